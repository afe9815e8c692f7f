import { scalarOf, type Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { listMatches } from '../values/list-matches.ts'

const CODES =
  'EUR|USD|GBP|CHF|MYR|SGD|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|INR|JPY|CNY|HKD|THB|IDR|PHP|ZAR|BRL|MXN|TRY|AED|ILS|ISK'
const CODE = new RegExp(`(?<![A-Za-z])(${CODES})(?![A-Za-z])`, 'g')
const STATED = new RegExp(
  String.raw`\b(?:w[äa]hrung|currency|devise|valuta|divisa|moneda)\b.{0,20}?\b(${CODES})\b`,
  'i',
)
const SIGNS: readonly (readonly [currency: string, form: RegExp])[] = [
  ['EUR', /€|\beuros?\b/gi],
  ['GBP', /£/g],
  ['MYR', /(?<![A-Za-z])RM(?=\s?[\d.]|\b)/g],
  ['SGD', /(?<![A-Z])S\$(?=\s?\d)/g],
  ['USD', /US\$|(?<![A-Z])\$(?=\s?[-\d.])|(?<=\d\s?)\$|^\$$/g],
  ['JPY', /¥(?=\s?\d)|(?<=\d\s?)¥/g],
  ['INR', /₹|(?<![A-Za-z])Rs\.?(?=\s?\d)/g],
  ['CHF', /\b(?:SFr|Fr)\.(?=\s?\d)/g],
  ['PLN', /\bzł(?!\p{L})/gu],
  ['CZK', /\bKč(?!\p{L})/gu],
]
/** Signs, codes in capitals and the words that say one: what most segments have none of. */
const MAY_NAME =
  /[€£$¥₹]|(?<![A-Za-z])(?:[A-Z]{3}(?![A-Za-z])|RM|S?Fr\.|Rs)|zł|Kč|euro|w[äa]hrung|currency|devise|valuta|divisa|moneda/i
/** Words of a country's companies, taxes and places; the first match names the currency where none is printed, and which dollar `$` is. */
const PLACES: readonly (readonly [currency: string, form: RegExp, reason: string])[] = [
  [
    'MYR',
    /\bS[DO]N\.?\s?BH[DO]\b|\bmalaysia\b|\bselangor\b|\bkuala lumpur\b|johor\b|\bjalan\b|\bpenang\b|\bsarawak\b|\bsabah\b|\bkelantan\b|\bterengganu\b|\bnegeri sembilan\b|\bmelaka\b|\bpetaling jaya\b|\bshah alam\b|\bdamansara\b/iu,
    'company in Malaysia',
  ],
  ['CAD', /\bcanada\b|\b(?:hst|qst)\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/iu, 'company in Canada'],
  ['AUD', /\bABN\b|\bPty\b|\baustralia\b/iu, 'company in Australia'],
  ['SGD', /\bPte\.?\s?Ltd\b|\bsingapore\b/iu, 'company in Singapore'],
  [
    'GBP',
    /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\bNational Insurance\b|\bPAYE\b|\bHMRC\b/u,
    'postal code or tax of Great Britain',
  ],
  ['USD', /, [A-Z]{2} \d{5}(?:-\d{4})?\b|\bIRS\b|\b401\(k\)/u, 'postal code or tax of the United States'],
  [
    'EUR',
    /\bUSt|\bMwSt|\bUStG\b|\bGmbH\b|\bTVA\b|\bSARL\b|\bBTW\b|\bLohnsteuer|\bFinanzamt\b|\bSteuerklasse\b|\bHGB\b|\bHRB\b|\bKrankenkasse\b|\b(?:DE|AT)\d{2} ?\d{4} ?\d{4}/u,
    'seller in the euro area',
  ],
]
const DOLLARS = new Set(['CAD', 'AUD', 'SGD'])

/** Currencies by code (ISO 4217) or sign, most frequent first; an explicit statement of the currency stands above all. */
export function findCurrency(layout: Layout): readonly Candidate[] {
  const stated: Candidate[] = []
  const counts = new Map<string, { count: number; first: Candidate }>()
  for (const segment of layout.segments) {
    if (!MAY_NAME.test(segment.text)) continue
    const forms = listMatches(segment.text, CODE).map((match) => ({ currency: match[1]!, match }))
    for (const [currency, form] of SIGNS) {
      forms.push(...listMatches(segment.text, form).map((match) => ({ currency, match })))
    }
    for (const { currency, match } of forms) {
      const words = wordsBetween(segment, match.index, match.index + match[0].length)
      const first = makeCandidate(currency, words, segment.page, 0.9, 'currency printed')
      const known = counts.get(currency)
      counts.set(currency, { count: (known?.count ?? 0) + 1, first: known?.first ?? first })
    }
    const statement = STATED.exec(segment.text)
    if (statement === null) continue
    const words = wordsBetween(segment, statement.index, statement.index + statement[0].length)
    stated.push(makeCandidate(statement[1]!.toUpperCase(), words, segment.page, 0.97, 'stated currency'))
  }
  const place = deriveFromPlace(layout)
  return [...stated, ...rankPrinted([...counts.values()], place), ...(place === null ? [] : [place])]
}

/** Shares of all printed currencies; a bare dollar in a country with its own dollar gives way to that one. */
function rankPrinted(
  printed: readonly { count: number; first: Candidate }[],
  place: Candidate | null,
): readonly Candidate[] {
  const all = printed.reduce((sum, { count }) => sum + count, 0)
  return printed.map(({ count, first }) => {
    const isOtherDollar =
      first.value === 'USD' &&
      first.text.includes('$') &&
      !first.text.includes('US') &&
      place !== null &&
      DOLLARS.has(scalarOf(place))
    // The recognizer takes the signs of one currency for those of another.
    const isSlip =
      first.source === 'ocr' &&
      count === 1 &&
      /^[£$¥]/.test(first.text) &&
      place !== null &&
      scalarOf(place) !== first.value
    const share = 0.5 + (0.5 * count) / all
    const doubt = isOtherDollar || isSlip ? 0.5 : 1
    return { ...first, confidence: Math.round(first.confidence * share * doubt * 1000) / 1000 }
  })
}

function deriveFromPlace(layout: Layout): Candidate | null {
  for (const [currency, form, reason] of PLACES) {
    const segment = layout.segments.find((candidate) => form.test(candidate.text))
    if (segment === undefined) continue
    return { ...makeCandidate(currency, segment.words, segment.page, 0.55, reason), source: 'derived' }
  }
  return null
}
