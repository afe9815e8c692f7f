import { expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findTypeFields } from '../../../../../engine/stages/find/types/labelled/find-type-fields.ts'
import { findTaxedBase } from '../../../../../engine/stages/find/types/pay/find-taxed-base.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

const read = (picture: string) =>
  findTaxedBase(layOut([makePage(picture)]), 'salary-statement').map(({ value }) => value)

test.each([
  ['Impôt prélevé à la source (taux 2,92 %)     2 000,10      58,40', '2000.10'],
  ['Retención IRPF           1.687,50    8,10    136,69', '1687.50'],
  ['Impôt à la source VS     6122.00     8.320 %     -509.35', '6122.00'],
])('base, rate and tax prove each other: %s', (picture, value) => {
  expect(read(picture)).toEqual([value])
})

test('the head of its column tells the base', () => {
  expect(
    read(`
    Abzüge             Bemessung     Arbeitnehmer
    Lohnsteuer          5.064,49           812,33
  `),
  ).toEqual(['5064.49'])
})

test('what is proved is surer than what a heading tells', () => {
  const sureness = (picture: string): number | undefined =>
    findTaxedBase(layOut([makePage(picture)]), 'salary-statement')[0]?.confidence
  const headed = sureness('Abzüge         Bemessung     Arbeitnehmer\nLohnsteuer      5.064,49           812,33')
  expect(sureness('Retención IRPF           1.687,50    8,10    136,69')).toBeGreaterThan(headed!)
})

test.each(['Lohnsteuer     5.064,49     812,33', 'Loonheffing     412,00', 'IRS     97,00'])(
  'nothing is told by %s',
  (picture) => {
    expect(read(picture)).toEqual([])
  },
)

test.each([
  ['Imponibile fiscale     3.829,90', '3829.90'],
  ['Loon voor loonheffing     3.103,75', '3103.75'],
  ['Base IRS     1.215,00', '1215.00'],
  ['Base sujeta a retención IRPF     1.687,50', '1687.50'],
  ['Montant imposable du mois     2.534,47', '2534.47'],
])('it is labelled in %s', (picture, value) => {
  const { taxable_gross: found = [] } = findTypeFields(layOut([makePage(picture)]), 'salary-statement', 'day-first')
  expect(found.map((candidate) => candidate.value)).toEqual([value])
})

test('of what is paid now and once the sum counts', () => {
  const { wage_tax: found = [] } = findTypeFields(
    layOut([
      makePage(`
      Steuer                 laufend       Einmal       gesamt
      Lohnsteuer              478,16       720,00     1.198,16
    `),
    ]),
    'salary-statement',
    'day-first',
  )
  expect(found.toSorted((a, b) => b.confidence - a.confidence)[0]?.value).toBe('1198.16')
})

test('a payslip gives it', () => {
  const fields = readFields(
    makePage(`
    BULLETIN DE PAIE
    Menuiserie Kerbrat SARL
    Période du 01/10/2025 au 31/10/2025
    Salaire brut                                            2 424,66
    Total cotisations                                         503,73
    Net à payer avant impôt                                 1 920,93
    Impôt prélevé à la source (taux 2,92 %)     2 000,10       58,40
    Net payé en euros                                       1 862,53
    `),
  )
  expect(fields).toMatchObject({ type: 'salary-statement', taxable_gross: '2000.10' })
})
