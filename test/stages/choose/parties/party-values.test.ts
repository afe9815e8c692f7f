import { expect, test } from 'vitest'
import { partyWriter } from '../../../../engine/stages/choose/parties/party-values.ts'

const [writeName, writeAddress] = [partyWriter('party_name_1')!, partyWriter('party_address_2')!]

test.each([
  ['Mademoiselle Inès Vallon', 'Inès Vallon'],
  ['don Joaquín Pons Rey', 'Joaquín Pons Rey'],
  ['Dª Remedios Pons', 'Remedios Pons'],
  ['Frau Orla Finch (die „Mieterin“)', 'Orla Finch'],
  ['Herrmann GmbH', 'Herrmann GmbH'],
])('the name in "%s" is %s', (printed, name) => {
  expect(writeName(printed)).toBe(name)
})

test.each([
  ['beide Untere Hauptstraße 19, 2223 Hohenau', 'Untere Hauptstraße 19, 2223 Hohenau'],
  ['both of 30 Lye Close, Leeds LS1 4AP', '30 Lye Close, Leeds LS1 4AP'],
  ['en calle Cuarteles 7, 29002 Málaga', 'calle Cuarteles 7, 29002 Málaga'],
  ['In der Au 3, 24103 Kiel', 'In der Au 3, 24103 Kiel'],
])('the address in "%s" is %s', (printed, address) => {
  expect(writeAddress(printed)).toBe(address)
})

test('single values are written as they are', () => {
  expect(partyWriter('sender_name')).toBeUndefined()
})
