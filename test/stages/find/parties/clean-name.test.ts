import { expect, test } from 'vitest'
import { readName } from '../../../../engine/stages/find/parties/clean-name.ts'

test.each([
  ['Holzbau Lindner GmbH', 'Holzbau Lindner GmbH'],
  ['Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig', 'Holzbau Lindner GmbH'],
  ['Holzbau Lindner GmbH, Sägeweg 4, 04103 Leipzig', 'Holzbau Lindner GmbH'],
  ['Holzbau Lindner GmbH - Sägeweg 4 - 04103 Leipzig', 'Holzbau Lindner GmbH'],
  ['Holzbau Lindner GmbH Sägeweg 4', 'Holzbau Lindner GmbH'],
  ['Northwind Tools, Inc.', 'Northwind Tools, Inc.'],
  ['Firma: Holzbau Lindner GmbH', 'Holzbau Lindner GmbH'],
  ['"Harbour Cafe"', 'Harbour Cafe'],
  ['Harbour Cafe office@harbour.example', 'Harbour Cafe'],
  ['Harbour Cafe www.harbour.example', 'Harbour Cafe'],
  ['Kopi Corner Sdn Bhd (123456-X)', 'Kopi Corner Sdn Bhd'],
  ['[ Kopi Corner Sdn Bhd{123456-X) FKA Teh', 'Kopi Corner Sdn Bhd'],
  ['Talleres Oria SA au capital de 10 000 euros', 'Talleres Oria SA'],
  ['Studio Weiß – Gestaltung', 'Studio Weiß – Gestaltung'],
  ['Ferme Lavande Rouen - 1535', 'Ferme Lavande Rouen - 1535'],
  ['Kedai Melati SB(306255-X) FKA Kopi SB', 'Kedai Melati SB'],
])('"%s" begins with the name "%s"', (text, name) => {
  expect(readName(text)?.value).toBe(name)
})

test.each(['', ' ', '–', 'A'])('"%s" holds no name', (text) => {
  expect(readName(text)).toBeNull()
})

test('a name tells its characters', () => {
  const text = 'Firma: Holzbau Lindner GmbH, Leipzig'
  const name = readName(text)!
  expect(text.slice(name.from, name.to)).toBe('Holzbau Lindner GmbH')
})
