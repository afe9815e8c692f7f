import { expect, test } from 'vitest'
import { writeUnits } from '../../engine/domain/payment.ts'

test.for([
  ['50000', 6, '0.05'],
  ['1', 6, '0.000001'],
  ['1000000', 6, '1'],
  ['12345678', 6, '12.345678'],
  ['7', 0, '7'],
  ['1000000000000000000000000', 18, '1000000'],
] as const)('%s units of a token with %d decimals are %s', ([units, decimals, written]) => {
  expect(writeUnits(units, decimals)).toBe(written)
})
