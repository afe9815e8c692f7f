import { describe, expect, test } from 'vitest'
import { hasIbanForm, ibanLength, isValidIban, normalizeIban } from '../../engine/domain/iban.ts'

describe('isValidIban', () => {
  // The registry's own example numbers.
  test.each([
    'DE89 3704 0044 0532 0130 00',
    'AT611904300234573201',
    'CH93 0076 2011 6238 5295 7',
    'FR1420041010050500013M02606',
    'GB29 NWBK 6016 1331 9268 19',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'nl91abna0417164300',
  ])('accepts %s', (text) => {
    expect(isValidIban(text)).toBe(true)
  })

  test.each([
    ['a wrong check digit', 'DE88 3704 0044 0532 0130 00'],
    ['two digits swapped', 'DE89 3704 0044 0532 0103 00'],
    ['one digit too few', 'DE89 3704 0044 0532 0130 0'],
    ['the right remainder with the length of another country', 'XX89370400440532013000'],
    ['words with the right length and remainder', 'CR11825JUL2025NU774120'],
    ['no number at all', 'Deutsche Bank'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(isValidIban(text)).toBe(false)
  })
})

test('normalizeIban drops blanks, marks and a leading label', () => {
  expect(normalizeIban('IBAN: de89 3704\u00a00044-0532.0130 00')).toBe('DE89370400440532013000')
})

test('ibanLength knows the registry and nothing else', () => {
  expect(ibanLength('de')).toBe(22)
  expect(ibanLength('US')).toBeNull()
})

test('hasIbanForm asks for figures where the country has figures, whatever the check digits are', () => {
  expect(hasIbanForm('DE88 3704 0044 0532 0130 00')).toBe(true)
  expect(hasIbanForm('DE14 XXXX XXXX XXXX XX22 08')).toBe(false)
  expect(hasIbanForm('DE43 APARELHOS SPLIT E 2 CH')).toBe(false)
  expect(hasIbanForm('GB29 NWBK 6016 1331 9268 20')).toBe(true)
})
