import { expect, test } from 'vitest'
import { compareNames } from '../../../../engine/stages/find/spans/compare-names.ts'

const NAMES = ['KRAUS NATURSTEIN', 'Kraus Naturstein & Holz UG', 'Familie Meyerhöfer', 'Rechnung']
const compare = compareNames(NAMES, ['info@kraus-naturstein.example', 'Kraus Naturstein & Holz UG, Gewerbering 5'])
const FORMS = ['longer', 'longer with a legal form', 'shorter'] as const
const formsOf = (name: string) => Object.fromEntries(FORMS.map((form, at) => [form, compare(name)[3 + at]]))

test('a brand knows that the name of its company stands on the page', () => {
  expect(formsOf('KRAUS NATURSTEIN')).toEqual({ longer: 1, 'longer with a legal form': 1, shorter: 0 })
})

test('the name of the company knows that it is the longer form', () => {
  expect(formsOf('Kraus Naturstein & Holz UG')).toEqual({ longer: 0, 'longer with a legal form': 0, shorter: 1 })
})

test('a name knows how many other forms it has', () => {
  expect(compare('KRAUS NATURSTEIN')[6]).toBeCloseTo(Math.log(2) / 2)
})

test('a name in the same words is another form, neither longer nor shorter', () => {
  const compareSame = compareNames(['KRAUS NATURSTEIN', 'Kraus Naturstein'], [])
  expect(compareSame('KRAUS NATURSTEIN').slice(3, 6)).toEqual([0, 0, 0])
})

test('a name without other forms has none', () => {
  expect(formsOf('Familie Meyerhöfer')).toEqual({ longer: 0, 'longer with a legal form': 0, shorter: 0 })
  expect(compare('Familie Meyerhöfer')[6]).toBe(0)
})

test('the address on the net names its firm', () => {
  expect(compare('KRAUS NATURSTEIN').slice(0, 3)).toEqual([1, 1, 1])
  expect(compare('Familie Meyerhöfer').slice(0, 3)).toEqual([0, 0, 0])
})

test('a longer form is known by any word that it shares, not by its longest one alone', () => {
  const [, , , , , isLonger] = compareNames(
    ['Harms', 'Harms Sanitärinstallationen GmbH'],
    [],
  )('Harms Sanitärinstallationen GmbH')
  expect(isLonger).toBe(1)
})

test('a name knows how it ends, how it is written and how often it stands on the page', () => {
  const texts = ['Kraus & Söhne GmbH', 'Es grüßt Ihre Kraus & Söhne GmbH', 'Tel. 0431 55']
  const traitsOf = (name: string) => compareNames([name], texts)(name).slice(7)
  expect(traitsOf('Kraus & Söhne GmbH')).toEqual([1, 0, 1, Math.log1p(2) / 2])
  expect(traitsOf('unsere Leistungen: Bad, Heizung')).toEqual([0, 1, 0.75, 0])
})
