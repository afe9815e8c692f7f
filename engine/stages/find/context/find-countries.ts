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

const SOURCES = Object.entries(COUNTRY_SIGNS).map(([country, signs]) => ({ country, ...listSources(signs) }))
/** Where a sign of any country begins: few words of a text do, and countries are asked about these alone. */
const BEGINNINGS = new RegExp(
  String.raw`(?<![\p{L}\d])(?=(?:${SOURCES.flatMap(({ strong, weak }) => [strong, weak ?? []].flat()).join('|')})(?!\p{L}))`,
  'gu',
)
const COMPILED = SOURCES.map(({ country, strong, weak }) => ({
  country,
  strong: compile(strong),
  weak: weak === null ? null : compile(weak),
}))

function listSources({ words, marks, weak }: CountrySigns): { strong: string; weak: string | null } {
  const strong = [...(words === undefined ? [] : [ignoreCase(words)]), ...(marks === undefined ? [] : [marks])]
  return { strong: strong.join('|'), weak: weak ?? null }
}

interface SignForm {
  /** At a place, and anywhere. */
  readonly at: RegExp
  readonly anywhere: RegExp
}

function compile(source: string): SignForm {
  const word = String.raw`(?<![\p{L}\d])(?:${source})(?!\p{L})`
  return { at: new RegExp(word, 'uy'), anywhere: new RegExp(word, 'u') }
}

/** The countries that the first pages speak of, best told first. */
export function findCountries(layout: Layout): readonly CountryEvidence[] {
  const text = readBeginning(layout)
  const places = listMatches(text, BEGINNINGS).map(({ index }) => index)
  return COMPILED.flatMap(({ country, strong, weak }) => {
    const told = countSigns(text, places, strong)
    const hints = weak === null ? 0 : countSigns(text, places, weak)
    const score = Math.min(told, MOST_SIGNS) + WEAK * Math.min(hints, MOST_HINTS)
    if (score === 0) return []
    const form = told > 0 ? strong : weak!
    const segment = layout.segments.find((candidate) => form.anywhere.test(candidate.text))
    return segment === undefined ? [] : [{ country, score, segment }]
  }).toSorted((a, b) => b.score - a.score)
}

/** Without the countries of which there are hints alone. */
export function leaveHinted(countries: readonly CountryEvidence[]): readonly CountryEvidence[] {
  return countries.filter(({ score }) => score >= STRONG)
}

/** How many different signs begin at the places, of those that overlap the first one. */
function countSigns(text: string, places: readonly number[], { at }: SignForm): number {
  const signs = new Set<string>()
  let end = 0
  for (const place of places) {
    if (place < end) continue
    at.lastIndex = place
    const sign = at.exec(text)?.[0]
    if (sign === undefined) continue
    signs.add(sign.toLowerCase())
    end = place + sign.length
  }
  return signs.size
}

function readBeginning({ segments }: Layout): string {
  let text = ''
  for (const segment of segments) {
    if (text.length > MOST_TEXT) break
    text += `${segment.text}\n`
  }
  return text
}
