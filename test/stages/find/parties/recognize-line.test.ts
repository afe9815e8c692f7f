import { describe, expect, test } from 'vitest'
import { hasLegalForm } from '../../../../engine/domain/legal-forms.ts'
import {
  canBeName,
  endsAddress,
  isContact,
  isCountry,
  isPostalPlace,
  isSalutation,
  isStreet,
  isTitle,
} from '../../../../engine/stages/find/parties/recognize-line.ts'

type Check = readonly [name: string, check: (text: string) => boolean, yes: readonly string[], no: readonly string[]]

const CHECKS: readonly Check[] = [
  [
    'a legal form',
    hasLegalForm,
    [
      'Holzbau Lindner GmbH',
      'Moos & Söhne GmbH & Co. KG',
      'Gärtnerei Moos e.K.',
      'Turnverein Süd e.V.',
      'Nordlicht AG',
      'Northwind Tools Ltd',
      'Northwind Tools, Inc.',
      'Harbour Cafe LLP',
      'Atelier Bellune SARL',
      'Officine Bruni S.r.l.',
      'Talleres Oria S.L.',
      'Van Dalen B.V.',
      'Kopi Corner Sdn. Bhd.',
    ],
    ['Petra Sommer', 'Rechnung', 'Agathe Klein', 'Taggeld', 'Seite 2'],
  ],
  [
    'a street',
    isStreet,
    [
      'Sägeweg 4',
      'Lange Straße 12a',
      'Hauptstr. 7',
      '4 Mill Lane',
      '12 High Street',
      '3 rue des Lilas',
      'Via Roma 5',
      'Postfach 1234',
      'P.O. Box 17',
    ],
    ['Petra Sommer', 'Rechnung 4', 'Schrauben M6', 'Seite 2'],
  ],
  [
    'the end of an address below its place',
    endsAddress,
    [
      'Tamil Nadu',
      'Tamil Nadu,',
      'Karnataka, India',
      'Deutschland',
      'Selangor Darul Ehsan',
      'Nova Scotia',
      'West Yorkshire',
      'New South Wales',
      'KwaZulu-Natal',
      'U.K.',
    ],
    ['Kiel', 'Hafenweg 3', 'Tel. 0431 1234', 'Karnataka Traders', ''],
  ],
  [
    'a place with its postal code',
    isPostalPlace,
    [
      'Kwun Tong, Kowloon',
      'Kwun Tong, Hong Kong',
      'Business Bay, Dubai, UAE',
      'weserstraße 12, 28757 bremen',
      'Kwun Tong, Kowloon, Hong Kong',
      'Richmond, Johannesburg 2092',
      'Sorel-Tracy (Québec) J3P 5N4',
      '04103 Leipzig',
      'D-04103 Leipzig',
      '1010 Wien',
      '8001 Zürich',
      'Leeds LS1 4AB',
      'Austin, TX 78701',
      '69002 Lyon',
      '3511 AB Utrecht',
      'A-1010 Wien',
      '1250-262 LISBOA',
      '00-950 Warszawa',
      '113 59 Stockholm',
      'Vancouver, BC V6E 0Z9',
      'Dublin 4, D04 X7Y2',
      'Ballymote, Co. Sligo',
      'Penrith NSW 2750',
      'Singapore 509118',
      'Bengaluru – 560 048',
      'NALLASOPARA (E), PALGHAR 401209',
      'SAVASSI - CEP: 30140-128 - BELO HORIZONTE',
      'Des Moines, Iowa 50309',
      'Musterstadt *12345 Neustadt',
    ],
    [
      'Conference Durban 2026',
      'Design Indaba Cape Town 2026',
      'Dichtring 50 1000 stück',
      'matjeshering 10 1000 gramm',
      'HSBC, Hong Kong',
      'Darwin N.T.',
      'Leipzig',
      '04103',
      'Sägeweg 4',
      'Tel. 0341 123456',
      '12 Schrauben',
      'Rechnung 123456',
      'Tel. 0211-123456',
      'A65 F4E2 offen',
      '250 00 EUR',
    ],
  ],
  [
    'the name of a country',
    isCountry,
    ['Deutschland', 'FRANCE', 'Países Bajos', 'UK', 'United States of America', 'Ireland', 'Irlanda'],
    ['Leipzig', 'de', '12', 'Frankreichstraße'],
  ],
  [
    'a way to reach or to pay somebody',
    isContact,
    [
      'Tel. 0341 123456',
      'mail@example.org',
      'www.example.org',
      'IBAN DE89 3704',
      'USt-IdNr. DE136695976',
      'Steuernummer 231/123',
      'Amtsgericht Leipzig',
      'Mobile Pflege GmbH, Tel. 0341 123456',
      'Mobil: 0171 123456 Lindner GmbH',
    ],
    [
      'Holzbau Lindner GmbH',
      'Sägeweg 4',
      '04103 Leipzig',
      'Nordnetz Telefon AG',
      'Mobile Pflege Kiel GmbH',
      'Web & Mail Ltd',
      'Mobile Pflege GmbH · Sägeweg 4 · 04103 Leipzig',
    ],
  ],
  [
    'a salutation',
    isSalutation,
    ['Herrn', 'Frau', 'Firma', 'Mr.', 'Mrs', 'Monsieur', 'z. Hd. Frau Sommer'],
    ['Petra Sommer', 'Frau Sommer'],
  ],
  [
    'a title',
    isTitle,
    ['Rechnung', 'INVOICE 17', 'Gutschrift', 'Seite 2', 'Facture'],
    ['Holzbau Lindner GmbH', 'Petra Sommer'],
  ],
  [
    'a possible name',
    canBeName,
    ['Holzbau Lindner GmbH', 'Petra Sommer', 'Stadt Leipzig', 'Café am Ring', '3D Druck Süd UG'],
    [
      '04103 Leipzig',
      'Sägeweg 4',
      'Tel. 0341 123456',
      'Rechnungsnummer',
      'Menge',
      '1.234,56',
      '04.05.2026',
      'Wie geht es Ihnen?',
      'A1',
      'Zu zahlen bis 04.05.2026',
    ],
  ],
]

describe.each(CHECKS)('%s', (_, check, yes, no) => {
  test.each(yes)('is "%s"', (text) => {
    expect(check(text)).toBe(true)
  })

  test.each(no)('is not "%s"', (text) => {
    expect(check(text)).toBe(false)
  })
})

test.each(['BHD', 'SDN. BHD.', '2nd Floor, Wisma Melati', 'Accounts Payable', 'Kreditorenbuchhaltung'])(
  '"%s" is no name by itself',
  (text) => {
    expect(canBeName(text)).toBe(false)
  },
)
