import { describe, expect, test } from 'vitest'
import { fromCents, parseAmount, toCents, trimZeros } from '../../engine/domain/money.ts'

describe('parseAmount reads', () => {
  test.each([
    ['German', '1.234,56', '1234.56'],
    ['English', '1,234.56', '1234.56'],
    ['Swiss', "1'234.50", '1234.50'],
    ['Swiss with a typographic apostrophe', '1’234.50', '1234.50'],
    ['French', '1 234,56', '1234.56'],
    ['French with a narrow space', '1\u202f234,56', '1234.56'],
    ['without grouping', '1234,56', '1234.56'],
    ['millions', '12.345.678,90', '12345678.90'],
    ['Indian', '1,00,000.00', '100000.00'],
    ['thousands without cents', '1.234', '1234'],
    ['three decimals behind more digits than a group has', '1234.567', '1234.567'],
    ['thousands without cents, English', '12,000', '12000'],
    ['a whole number', '250', '250'],
    ['one decimal', '19,5', '19.50'],
    ['four decimals of a unit price', '0,0815', '0.0815'],
    ['three decimals below one', '0.125', '0.125'],
    ['leading zeros', '007,50', '7.50'],
    ['a minus in front', '-12,00', '-12.00'],
    ['a typographic minus', '−12,00', '-12.00'],
    ['a minus behind', '12,00-', '-12.00'],
    ['a minus behind a blank', '12,00 -', '-12.00'],
    ['brackets for a negative amount', '(12.00)', '-12.00'],
    ['a plus', '+12,00', '12.00'],
    ['no minus nought', '-0,00', '0.00'],
    ['blanks around it', '  7,10 ', '7.10'],
  ])('%s: %s', (_, printed, amount) => {
    expect(parseAmount(printed)).toBe(amount)
  })

  test.each([
    '',
    '-',
    'EUR',
    '12,50 EUR',
    'A12',
    '12.3.4x',
    '1,2,3',
    '1.2,3',
    '1 2 3',
    "1'2",
    '12.34.56',
    '1,2,345',
    '1234567890123456',
    '(12.00',
    'zwölf',
  ])('nothing in "%s"', (printed) => {
    expect(parseAmount(printed)).toBeNull()
  })
})

describe('toCents', () => {
  test.each([
    ['12.34', 1234],
    ['12', 1200],
    ['12.3', 1230],
    ['-0.05', -5],
    ['0.005', 1],
    ['-0.005', -1],
    ['1.004', 100],
    ['0.999', 100],
    ['9007199254.74', 900719925474],
  ])('%s', (amount, cents) => {
    expect(toCents(amount)).toBe(cents)
  })

  test.each(['', '1,20', '1.', '.5', 'x', '1e3'])('"%s" is no number', (amount) => {
    expect(toCents(amount)).toBeNaN()
  })
})

test.each([
  [1234, '12.34'],
  [5, '0.05'],
  [-5, '-0.05'],
  [100, '1.00'],
  [0, '0.00'],
  [-123456, '-1234.56'],
])('fromCents(%i) is %s', (cents, amount) => {
  expect(fromCents(cents)).toBe(amount)
})

test.each([
  ['12.50', '12.5'],
  ['3.00', '3'],
  ['-0.10', '-0.1'],
  ['100', '100'],
  ['1200.00', '1200'],
])('%s without zeros at its end is %s', (number, trimmed) => {
  expect(trimZeros(number)).toBe(trimmed)
})
