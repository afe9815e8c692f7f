import { expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { listSpans } from '../../../../engine/stages/find/spans/list-spans.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const listAddresses = (picture: string): readonly string[] =>
  listSpans(layOut([makePage(picture)]), 'day-first').spans.flatMap((span) =>
    span.kind === 'address' ? [span.value] : [],
  )

test.each([
  [
    'PLZ              91054\nOrt              Erlangen\nStraße / Hausnummer    Wasserturmstraße 31',
    'Wasserturmstraße 31, 91054 Erlangen',
  ],
  [
    'Indirizzo: Via Savona 3/A\nComune: Cuneo Provincia: CN\nCap: 12100 Nazione: IT',
    'Via Savona 3/A, 12100 Cuneo (CN)',
  ],
  ['Address: 18 Alder Way\nCity: Boulder\nState: CO\nZIP: 80301', '18 Alder Way, Boulder, CO 80301'],
  ['Street: 4 Mill Lane\nTown: Kelso\nPostcode: TD5 7HF', '4 Mill Lane, Kelso TD5 7HF'],
  ['Adresszeile 1    Hafenweg 3\nPLZ / Post code    24103\nStadt (City)    Kiel', 'Hafenweg 3, 24103 Kiel'],
  ['Seller street    4 Mill Lane\nSeller city      Kelso\nSeller post code    TD5 7HF', '4 Mill Lane, Kelso TD5 7HF'],
  ['Straße: Am Anger\nHausnummer: 2\nPLZ: 39221\nOrt: Eickendorf', 'Am Anger 2, 39221 Eickendorf'],
])('an address is put together from its fields: %s', (picture, address) => {
  expect(listAddresses(picture)).toContain(address)
})

test('fields of two parties side by side are two addresses', () => {
  const picture = `Käufer                                      Verkäufer
Straße    Rathausplatz 1                    Straße    Kirchweg 31
PLZ       90997                             PLZ       91054
Ort       Auental                           Ort       Erlangen`
  const addresses = listAddresses(picture)
  expect(addresses).toEqual(expect.arrayContaining(['Rathausplatz 1, 90997 Auental', 'Kirchweg 31, 91054 Erlangen']))
  expect(addresses.filter((address) => /Rathausplatz.*91054|Kirchweg.*90997/.test(address))).toEqual([])
})

test.each(['PLZ: 24103\n\n\n\n\n\n\n\n\n\n\n\nOrt: Kiel', 'Straße: Ringweg 4\nPLZ 24103\nOrt der Leistung: Hamburg'])(
  'fields far apart, or no code and place, are no address: %s',
  (picture) => {
    expect(listAddresses(picture).filter((address) => /24103.*(?:Kiel|Hamburg)|Ringweg.*Kiel/.test(address))).toEqual(
      [],
    )
  },
)

test('fields of one party below the other one are two addresses', () => {
  const picture = 'Käufer\nPLZ: 11111\nOrt: Köln\nVerkäufer\nName: X AG\nStraße: Musterweg 5\nPLZ: 22222\nOrt: Berlin'
  const addresses = listAddresses(picture)
  expect(addresses).toEqual(expect.arrayContaining(['11111 Köln', 'Musterweg 5, 22222 Berlin']))
  expect(addresses.filter((address) => /Musterweg.*11111/.test(address))).toEqual([])
})

test.each([
  ['Straße: Ringweg 4\nE-Mail-Adresse: a@b.de\nPLZ: 24103\nOrt: Kiel', 'Ringweg 4, 24103 Kiel'],
  ['Address line 1: 4 Mill Lane\nAddress line 2: Flat 3\nTown: Kelso\nPostcode: TD5 7HF', '4 Mill Lane, Kelso TD5 7HF'],
  [
    'Adresse          Rue de la Paix 12\nCode postal      75002\nVille            Paris Cedex 08',
    'Rue de la Paix 12, 75002 Paris Cedex 08',
  ],
  ['Address: 18 Alder Way\nCity: Boulder    State: Colorado    ZIP: 80301', '18 Alder Way, Boulder, Colorado 80301'],
  ['Straße: Ringweg 4\nPLZ / Ort: 24103 Kiel', 'Ringweg 4, 24103 Kiel'],
])('what is no street takes no place in it: %s', (picture, address) => {
  expect(listAddresses(picture)).toContain(address)
})

test('parties without a line between them are two addresses', () => {
  const picture = 'Straße: Ulmenweg 1\nPLZ: 11111\nOrt: Köln\nStraße: Birkenweg 2\nPLZ: 22222\nOrt: Berlin'
  expect(listAddresses(picture)).toEqual(
    expect.arrayContaining(['Ulmenweg 1, 11111 Köln', 'Birkenweg 2, 22222 Berlin']),
  )
})

test('a word that only ends like a label is none, and a mail address no street', () => {
  expect(listAddresses('Lieferort: Bremen\nPLZ: 24103\nOrt: Kiel')).not.toContain('24103 Bremen')
  const addresses = listAddresses('Adresse: a@b.de\nPLZ: 24103\nOrt: Kiel')
  expect(addresses).toContain('24103 Kiel')
  expect(addresses.join('\n')).not.toContain('a@b.de, 24103 Kiel')
})

test('fields may stand below their labels, of two parties side by side', () => {
  const picture = `Straße, Hausnr.                    Straße, Hausnr.
Hafenweg 3                         Ringweg 14 a
PLZ, Ort                           PLZ, Ort
24103 Kiel                         26721 Emden`
  const addresses = listAddresses(picture)
  expect(addresses).toEqual(expect.arrayContaining(['Hafenweg 3, 24103 Kiel', 'Ringweg 14 a, 26721 Emden']))
  expect(addresses.filter((address) => /Hafenweg.*Emden|Ringweg.*Kiel/.test(address))).toEqual([])
  expect(listAddresses('Straße\nTelefon\nPLZ, Ort\n24103 Kiel').join('\n')).not.toContain('Telefon, 24103')
})

test('labels of two words or of a street need no colon before what has the form of their field', () => {
  expect(listAddresses('Name Orla Finch\nStraße Hafenweg 3\nPLZ/Ort 24103 Kiel')).toContain('Hafenweg 3, 24103 Kiel')
  expect(listAddresses('Straße des Friedens 4\nPLZ/Ort 24103 Kiel')).not.toContain('des Friedens 4, 24103 Kiel')
})
