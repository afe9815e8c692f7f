import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findUntaxed } from '../../../../engine/stages/find/totals/find-untaxed.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => findUntaxed(layOut([makePage(picture)]))
const parts = (picture: string): (readonly [number | null, string | undefined])[] =>
  find(picture).map(({ taxableCents, exemption }) => [taxableCents, exemption?.taxability])

describe('a part without tax is', () => {
  test.each([
    ['verauslagte Gerichtskosten        798,00 EUR', 79_800],
    ['Durchlaufende Posten, nicht steuerbar      120,00', 12_000],
    ['Kurtaxe 4 Nächte      2,50     10,00', 1000],
    ['Abwasser, hoheitlich      285,36', 28_536],
    ['Disbursements       42.50', 4250],
    ['City tax (2 guests)       32.00', 3200],
    ['Débours       238,00', 23_800],
    ['Taxe de séjour      3    1,65      4,95', 495],
    ['Spese anticipate in nome e per conto        62,40', 6240],
    ['Imposta di soggiorno       16,00', 1600],
    ['Suplidos (no sujetos)       84,72', 8472],
    ['Tasa municipal por estancia       7,92', 792],
    ['Onbelaste verschotten       176,50', 17_650],
    ['Toeristenbelasting gemeente       38,50', 3850],
    ['Não sujeito       12,54    0,00', 1254],
    ['Taxa municipal turística       8,00', 800],
    ['Tarifa de resíduos       3,50   n.s. (não sujeito)', 350],
  ])('%s', (picture, cents) => {
    expect(parts(picture)).toContainEqual([cents, 'not_subject'])
  })
})

test('a deposit is one where it is not what was paid before', () => {
  expect(parts('Deposit 12 crates      36.00')).toEqual([[3600, 'not_subject']])
  expect(parts('Deposit received 02/18/2025     -$2,000.00')).toEqual([])
  expect(parts('Less deposit     500.00')).toEqual([])
})

test('a part that is exempt says so', () => {
  expect(parts('School lunches     275.00    exempt')).toEqual([[27_500, 'exempt']])
  expect(find('Fuori campo IVA art. 15     5,00')[0]!.exemption!.reason).toBe('Fuori campo IVA art. 15')
})

test('a heading names the lines under it, whose sum is printed, or its column', () => {
  const section = `
    Disbursements not subject to VAT
    Search fee              186.40
    Registry fee            150.00
                            336.40
  `
  expect(parts(section)).toContainEqual([33_640, 'not_subject'])
  const column = `
    Honorarios      IVA        Suplidos     TOTAL
    145,00          30,45      9,76         185,21
  `
  expect(parts(column)).toEqual([[976, 'not_subject']])
})

test('parts of one category are one sum as well', () => {
  expect(parts('City tax     5.00\nRoom     90.00\nCity tax     6.00')).toContainEqual([1100, 'not_subject'])
})

test.each([
  'Gesamtbetrag ohne MwSt      100,00',
  'Total hors TVA      100,00',
  'Totaal zonder btw      100,00',
  'HST on taxable disbursements      16.92',
  'Reverse charge      100,00',
  'Beratung      100,00',
])('"%s" names none', (picture) => {
  expect(parts(picture)).toEqual([])
})
