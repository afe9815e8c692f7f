import type { CandidateTable } from '../../domain/candidates.ts'
import type { DocumentType } from '../../domain/document.ts'
import { scalarOf } from '../../domain/field.ts'
import { rankSpans, type KeyRanking } from '../../learning/ranker/rank.ts'
import { unpackRanker, type PackedRanker } from '../../learning/ranker/pack-ranker.ts'
import { prepareRanker, type PreparedRanker } from '../../learning/ranker/prepare-ranker.ts'
import packed from './ranker.json' with { type: 'json' }

let shipped: PreparedRanker | null = null

/** Ranks by what `npm run train` wrote last; papers in a language that it was not taught are left to the finders. */
export function rankByShipped(table: CandidateTable, type: DocumentType): ReadonlyMap<string, KeyRanking> {
  // Unpacked at first use: what only reads pages needs none of it.
  shipped ??= prepareRanker(unpackRanker(packed as unknown as PackedRanker))
  const language = languageOf(table)
  if (language !== null && !shipped.shape.languages.includes(language)) return new Map()
  return rankSpans(shipped, table.spans, type, language)
}

/** The language that the finders read the document in; null when they could not tell. */
export function languageOf({ scalars }: CandidateTable): string | null {
  const [language] = scalars['language'] ?? []
  return language === undefined ? null : scalarOf(language)
}
