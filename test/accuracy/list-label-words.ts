import { listWords, NAMED_KEYS } from '../../engine/stages/choose/leave-labels.ts'
import type { Label } from './labelled-corpus.ts'
import { readWordings } from './ranker/read-wordings.ts'

/** A word is one of labels where so many wordings have it, */
const LEAST_WORDINGS = 3
/** and of names at most this share of that. */
const MOST_NAMES = 0.2

/** Words of labels that names of people and firms do not have, separated by blanks. */
export function listLabelWords(names: readonly string[]): string {
  const named = countWords(names)
  return [...countWords(readWordings().map(({ text }) => text))]
    .filter(([word, count]) => count >= LEAST_WORDINGS && (named.get(word) ?? 0) <= count * MOST_NAMES)
    .map(([word]) => word)
    .toSorted()
    .join(' ')
}

/** The names that a document's truth tells. */
export function listNames({ truth, accept }: Label): readonly string[] {
  return NAMED_KEYS.flatMap((key) => [truth[key], ...(accept?.[key] ?? [])])
    .flat()
    .filter((name) => typeof name === 'string')
}

/** In how many of the texts each word stands. */
function countWords(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of new Set(listWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
