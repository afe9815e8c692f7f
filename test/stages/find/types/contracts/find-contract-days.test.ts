import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findContractDays } from '../../../../../engine/stages/find/types/contracts/find-contract-days.ts'
import { joinLines } from '../../../../../engine/stages/find/types/running-text.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

/** The likeliest first and last day of what a sentence agrees on. */
function tell(text: string): readonly [start: unknown, end: unknown] {
  const found = findContractDays(
    joinLines(layOut([makePage(text.replace(/(.{60}\S*) /g, '$1\n'))])),
    'contract',
    'day-first',
  )
  const best = (key: string): unknown =>
    found[key]!.toSorted((a, b) => b.confidence - a.confidence).at(0)?.value ?? null
  return [best('start_date'), best('end_date')]
}

describe('the days of a contract', () => {
  test.each([
    ['A term of 5 years beginning on, and including, 1 March 2026 and ending on, and including, 28 February 2031.'],
    ['The engagement commenced on 1 March 2026 and shall continue up to and including 28 February 2031.'],
    ['This agreement runs from 1 March 2026 to 28 February 2031.'],
    ['The work covers the period between 1 March 2026 and 28 February 2031 inclusive.'],
    ['Work is to start no later than 1 March 2026 and must be finished by 28 February 2031.'],
    ['Services begin on or about Sunday, 1 March 2026 and shall be completed not later than 28 February 2031.'],
    ['Das Arbeitsverhältnis beginnt am 1. März 2026 und endet mit Ablauf des 28. Februar 2031.'],
    ['Die Tätigkeit wird am 1. März 2026 aufgenommen. Sie ist befristet bis einschließlich 28. Februar 2031.'],
    ['Beginn der Pacht ist der 01.03.2026, Ende der Pacht der 28.02.2031.'],
    ['Mietzeit: 01.03.2026 – 28.02.2031'],
  ])('are told by prepositions and verbs: %s', (sentence) => {
    expect(tell(sentence)).toEqual(['2026-03-01', '2031-02-28'])
  })

  test('are told by the terms defined behind them', () => {
    expect(tell('The lease is dated 1 March 2026 (the "Commencement Date") and lasts five years.')[0]).toBe(
      '2026-03-01',
    )
    expect(tell('The loan is repaid on 28 February 2031 (the "Final Repayment Date").')[1]).toBe('2031-02-28')
  })

  test('are no days on which something is paid, returned or was born', () => {
    expect(tell('Der Kaufpreis ist fällig bis zum 01.03.2026, nicht jedoch vor Mitteilung.')).toEqual([null, null])
    expect(tell('To accept, please sign this offer and return it by 1 March 2026.')).toEqual([null, null])
    expect(tell('Herr Jan Beispiel, geboren am 1. März 1976, wohnhaft in Musterdorf')).toEqual([null, null])
  })

  test('are none that something has lasted since, and none until which a certificate is good', () => {
    expect(tell('Das zwischen ihnen seit dem 15.09.2017 bestehende Arbeitsverhältnis wird beendet.')).toEqual([
      null,
      null,
    ])
    expect(tell('Anlage: Energieausweis (Kennwert 96 kWh), gültig bis 17.09.2031')).toEqual([null, null])
  })

  test('are the last ones where something is ended with effect from them', () => {
    expect(tell('Das Mietverhältnis wird mit Wirkung zum 31.03.2026 aufgehoben.')).toEqual([null, '2026-03-31'])
    expect(tell('The employment is terminated with effect from 31 March 2026.')).toEqual([null, '2026-03-31'])
    expect(tell('El contrato queda resuelto de mutuo acuerdo con efectos de 31 de marzo de 2026.')).toEqual([
      null,
      '2026-03-31',
    ])
  })

  test('count less where the paper only is made as of them', () => {
    expect(tell('This agreement is made as of 1 February 2026. The term runs from 1 March 2026.')[0]).toBe('2026-03-01')
  })
})
