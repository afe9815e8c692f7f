import { describe, expect, test } from 'vitest'
import { findBankDetails } from '../../../../engine/stages/find/identifiers/find-bank-details.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => findBankDetails(layOut([makePage(picture)]))
const values = (candidates: readonly { readonly value: unknown }[]): unknown[] => candidates.map(({ value }) => value)

describe('an IBAN is read', () => {
  test.each([
    ['in groups of four', 'IBAN: DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['in one piece', 'IBAN DE89370400440532013000', 'DE89370400440532013000'],
    ['without a label', 'AT61 1904 3002 3457 3201', 'AT611904300234573201'],
    ['set in columns', 'IBAN   DE89   3704   0044   0532   0130   00', 'DE89370400440532013000'],
    ['with letters inside', 'IBAN: GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['from France', 'FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
    ['from the Netherlands', 'NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
    ['with the BIC grown onto the line', 'IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX', 'DE89370400440532013000'],
    ['with words behind it', 'auf DE89 3704 0044 0532 0130 00 DANKE', 'DE89370400440532013000'],
  ])('%s', (_, picture, iban) => {
    const [found] = find(picture).iban
    expect(found).toMatchObject({ value: iban, reason: 'IBAN with right check digits' })
    expect(found!.confidence).toBeGreaterThan(0.9)
  })
})

test('an IBAN with wrong check digits is doubtful', () => {
  const [found] = find('IBAN: DE88 3704 0044 0532 0130 00').iban
  expect(found).toMatchObject({ value: 'DE88370400440532013000' })
  expect(found!.reason).toContain('check digits fail')
  expect(found!.confidence).toBeLessThanOrEqual(0.5)
})

test('a labelled number of no country, check digits wrong, counts where every word was read surely', () => {
  const recognize = (confidence: number) => {
    const page = makePage('Verkaufer-IBAN   DE12 1234 4321 9876 00', { origin: 'ocr', confidence })
    const words = page.words.map((word, index) => (index === 0 ? { ...word, confidence: 0.6 } : word))
    return findBankDetails(layOut([{ ...page, words }])).iban
  }
  expect(values(recognize(0.95))).toEqual(['DE1212344321987600'])
  expect(values(recognize(0.8))).toEqual([])
})

test('of two accounts both are found, in the order of the page', () => {
  const { iban } = find('DE89 3704 0044 0532 0130 00\nAT61 1904 3002 3457 3201')
  expect(values(iban)).toEqual(['DE89370400440532013000', 'AT611904300234573201'])
})

test('the words of an IBAN are its evidence', () => {
  const [found] = find('IBAN: DE89 3704 0044 0532 0130 00 Sparbank').iban
  expect(found!.text).toBe('DE89 3704 0044 0532 0130 00')
})

test.each(['RE-2026-0815', 'Konto 532013000, BLZ 370 400 44', 'SE 12 Schrauben zu je 1,20', 'Artikel DE12 rot'])(
  'no IBAN in "%s"',
  (picture) => {
    expect(find(picture).iban).toEqual([])
  },
)

describe('a BIC', () => {
  test.each(['BIC: COBADEFFXXX', 'SWIFT/BIC   COBADEFFXXX', 'BIC COBADEFFXXX IBAN DE89 3704 0044 0532 0130 00'])(
    'is read from "%s"',
    (picture) => {
      expect(values(find(picture).bic)).toEqual(['COBADEFFXXX'])
    },
  )

  test('of eight characters is read', () => {
    expect(values(find('BIC: ABNANL2A').bic)).toEqual(['ABNANL2A'])
  })

  test('without a label is believed only beside an IBAN', () => {
    expect(find('COBADEFFXXX').bic).toEqual([])
    const [found] = find('DE89 3704 0044 0532 0130 00\nCOBADEFFXXX').bic
    expect(found!.reason).toBe('form of a BIC')
  })

  test('is no word in capitals', () => {
    expect(find('BIC siehe VEREINSHEIM').bic).toEqual([])
  })
})
