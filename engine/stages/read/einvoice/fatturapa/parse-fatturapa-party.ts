import { findOne, findText } from '../find-elements.ts'
import { joinParts } from '../normalize-values.ts'
import type { Party } from '../party.ts'
import type { XmlElement } from '../read-xml.ts'

/** With the country of its VAT number, else of its seat. */
export interface FatturaPaParty extends Party {
  readonly country: string | null
}

/** A seller or customer; in the simplified invoice what identifies them stands one level higher. */
export function readFatturaPaParty(party: XmlElement | null): FatturaPaParty {
  const data = findOne(party, 'DatiAnagrafici') ?? findOne(party, 'IdentificativiFiscali') ?? party
  const holder = findOne(party, 'AltriDatiIdentificativi') ?? party
  const name = findOne(data, 'Anagrafica') ?? holder
  const seat = findOne(holder, 'Sede')
  const register = findOne(party, 'IscrizioneREA')
  return {
    name: findText(name, 'Denominazione') ?? joinParts([findText(name, 'Nome'), findText(name, 'Cognome')], ' '),
    address: readAddress(seat),
    vatId: readVatId(findOne(data, 'IdFiscaleIVA')),
    taxNumber: findText(data, 'CodiceFiscale'),
    registerNumber: joinParts([findText(register, 'Ufficio'), findText(register, 'NumeroREA')], '-'),
    email: findText(party, 'Contatti/Email'),
    phone: findText(party, 'Contatti/Telefono'),
    identifier: null,
    country: (findText(data, 'IdFiscaleIVA/IdPaese') ?? findText(seat, 'Nazione'))?.toUpperCase() ?? null,
  }
}

function readAddress(seat: XmlElement | null): string | null {
  const text = (name: string): string | null => findText(seat, name)
  return joinParts(
    [
      joinParts([text('Indirizzo'), text('NumeroCivico')], ' '),
      joinParts([text('CAP'), text('Comune')], ' '),
      text('Provincia'),
      text('Nazione'),
    ],
    ', ',
  )
}

/** Country and code. Who has no number is written as OO, or as nines, by the rules of the exchange. */
function readVatId(id: XmlElement | null): string | null {
  const country = findText(id, 'IdPaese')?.toUpperCase() ?? ''
  const code = findText(id, 'IdCodice')
  if (code === null || country === 'OO' || /^(?:OO)?(?:9{7,}|0+)$/.test(code)) return null
  return code.toUpperCase().startsWith(country) ? code : `${country}${code}`
}
