import { expect, test } from 'vitest'
import { findMonths, TIME_SPAN } from '../../../../../engine/stages/find/types/labelled/time-words.ts'

test.each([
  ['24 Monate', '24'],
  ['two (2) years', '24'],
  ['Ends on 31 August 2028 (three years)', '36'],
  ['48-monatige Laufzeit', '48'],
  ['dix-huit mois', '18'],
  ['anni sei', '72'],
  ['cinco años', '60'],
  ['drie maanden, daarna telkens één maand', '3'],
  ['vinte e quatro meses', '24'],
])('%s in months', (text, months) => {
  expect(findMonths(text)?.value).toBe(months)
})

test('days are no months', () => {
  expect(findMonths('30 Tage')).toBeNull()
})

test.each(['seventy-five days', 'treinta días', 'sei mesi', 'één maand', 'quatre-vingt-dix jours', '30 (trinta) dias'])(
  'a span is read whole: %s',
  (text) => {
    expect(new RegExp(TIME_SPAN, 'iu').exec(text)?.[0]).toBe(text)
  },
)
