import { describe, expect, test } from 'vitest'
import { findCandidates } from '../../../../../engine/stages/find/find-candidates.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

const birthDate = (birth: string, month: string): unknown =>
  findCandidates(
    [makePage(`Entgeltabrechnung ${month}\n\nGeburtsdatum: ${birth}\nPersonalnummer: 4711`)],
    'salary-statement',
    { locale: null, codes: [], additionalText: null },
  ).scalars['birth_date']?.[0]?.value

describe('a day of birth', () => {
  test.each([
    ['22.03.68', 'Mai 2026', '1968-03-22'],
    ['22.03.05', 'Mai 2026', '2005-03-22'],
    ['22.03.15', 'Mai 2026', '1915-03-22'],
    ['22.03.15', 'Mai 2031', '2015-03-22'],
    ['01.05.12', 'Mai 2026', '2012-05-01'],
    ['01.06.12', 'Mai 2026', '1912-06-01'],
  ])('%s on a paper of %s is %s', (birth, month, value) => {
    expect(birthDate(birth, month)).toBe(value)
  })

  test.each(['22.03.2015', '22.03.1915', '22. März 2020'])('with its year in full stays as printed: %s', (birth) => {
    expect(birthDate(birth, 'Mai 2026')).toMatch(birth.includes('1915') ? /^1915/ : /^20(?:15|20)/)
  })

  test('with two figures on a paper without a date is of the century before', () => {
    expect(birthDate('22.03.05', '')).toBe('1905-03-22')
  })
})
