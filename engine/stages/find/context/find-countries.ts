import type { Segment } from '../../../domain/lines.ts'
import type { Layout } from '../layout.ts'
import { ignoreCase } from '../values/ignore-case.ts'
import { listMatches } from '../values/list-matches.ts'
import { COUNTRY_SIGNS, type CountrySigns } from './country-signs.ts'

/** A country that a document's own words tell. */
export interface CountryEvidence {
  /** ISO 3166. */
  readonly country: string
  /** How many different signs tell it; those that other countries have as well count a quarter each, less than one in all. */
  readonly score: number
  /** Where the first of them stands. */
  readonly segment: Segment
}

/** Scores of which at least one sign tells this country alone. */
const STRONG = 1
const MOST_SIGNS = 4
const WEAK = 0.25
const MOST_HINTS = 3
/** Characters: who issues a document says so on its first pages. */
const MOST_TEXT = 20_000

const COMPILED = Object.entries(COUNTRY_SIGNS).map(([country, signs]) => ({ country, ...compile(signs) }))

function compile({ words, marks, weak }: CountrySigns): { strong: RegExp; weak: RegExp | null } {
  const strong = [...(words === undefined ? [] : [ignoreCase(words)]), ...(marks === undefined ? [] : [marks])].join(
    '|',
  )
  return { strong: asWord(strong), weak: weak === undefined ? null : asWord(weak) }
}

function asWord(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?!\p{L})`, 'gu')
}

/** The countries that the first pages speak of, best told first. */
export function findCountries(layout: Layout): readonly CountryEvidence[] {
  const text = readBeginning(layout)
  return COMPILED.flatMap(({ country, strong, weak }) => {
    const told = countSigns(text, strong)
    const hints = weak === null ? 0 : countSigns(text, weak)
    const score = Math.min(told, MOST_SIGNS) + WEAK * Math.min(hints, MOST_HINTS)
    if (score === 0) return []
    const form = told > 0 ? strong : weak!
    const segment = layout.segments.find((candidate) => isIn(form, candidate.text))
    return segment === undefined ? [] : [{ country, score, segment }]
  }).toSorted((a, b) => b.score - a.score)
}

/** Without the countries of which there are hints alone. */
export function leaveHinted(countries: readonly CountryEvidence[]): readonly CountryEvidence[] {
  return countries.filter(({ score }) => score >= STRONG)
}

function countSigns(text: string, form: RegExp): number {
  return new Set(listMatches(text, form).map(([sign]) => sign.toLowerCase())).size
}

function readBeginning({ segments }: Layout): string {
  let text = ''
  for (const segment of segments) {
    if (text.length > MOST_TEXT) break
    text += `${segment.text}\n`
  }
  return text
}

function isIn(form: RegExp, text: string): boolean {
  form.lastIndex = 0
  return form.test(text)
}
