import { findOne, findText } from '../find-elements.ts'
import { joinParts } from '../normalize-values.ts'
import type { Party } from '../party.ts'
import type { XmlElement } from '../read-xml.ts'

/** @param registers the seller's numbers, which stand at the foot of the form */
export function readKsefParty(party: XmlElement | null, registers: XmlElement | null): Party {
  const data = findOne(party, 'DaneIdentyfikacyjne')
  const address = findOne(party, 'Adres')
  const contact = findOne(party, 'DaneKontaktowe')
  return {
    name: findText(data, 'Nazwa'),
    address: joinParts(
      [findText(address, 'AdresL1'), findText(address, 'AdresL2'), findText(address, 'KodKraju')],
      ', ',
    ),
    vatId: readVatId(party, data),
    taxNumber: null,
    registerNumber: findText(registers, 'KRS') ?? findText(registers, 'REGON'),
    email: findText(contact, 'Email'),
    phone: findText(contact, 'Telefon'),
    identifier: findText(party, 'NrKlienta'),
  }
}

/** The Polish number, that of another member state with its prefix, else the number of a state outside the Union. */
function readVatId(party: XmlElement | null, data: XmlElement | null): string | null {
  const [national, european] = [findText(data, 'NIP'), findText(data, 'NrVatUE')]
  if (national !== null) return `${findText(party, 'PrefiksPodatnika|PrefiksNabywcy') ?? ''}${national}`
  if (european !== null) return `${findText(data, 'KodUE') ?? ''}${european}`
  return findText(data, 'NrID')
}
