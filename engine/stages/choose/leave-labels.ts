import { scalarOf, type Candidate, type FieldValue } from '../../domain/field.ts'
import { reduce } from '../../domain/names.ts'
import { RANKED_KEYS } from './ranked-keys.ts'

/** Keys whose values say what something is called: words of labels make such. */
const HEADINGS: ReadonlySet<string> = new Set(['project', 'subject', 'title'])

/** Keys whose values are names of people and firms. */
export const NAMED_KEYS: readonly string[] = RANKED_KEYS.flatMap(({ key, kind }) =>
  kind === 'name' && !HEADINGS.has(key) ? [key] : [],
)

/** Letters of a word that tells something: "A & A" is a name. */
const LONG = 4

/** Splits a text into its words as lists of label words have them: small letters without accents. */
export function listWords(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{M}\d_]+/u)
    .map((word) => reduce(word))
    .filter((word) => /\p{L}/u.test(word))
}

let last = { list: '', words: new Set<string>() as ReadonlySet<string> }

/** The words of a list; the same list is asked for again and again. */
export function readWords(list: string): ReadonlySet<string> {
  if (last.list !== list) last = { list, words: new Set(list.split(' ')) }
  return last.words
}

/** "Delivery Address", "Original Date / Revision": what forms print over their fields is nobody's name. */
export function leaveLabels(names: readonly Candidate[], labelWords: ReadonlySet<string>): readonly Candidate[] {
  const kept = names.filter((name) => !isLabel(scalarOf(name), labelWords))
  return kept.length === names.length ? names : kept
}

/** Parties without those that are named like a label. */
export function leaveLabelledRows(tables: readonly Candidate[], labelWords: ReadonlySet<string>): readonly Candidate[] {
  return tables.flatMap((table) => {
    const rows = table.value as Exclude<FieldValue, string | null>
    const kept = rows.filter(({ name }) => !isLabel(name ?? '', labelWords))
    if (kept.length === rows.length) return [table]
    return kept.length === 0 ? [] : [{ ...table, value: kept }]
  })
}

function isLabel(name: string, labelWords: ReadonlySet<string>): boolean {
  const words = listWords(name)
  return words.some(({ length }) => length >= LONG) && words.every((word) => labelWords.has(word))
}
