import { expect, test } from 'vitest'
import { tellCountry } from '../../../../engine/stages/find/context/tell-country.ts'

test.each([
  ['410 Birch Avenue, Austin, TX 78701', 'US'],
  ['410 Birch Avenue, Austin, TX 78701-1234, USA', 'US'],
  ['410 Birch Avenue, Austin, U.S.A.', 'US'],
  ['12 Kiln Lane, Leeds LS2 7EW', 'GB'],
  ['12 Kiln Lane, Leeds, United Kingdom', 'GB'],
  ['8 Harbour St, Halifax, NS B3J 1A1', 'CA'],
  ['Am Wall 3, D-28195 Bremen', 'DE'],
  ['Seegasse 4, CH-8001 Zürich', 'CH'],
  ['Rue du Port 5, 75001 Paris, Frankreich', 'FR'],
  ['Via Roma 1\n20121 Milano\nItalia', 'IT'],
  ['Rua das Flores 2, 1200-195 Lisboa, Portugal', 'PT'],
])('%s is in %s', (address, country) => {
  expect(tellCountry(address)).toBe(country)
})

test.each(['Am Wall 3, 28195 Bremen', 'Am Wall 3, DE 28195 Bremen', 'Via Roma 1, 20121 Milano MI', ''])(
  'nothing is told by %j',
  (address) => {
    expect(tellCountry(address)).toBeNull()
  },
)
