import { findOne, findText } from '../find-elements.ts'
import { joinParts } from '../normalize-values.ts'
import type { Party } from '../party.ts'
import type { XmlElement } from '../read-xml.ts'

/** A firm by its name in the register, else its trade name; a person by names and surnames. */
export function readFacturaeParty(party: XmlElement | null): Party {
  const entity = findOne(party, 'LegalEntity') ?? findOne(party, 'Individual')
  const contact = findOne(entity, 'ContactDetails')
  return {
    name:
      findText(entity, 'CorporateName') ??
      findText(entity, 'TradeName') ??
      joinParts(
        ['Name', 'FirstSurname', 'SecondSurname'].map((name) => findText(entity, name)),
        ' ',
      ),
    address: readAddress(entity),
    vatId: findText(party, 'TaxIdentification/TaxIdentificationNumber'),
    taxNumber: null,
    registerNumber: findText(entity, 'RegistrationData/Sheet'),
    email: findText(contact, 'ElectronicMail'),
    phone: findText(contact, 'Telephone'),
    identifier: findText(party, 'PartyIdentification'),
  }
}

function readAddress(entity: XmlElement | null): string | null {
  const address = findOne(entity, 'AddressInSpain|OverseasAddress')
  const text = (name: string): string | null => findText(address, name)
  return joinParts(
    [
      text('Address'),
      text('PostCodeAndTown') ?? joinParts([text('PostCode'), text('Town')], ' '),
      text('Province'),
      shortenCountry(text('CountryCode')),
    ],
    ', ',
  )
}

/** ISO 3166 alpha-3 codes of Europe and the Americas' larger trade partners whose first two letters are not the alpha-2 code. */
const COUNTRIES: Readonly<Record<string, string>> = {
  AUT: 'AT',
  CHL: 'CL',
  CHN: 'CN',
  DNK: 'DK',
  EST: 'EE',
  IRL: 'IE',
  MEX: 'MX',
  MLT: 'MT',
  POL: 'PL',
  PRT: 'PT',
  SVK: 'SK',
  SVN: 'SI',
  SWE: 'SE',
  TUR: 'TR',
  UKR: 'UA',
  AND: 'AD',
}
/** Those whose first two letters are. */
const SHORTENED = new Set(
  'ARG BEL BGR BRA CAN CHE COL CYP CZE DEU ESP FIN FRA GBR GRC HRV HUN IND ISL ITA JPN LTU LUX LVA MAR NLD NOR PER ROU RUS USA VEN'.split(
    ' ',
  ),
)

/** The address of other formats ends in the alpha-2 code; one that is not known stays. */
function shortenCountry(code: string | null): string | null {
  if (code === null) return null
  return COUNTRIES[code] ?? (SHORTENED.has(code) ? code.slice(0, 2) : code)
}
