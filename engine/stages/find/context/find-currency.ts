import type { Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'

const CODES =
  'EUR|USD|GBP|CHF|MYR|SGD|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|INR|JPY|CNY|HKD|THB|IDR|PHP|ZAR|BRL|MXN|TRY|AED|ILS|ISK'
const SIGNS: readonly (readonly [currency: string, form: RegExp])[] = [
  ['EUR', /€|\beuros?\b/gi],
  ['GBP', /£/g],
  ['MYR', /(?<![A-Za-z])RM(?=\s?[\d.]|\b)/g],
  ['SGD', /S\$(?=\s?\d)/g],
  ['USD', /US\$|(?<![A-Z])\$/g],
  ['JPY', /¥/g],
  ['INR', /₹|(?<![A-Za-z])Rs\.?(?=\s?\d)/g],
  ['CHF', /\b(?:SFr|Fr)\.(?=\s?\d)/g],
  ['PLN', /\bzł\b/g],
  ['CZK', /\bKč\b/g],
]

/** Currencies by code (ISO 4217) or sign, most frequent first; an explicit statement of the currency stands above all. */
export function findCurrency(layout: Layout): readonly Candidate[] {
  const counts = new Map<string, { count: number; first: Candidate }>()
  const explicit: Candidate[] = []
  for (const segment of layout.segments) {
    const note = (currency: string, from: number, length: number, weight: number): void => {
      const words = wordsBetween(segment, from, from + length)
      const known = counts.get(currency)
      if (known !== undefined) known.count += weight
      else
        counts.set(currency, {
          count: weight,
          first: makeCandidate(currency, words, segment.page, 0.9, 'currency printed'),
        })
    }
    for (const match of segment.text.matchAll(new RegExp(String.raw`(?<![A-Za-z])(${CODES})(?![A-Za-z])`, 'g')))
      note(match[1]!, match.index, 3, 1)
    for (const [currency, form] of SIGNS) {
      for (const match of segment.text.matchAll(form)) note(currency, match.index, match[0].length, 1)
    }
    const stated = new RegExp(
      String.raw`\b(?:w[äa]hrung|currency|devise|valuta|divisa|moneda)\b.{0,20}?\b(${CODES})\b`,
      'i',
    ).exec(segment.text)
    if (stated !== null) {
      const words = wordsBetween(segment, stated.index, stated.index + stated[0].length)
      explicit.push(makeCandidate(stated[1]!.toUpperCase(), words, segment.page, 0.97, 'stated currency'))
    }
  }
  const all = [...counts.values()].reduce((sum, { count }) => sum + count, 0)
  const counted = [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, first }) => ({
      ...first,
      confidence: Math.round(first.confidence * (0.5 + (0.5 * count) / all) * 1000) / 1000,
    }))
  return [...explicit, ...counted, ...deriveFromPlace(layout)]
}

/** Where no currency is printed, the country of the seller's legal form or tax tells it. */
function deriveFromPlace(layout: Layout): readonly Candidate[] {
  const rules: readonly (readonly [RegExp, string, string])[] = [
    [/\bS[DO]N\.?\s?BH[DO]\b|\bmalaysia\b|\bselangor\b|\bkuala lumpur\b|\bjohor\b/iu, 'MYR', 'Malaysian company'],
    [/\bUSt|\bMwSt|\bUStG\b|\bGmbH\b|\bTVA\b|\bSARL\b|\bBTW\b/u, 'EUR', 'seller in the euro area'],
  ]
  for (const [form, currency, reason] of rules) {
    const segment = layout.segments.find((candidate) => form.test(candidate.text))
    if (segment === undefined) continue
    const candidate = makeCandidate(currency, segment.words, segment.page, 0.5, reason)
    return [{ ...candidate, source: 'derived' }]
  }
  return []
}
