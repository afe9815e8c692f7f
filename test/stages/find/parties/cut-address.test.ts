import { expect, test } from 'vitest'
import { cutAddress } from '../../../../engine/stages/find/parties/cut-address.ts'
import { isPostalPlace } from '../../../../engine/stages/find/parties/recognize-line.ts'

test.each([
  ['a label', 'Dienstgebäude: Am Markt 3, 24103 Kiel', 'Am Markt 3, 24103 Kiel'],
  [
    'the other sentences of an imprint',
    'Fen Mutual plc. Registered office: 3 Mill Lane, Exampleton ZZ9 9ZZ. Registered in England No. 1234567.',
    '3 Mill Lane, Exampleton ZZ9 9ZZ',
  ],
  ['nothing where it is all', 'Bahnhofstr. 5, 24103 Kiel', 'Bahnhofstr. 5, 24103 Kiel'],
])('an address is left without %s', (_, text, address) => {
  expect(cutAddress(text, isPostalPlace)).toBe(address)
})
