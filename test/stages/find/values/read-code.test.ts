import { describe, expect, test } from 'vitest'
import { findCode, readCode, readGroups } from '../../../../engine/stages/find/values/read-code.ts'

describe('readCode takes the reference behind a label', () => {
  test.each([
    [': RE-2026-0815', 'RE-2026-0815'],
    [' 4711', '4711'],
    ['. 2026/118', '2026/118'],
    [' - INV_0042', 'INV_0042'],
    ['# 10023', '10023'],
    [' Nr. 55-1', '55-1'],
    [' lautet: R1005', 'R1005'],
    [' RE 2026-17', 'RE 2026-17'],
    [' 2026 / 118', '2026 / 118'],
    [' A.2026.7 vom 3. Mai', 'A.2026.7'],
    [' 4711, bitte angeben', '4711'],
    [' 4711.', '4711'],
    [' 4711 2026', '4711'],
  ])('"%s"', (text, value) => {
    expect(readCode(text)?.value).toBe(value)
  })

  test.each([
    ['a date', ': 04.05.2026'],
    ['an amount', ': 234.56'],
    ['a word', ': siehe oben'],
    ['nothing', ' : '],
    ['a payload of more than forty characters', ` ${'1234567890'.repeat(5)}`],
  ])('and refuses %s', (_, text) => {
    expect(readCode(text)).toBeNull()
  })

  test('with the characters where it stands', () => {
    const text = 'Nr.: RE-17, Seite 1'
    const code = readCode(text)!
    expect(text.slice(code.from, code.to)).toBe('RE-17')
  })
})

describe('readGroups takes a number in groups', () => {
  test.each([
    [': 8 0001 2345 6789', '8 0001 2345 6789'],
    [' Nr. 82 1234 5678 9012 ', '82 1234 5678 9012'],
  ])('"%s"', (text, value) => {
    const found = readGroups(text)!
    expect(found.value).toBe(value)
    expect(text.slice(found.from, found.to)).toBe(value)
  })

  test.each([' 4711 2026', ' 4711 24103 Kiel 2026', ' 4711', ' RE 2026 17 18', ' 12 03.05.2026 18'])(
    'and none of "%s"',
    (text) => {
      expect(readGroups(text)).toBeNull()
    },
  )
})

describe('findCode takes the first clear reference of a sentence', () => {
  test.each([
    ['mit der Nummer RE-17 haben wir', 'RE-17'],
    ['unter 20260815 geführt', '20260815'],
    ['bis 04.05.2026 zu 100,00 EUR für 4711', '4711'],
    ['Vorgang 12/345 betreffend', '12/345'],
  ])('%s', (text, value) => {
    expect(findCode(text)?.value).toBe(value)
  })

  test.each(['am 04.05.2026', 'für 100,00 EUR', 'nach 30 Tagen', 'ohne Angabe'])('and none of "%s"', (text) => {
    expect(findCode(text)).toBeNull()
  })
})
