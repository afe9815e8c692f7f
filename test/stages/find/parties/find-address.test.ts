import { expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findAddress } from '../../../../engine/stages/find/parties/find-address.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const addressUnder = (picture: string): unknown => {
  const page = layOut([makePage(picture)]).pages[0]!
  const name = page.lines[0]!.segments[0]!
  return findAddress(page, name, name.text.length, 0.9)?.value
}

test('an address goes on below its place with a state and a country, and with nothing else', () => {
  const lines = 'Kaveri Traders Pvt Ltd\n17 Race Course Road\nCoimbatore - 641 018'
  expect(addressUnder(`${lines}\nTamil Nadu\nIndia\nGSTIN 33AABCK1234L1Z5`)).toBe(
    '17 Race Course Road, Coimbatore - 641 018, Tamil Nadu, India',
  )
  expect(addressUnder(`${lines}\nIndia\nAccounts Department`)).toBe('17 Race Course Road, Coimbatore - 641 018, India')
  expect(addressUnder(`${lines}\nAccounts Department`)).toBe('17 Race Course Road, Coimbatore - 641 018')
})
