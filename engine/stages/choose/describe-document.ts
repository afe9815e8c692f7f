import type { CandidateTable } from '../../domain/candidates.ts'
import type { DocumentType } from '../../domain/document.ts'
import { scalarOf } from '../../domain/field.ts'
import { reduce } from '../../domain/names.ts'
import type { Page } from '../../domain/page.ts'
import { chanceOf, NO_RANKINGS, type Rankings } from './rank-values.ts'
import { weighAround } from './weigh-around.ts'
import { weighParties } from './weigh-parties.ts'

/** What the scorer knows of the document besides one candidate. */
export interface DocumentTraits {
  readonly type: DocumentType
  /** 0..1: how likely that type is. */
  readonly probability: number
  readonly pageCount: number
  readonly wordCount: number
  /** Points: the median height of the type; 0 without words. */
  readonly bodySize: number
  /** All words in small letters and figures, nothing between them. */
  readonly text: string
  /** What stands in mail and web addresses, in small letters: "info@miller-ltd.example" gives "millerltd". */
  readonly domains: readonly string[]
  /** Reduced values with the keys that want them and how surely each finder meant it. */
  readonly wanted: ReadonlyMap<string, readonly { readonly key: string; readonly confidence: number }[]>
  /** Names that stand over a postal address. */
  readonly addressed: ReadonlySet<string>
  /** It says what was given at a till, and what was given back. */
  readonly isTill: boolean
  /** How likely each value is by what stands around it. */
  readonly rankings: Rankings
  /** 0..1: how decided the ranker is over all keys; of looks that it does not know it is of several minds. */
  readonly clarity: number
  /** 0..1: how likely the ranker holds what the finders are sure of, over all keys; 0.5 where they are sure of nothing. */
  readonly agreement: number
  /** What of either party stands around a candidate. */
  readonly weighParties: ReturnType<typeof weighParties>
  /** What the ranker holds for the values around a candidate. */
  readonly weighAround: ReturnType<typeof weighAround>
}

/** Characters of text that mentions are counted in: a document says who it is from on its first pages. */
const MOST_TEXT = 60_000
const MOST_WANTED = 2_000

export function describeDocument(
  table: CandidateTable,
  pages: readonly Page[],
  type: DocumentType,
  probability: number,
  rankings: Rankings = NO_RANKINGS,
): DocumentTraits {
  const words = pages.flatMap((page) => page.words)
  const sizes = words.map((word) => word.fontSize).toSorted((a, b) => a - b)
  const texts = words.slice(0, MOST_TEXT / 4).map((word) => word.text)
  return {
    type,
    probability,
    pageCount: Math.max(1, pages.length),
    wordCount: words.length,
    bodySize: sizes[Math.floor(sizes.length / 2)] ?? 0,
    text: texts.map(reduce).join('').slice(0, MOST_TEXT),
    domains: texts.flatMap((text) => readDomain(text) ?? []),
    wanted: listWanted(table),
    addressed: new Set(table.addresses.map(({ name }) => reduce(name))),
    isTill: table.tendered.length > 0,
    rankings,
    clarity: mean([...rankings.values()].map(({ best, absent }) => Math.max(best, absent))),
    agreement: mean(listAgreements(table, rankings)),
    weighParties: weighParties(table.spans, rankings),
    weighAround: weighAround(table.spans, rankings),
  }
}

/** From this confidence on a finder is sure. */
const SURE = 0.6

/** For each key whose likeliest candidate a finder is sure of: how likely the ranker holds it. */
function listAgreements(table: CandidateTable, rankings: Rankings): readonly number[] {
  return Object.entries(table.scalars).flatMap(([key, candidates]) => {
    const ranking = rankings.get(key)
    const found = candidates.filter(({ evidence }) => evidence?.isProposed !== true)
    if (ranking === undefined || found.length === 0) return []
    const likeliest = found.reduce((best, candidate) => (candidate.confidence > best.confidence ? candidate : best))
    return likeliest.confidence < SURE ? [] : [chanceOf(ranking, scalarOf(likeliest))]
  })
}

function mean(shares: readonly number[]): number {
  return shares.length === 0 ? 0.5 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** The owner's part of a mail or web address. */
function readDomain(text: string): string | null {
  const match = /(?:@|www\.|https?:\/\/(?:www\.)?)([\p{L}\p{N}.-]{2,60})\.\p{L}{2,}/iu.exec(text)
  return match === null ? null : reduce(match[1]!)
}

function listWanted(table: CandidateTable): DocumentTraits['wanted'] {
  const wanted = new Map<string, { key: string; confidence: number }[]>()
  for (const [key, candidates] of Object.entries(table.scalars)) {
    for (const candidate of candidates.slice(0, MOST_WANTED)) {
      const value = reduce(scalarOf(candidate))
      if (value === '') continue
      const keys = wanted.get(value) ?? []
      const same = keys.find((other) => other.key === key)
      if (same === undefined) keys.push({ key, confidence: candidate.confidence })
      else same.confidence = Math.max(same.confidence, candidate.confidence)
      wanted.set(value, keys)
    }
  }
  return wanted
}
