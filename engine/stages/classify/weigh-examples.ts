import type { TypeExample } from '../../domain/outcome.ts'
import type { Line } from '../../domain/lines.ts'
import { foldWords } from './fold-words.ts'

/** From here on two papers are of one make: of unrelated ones one pair in two hundred is as alike (docs/decisions/0025). */
const ALIKE = 0.4
/** Filled in anew, the same form is as alike as this. */
const SAME = 0.7
/** More than all that speaks for a standard type. */
const MOST_POINTS = 26

/**
 * How far a document is like those that a person gave a type: 0 where it is as much like one of another type.
 * Alike are papers that share words, figures apart: the cosine of their sets of words (Salton and McGill, 1983).
 */
export function weighExamples(lines: readonly Line[], type: string, examples: readonly TypeExample[]): number {
  if (!examples.some((example) => example.type === type)) return 0
  const own = listWords(lines.map(({ text }) => text).join('\n'))
  const best = { ofType: 0, ofOthers: 0 }
  for (const example of examples) {
    const side = example.type === type ? 'ofType' : 'ofOthers'
    best[side] = Math.max(best[side], compare(own, listWords(example.text)))
  }
  if (best.ofType <= best.ofOthers) return 0
  return MOST_POINTS * Math.min(1, Math.max(0, (best.ofType - ALIKE) / (SAME - ALIKE)))
}

function listWords(text: string): ReadonlySet<string> {
  return new Set(
    foldWords(text)
      .map(({ key }) => key)
      .filter((key) => /^[a-z]{3,}$/.test(key)),
  )
}

function compare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const word of one) if (other.has(word)) shared += 1
  return shared / Math.sqrt(one.size * other.size)
}
