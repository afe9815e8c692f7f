import {
  AMBIGUOUS_CODES,
  CURRENCY_CODES,
  CURRENCY_SIGNS,
  currencyOf,
  type CurrencySign,
} from '../../../domain/currencies.ts'
import { scalarOf, type Candidate } from '../../../domain/field.ts'
import type { Segment } from '../../../domain/lines.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { ignoreCase } from '../values/ignore-case.ts'
import { listMatches } from '../values/list-matches.ts'
import { readCurrencyNames } from './currency-names.ts'
import { findCountries, type CountryEvidence } from './find-countries.ts'

const CODES = CURRENCY_CODES.join('|')
const STATED = new RegExp(
  String.raw`\b(?:w[äa]hrung|currency|devise|valuta|divisa|moneda)\b.{0,20}?\b(${CODES})\b`,
  'i',
)
/** A code, or one of the signs, each in a group of its own. */
const NAMED = new RegExp(
  [
    String.raw`(?<![A-Za-z])(?<code>${CODES})(?![A-Za-z])`,
    ...CURRENCY_SIGNS.map((sign, at) => `(?<sign${at}>${asWhole(sign)})`),
  ].join('|'),
  'gu',
)
/** What most segments have nothing of. */
const MAY_NAME = new RegExp(
  `${CODES}|${CURRENCY_SIGNS.map(asWhole).join('|')}|${ignoreCase('w[äa]hrung|currency|devise|valuta|divisa|moneda')}`,
  'u',
)
/** "Fr. 12.03." is a Friday. */
const DAY_BEHIND = /^\s?\d{1,2}\.\s?\d{1,2}\./
const DERIVED = 0.55
const [PRINTED, SURELY_STATED] = [0.9, 0.97]
/** By how much one country has to be told better than another of which there is a hint alone, and than another that is told too. */
const [WEAKLY, CLEARLY] = [0.25, 1]
/** What is left of a sign that the country's money does not have, on a page that was recognized. */
const SLIP = 0.5

const NO_COUNTRY: ReadonlyMap<string, number> = new Map()

interface Mention {
  readonly currency: string
  readonly from: number
  readonly to: number
}

/**
 * Currencies by code (ISO 4217) or sign, most frequent first; an explicit statement of the currency stands above all. A sign of
 * several currencies is that of the document's country, else the one that is named elsewhere; where none is printed the country may tell it.
 */
export function findCurrency(layout: Layout, countries = findCountries(layout)): readonly Candidate[] {
  const stated: Candidate[] = []
  const counts = new Map<string, { count: number; first: Candidate }>()
  const own = rankOwn(countries)
  const named = listNamed(layout)
  for (const segment of layout.segments) {
    const names = readCurrencyNames(segment.text)
    if (names.length === 0 && !MAY_NAME.test(segment.text)) continue
    for (const { currency, from, to } of [...readMentions(segment, own, named), ...names]) {
      const known = counts.get(currency)
      const words = wordsBetween(segment, from, to)
      const first = known?.first ?? makeCandidate(currency, words, segment.page, PRINTED, 'currency printed')
      counts.set(currency, { count: (known?.count ?? 0) + 1, first })
    }
    const statement = STATED.exec(segment.text)
    if (statement === null) continue
    const words = wordsBetween(segment, statement.index, statement.index + statement[0].length)
    stated.push(makeCandidate(statement[1]!.toUpperCase(), words, segment.page, SURELY_STATED, 'stated currency'))
  }
  const place = deriveFromPlace(countries, own)
  return [...stated, ...rankPrinted([...counts.values()], place), ...(place === null ? [] : [place])]
}

/** Letters make a sign of their own words only: no "kr" in "Krone". */
function asWhole({ form, isUnmistakable }: CurrencySign): string {
  return isUnmistakable || !/\p{L}/u.test(form.replace(/\\p\{\p{L}+\}/gu, ''))
    ? `(?:${form})`
    : String.raw`(?<!\p{L})(?:${form})(?!\p{L})`
}

/** What codes, signs of one currency and names say. */
function listNamed({ segments }: Layout): ReadonlySet<string> {
  const signs = segments
    .filter(({ text }) => MAY_NAME.test(text))
    .flatMap((segment) => readMentions(segment, NO_COUNTRY, null))
  return new Set([...signs, ...segments.flatMap(({ text }) => readCurrencyNames(text))].map(({ currency }) => currency))
}

/** @param named the currencies that are told beside the signs of several; null to read these alone */
function readMentions(
  { text }: Segment,
  own: ReadonlyMap<string, number>,
  named: ReadonlySet<string> | null,
): readonly Mention[] {
  return listMatches(text, NAMED).flatMap((match) => {
    const [from, to] = [match.index, match.index + match[0].length]
    const code = match.groups?.['code']
    const at = CURRENCY_SIGNS.findIndex((_, index) => match.groups?.[`sign${index}`] !== undefined)
    const isSure = code === undefined ? CURRENCY_SIGNS[at]!.isUnmistakable === true : !AMBIGUOUS_CODES.has(code)
    if (!isSure && !isBesideAmount(text, from, to)) return []
    const currency = code ?? settleSign(CURRENCY_SIGNS[at]!, own, named)
    return currency === null ? [] : [{ currency, from, to }]
  })
}

/** A figure before or behind it, or nothing but brackets around it, as in the head of a column. */
function isBesideAmount(text: string, from: number, to: number): boolean {
  const [before, behind] = [text.slice(0, from), text.slice(to)]
  if (DAY_BEHIND.test(behind)) return false
  const isAlone = /(?:^|[([])$/.test(before) && /^(?:$|[)\]])/.test(behind)
  return isAlone || /\d(?:[.,][-–—]{1,2})?\s?$/.test(before) || /^\s?[-−–(]?[\d.]/.test(behind)
}

/** Of several currencies with one sign that of the country which is told best, else the only one that is named. */
function settleSign(
  { codes, usual }: CurrencySign,
  own: ReadonlyMap<string, number>,
  named: ReadonlySet<string> | null,
): string | null {
  if (codes.length === 1 && usual !== null) return usual
  if (named === null) return null
  const [best] = codes.filter((code) => own.has(code)).toSorted((a, b) => own.get(b)! - own.get(a)!)
  const [first, second] = codes.filter((code) => named.has(code))
  return best ?? (second === undefined ? first : undefined) ?? usual
}

/** The currencies of the countries that are told, with how well. */
function rankOwn(countries: readonly CountryEvidence[]): ReadonlyMap<string, number> {
  const own = new Map<string, number>()
  for (const { country, score } of countries) {
    const currency = currencyOf(country)
    if (currency !== undefined) own.set(currency, Math.max(score, own.get(currency) ?? 0))
  }
  return own
}

/** Shares of all printed currencies. */
function rankPrinted(
  printed: readonly { count: number; first: Candidate }[],
  place: Candidate | null,
): readonly Candidate[] {
  const all = printed.reduce((sum, { count }) => sum + count, 0)
  const hasOwn = place !== null && printed.some(({ first }) => first.value === place.value)
  return printed.map(({ count, first }) => {
    // The recognizer takes the signs of one currency for those of another.
    const isSlip =
      first.source === 'ocr' &&
      (count === 1 || hasOwn) &&
      /^[€£$¥₹]/u.test(first.text) &&
      place !== null &&
      scalarOf(place) !== first.value
    const share = (0.5 + (0.5 * count) / all) * (isSlip ? SLIP : 1)
    return { ...first, confidence: Math.round(first.confidence * share * 1000) / 1000 }
  })
}

/** The money of the country that is told best; of two with different money none. */
function deriveFromPlace(countries: readonly CountryEvidence[], own: ReadonlyMap<string, number>): Candidate | null {
  const [best, [, second] = ['', 0]] = [...own].toSorted(([, a], [, b]) => b - a)
  if (best === undefined || best[1] - second < (second < 1 ? WEAKLY : CLEARLY)) return null
  const [currency, score] = best
  const told = countries.find((country) => currencyOf(country.country) === currency && country.score === score)!
  const { words, page } = told.segment
  return { ...makeCandidate(currency, words, page, DERIVED, `paper of ${told.country}`), source: 'derived' }
}
