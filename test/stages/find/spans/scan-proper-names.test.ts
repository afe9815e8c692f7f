import { expect, test } from 'vitest'
import { scanProperNames } from '../../../../engine/stages/find/spans/scan-proper-names.ts'

const scan = (text: string): readonly string[] => scanProperNames(text).map(({ value }) => value)

test.each([
  ['en mevrouw Femke Annalies Brandsma, geboren op 14 februari', 'Femke Annalies Brandsma'],
  ['gewährt hiermit der Café Zimtstern OHG, vertreten durch ihre Leitung', 'Café Zimtstern OHG'],
  ['entre Comercial del Sur y Cía, S.L., con domicilio en', 'Comercial del Sur y Cía, S.L.'],
  ['tra la Sig.ra CASTELLI FRANCESCA, nata a Voghera', 'CASTELLI FRANCESCA'],
  ['is a brand of Northgate & Tideway Bank plc, authorised by', 'Northgate & Tideway Bank plc'],
  ['und der Firma Papeterie Vogler e. K., Inhaberin Orla Vogler', 'Papeterie Vogler e. K.'],
  ['made between Dr Rosalind Ferris of Quay House, Kelso and', 'Dr Rosalind Ferris'],
  ['signed by the Isle of Wight Ferries, which', 'Isle of Wight Ferries'],
  ['permits Dr. J.H. van Ommeren (“the Owner”) to', 'Dr. J.H. van Ommeren'],
])('in the sentence "%s" stands %s', (text, name) => {
  expect(scan(text)).toContain(name)
})

test('a word in brackets is one of the name where a legal form follows, and no name begins or ends within it', () => {
  const names = scan('Registered office of Acorn Supplies (Holdings) Limited in Leeds')
  expect(names).toContain('Acorn Supplies (Holdings) Limited')
  expect(names.filter((name) => name.split('(').length !== name.split(')').length)).toEqual([])
  expect(scan('owed to Acorn Supplies (Leeds Branch) today')).toEqual(['Acorn Supplies', 'Leeds Branch'])
  expect(scan('owed to Acorn Supplies (Leeds) today')).toEqual(['Acorn Supplies'])
})

test('the firm that owns something is named without the sign of it, a firm whose name has it with it', () => {
  expect(scan("accept Bluegum Staffing Pty Ltd's terms of business")).toContain('Bluegum Staffing Pty Ltd')
  expect(scan("paid to Mulligan's Bakery Ltd in full")).toContain("Mulligan's Bakery Ltd")
})

test('small words of a sentence do not count as beginnings of a name', () => {
  expect(scan('im Namen und für Rechnung von Frau Liv Asbjørnsen, wohnhaft')).toContain('Liv Asbjørnsen')
})

test('two names with a conjunction between them are proposed apart and together', () => {
  expect(scan('an Lukas Behrendsen und Marie Oduya als Mieter')).toEqual(
    expect.arrayContaining(['Lukas Behrendsen', 'Marie Oduya', 'Lukas Behrendsen und Marie Oduya']),
  )
})

test('a title or a role before a name is proposed with it and left away', () => {
  expect(scan('with the Landlord Aldhelm Estates Limited, incorporated in')).toEqual(
    expect.arrayContaining(['Landlord Aldhelm Estates Limited', 'Aldhelm Estates Limited']),
  )
})

test('a full stop ends a name, and a word alone is none', () => {
  expect(scan('paid by Harms Holzbau. Thank you for your Order today')).toEqual(['Harms Holzbau'])
})

test('what is longer than any name is not proposed', () => {
  expect(scan('Abcdefghijkl '.repeat(40)).every((name) => name.length <= 90)).toBe(true)
})
