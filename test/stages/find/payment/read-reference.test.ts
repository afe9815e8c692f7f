import { expect, test } from 'vitest'
import { readLabelled } from '../../../../engine/stages/find/payment/read-reference.ts'

test.each([
  ['97704 / 44622. Einwendungen sind schriftlich zu erheben.', '97704 / 44622'],
  [': 117.05.09.2 Wieczorek', '117.05.09.2 Wieczorek'],
  ['Kundennummer 8888 Rechnungsnummer 6069', 'Kundennummer 8888 Rechnungsnummer 6069'],
  ['5.0100.004471.8 Grundsteuer B, 2. Rate 15.05.2025', '5.0100.004471.8'],
])('what a label announces, with what belongs to it: %s', (text, value) => {
  expect(readLabelled(text, false)?.value).toBe(value)
})

test.each(['24.02.2025', '119,00 EUR', 'Danke'])('neither a day nor an amount nor words: %s', (text) => {
  expect(readLabelled(text, false)).toBeNull()
})

test('below a label only what begins as a reference', () => {
  expect(readLabelled('Gewerbesteuer für 2023', true)).toBeNull()
  expect(readLabelled('5.1182.000447.1', true)?.value).toBe('5.1182.000447.1')
})
