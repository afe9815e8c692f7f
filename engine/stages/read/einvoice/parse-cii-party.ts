import { findAll, findOne, findText } from './find-elements.ts'
import { joinParts } from './normalize-values.ts'
import type { Party } from './party.ts'
import type { XmlElement } from './read-xml.ts'

/** BG-4 or BG-7: the name (BT-27, BT-44), else the trading name. */
export function readCiiParty(party: XmlElement | null): Party {
  const legal = findOne(party, 'ram:SpecifiedLegalOrganization')
  const contact = findOne(party, 'ram:DefinedTradeContact')
  return {
    name: findText(party, 'ram:Name') ?? findText(legal, 'ram:TradingBusinessName'),
    address: readAddress(findOne(party, 'ram:PostalTradeAddress')),
    vatId: readRegistration(party, 'VA'),
    taxNumber: readRegistration(party, 'FC'),
    registerNumber: findText(legal, 'ram:ID'),
    email: findText(contact, 'ram:EmailURIUniversalCommunication/ram:URIID|ram:CompleteNumber'),
    phone: findText(contact, 'ram:TelephoneUniversalCommunication/ram:CompleteNumber'),
    identifier: findText(party, 'ram:ID') ?? findText(party, 'ram:GlobalID'),
  }
}

function readAddress(address: XmlElement | null): string | null {
  const text = (name: string): string | null => findText(address, `ram:${name}`)
  return joinParts(
    [
      joinParts([text('StreetName'), text('BuildingNumber')], ' '),
      text('LineOne'),
      text('LineTwo'),
      text('LineThree'),
      joinParts([text('PostcodeCode'), text('CityName')], ' '),
      text('CountrySubDivisionName'),
      text('CountryID'),
    ],
    ', ',
  )
}

/** VA is the VAT identifier (BT-31, BT-48), FC the number at the tax office (BT-32). */
function readRegistration(party: XmlElement | null, scheme: string): string | null {
  const number = findAll(party, 'ram:SpecifiedTaxRegistration/ram:ID').find(
    (element) => element.attributes['schemeID'] === scheme,
  )
  return number?.text.trim() ?? null
}
