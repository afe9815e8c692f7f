import { expect, test } from 'vitest'
import { rememberTexts } from '../../../../engine/stages/find/values/remember-texts.ts'

test('a text that was asked about is not read again', () => {
  const read: string[] = []
  const length = rememberTexts((text) => read.push(text) && text.length)
  expect([length('Summe'), length('Betrag'), length('Summe')]).toEqual([5, 6, 5])
  expect(read).toEqual(['Summe', 'Betrag'])
})

test('an answer of false or 0 is remembered as well', () => {
  const read: string[] = []
  const isLong = rememberTexts((text) => read.push(text) > 9)
  expect([isLong('a'), isLong('a')]).toEqual([false, false])
  expect(read).toEqual(['a'])
})

test('however many texts come, the first ones are forgotten and the last ones kept', () => {
  const wrap = rememberTexts((text) => ({ text }))
  const first = wrap('0')
  for (let index = 1; index < 5000; index += 1) wrap(String(index))
  const last = wrap('5000')
  expect(wrap('5000')).toBe(last)
  expect(wrap('0')).not.toBe(first)
})
