import { findAll, findOne, findText } from './find-elements.ts'
import { joinParts } from './normalize-values.ts'
import type { Party } from './party.ts'
import type { XmlElement } from './read-xml.ts'

/** BG-4 or BG-7: the registered name (BT-27, BT-44), else the trading name. */
export function readUblParty(party: XmlElement | null): Party {
  const identifier = findAll(party, 'cac:PartyIdentification/cbc:ID').find(
    (entry) => entry.attributes['schemeID'] !== 'SEPA' && entry.text.trim() !== '',
  )
  return {
    name:
      findText(party, 'cac:PartyLegalEntity/cbc:RegistrationName') ??
      findText(party, 'cac:PartyName/cbc:Name') ??
      readPerson(party),
    address: readAddress(findOne(party, 'cac:PostalAddress')),
    vatId: readTaxNumber(party, true),
    taxNumber: readTaxNumber(party, false),
    registerNumber: findText(party, 'cac:PartyLegalEntity/cbc:CompanyID'),
    email: findText(party, 'cac:Contact/cbc:ElectronicMail'),
    phone: findText(party, 'cac:Contact/cbc:Telephone'),
    identifier: identifier?.text.trim() ?? null,
  }
}

function readPerson(party: XmlElement | null): string | null {
  return joinParts([findText(party, 'cac:Person/cbc:FirstName'), findText(party, 'cac:Person/cbc:FamilyName')], ' ')
}

function readAddress(address: XmlElement | null): string | null {
  const text = (name: string): string | null => findText(address, name)
  return joinParts(
    [
      joinParts([text('cbc:StreetName'), text('cbc:BuildingNumber')], ' '),
      text('cbc:AdditionalStreetName'),
      text('cac:AddressLine/cbc:Line'),
      joinParts([text('cbc:PostalZone'), text('cbc:CityName')], ' '),
      text('cbc:CountrySubentity'),
      text('cac:Country/cbc:IdentificationCode'),
    ],
    ', ',
  )
}

/**
 * BT-31 has the scheme VAT (GST where PINT is used, 63 in Denmark); a scheme of any other name is BT-32. Nordic sellers write words there:
 * that they are in a register.
 */
function readTaxNumber(party: XmlElement | null, isVat: boolean): string | null {
  const schemes = findAll(party, 'cac:PartyTaxScheme').filter(
    (entry) => /^(?:VAT|GST|63)$/i.test(findText(entry, 'cac:TaxScheme/cbc:ID') ?? '') === isVat,
  )
  return schemes.map((entry) => findText(entry, 'cbc:CompanyID')).find((number) => /\d/.test(number ?? '')) ?? null
}
