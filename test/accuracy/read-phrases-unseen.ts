import { fitPhraseReader, type PhraseLesson } from '../../engine/learning/phrases/fit-phrase-reader.ts'
import {
  LONGEST_PHRASE,
  packPhraseReader,
  unpackPhraseReader,
  type PhraseReader,
} from '../../engine/learning/phrases/phrase-reader.ts'
import { layOut } from '../../engine/stages/find/layout.ts'
import { listTokens } from '../../engine/stages/find/phrases/list-tokens.ts'
import { PHRASE_QUESTIONS, phraseKeysOf, questionOf } from '../../engine/domain/phrase-questions.ts'
import { joinLines } from '../../engine/stages/find/types/running-text.ts'
import { fitWithout, inOrder, type ReadDocument } from './fit-without.ts'
import type { Label } from './labelled-corpus.ts'
import { simplifyText } from './match-truth.ts'

const SEED = 1

/** By path the reader of phrases that saw neither the document nor its group. */
export function fitPhrasesUnseen(documents: readonly ReadDocument[]): ReadonlyMap<string, PhraseReader> {
  const lessons = describeAll(documents)
  // As rough as the one that is shipped.
  return fitWithout(documents, (known) => unpackPhraseReader(packPhraseReader(fit(known, lessons)), PHRASE_QUESTIONS))
}

/** A reader of phrases taught by all documents. */
export function fitPhrasesByAll(documents: readonly ReadDocument[]): PhraseReader {
  return fit(documents, describeAll(documents))
}

function fit(documents: readonly ReadDocument[], lessons: ReturnType<typeof describeAll>): PhraseReader {
  return fitPhraseReader(
    inOrder(documents).flatMap((one) => lessons.get(one) ?? []),
    PHRASE_QUESTIONS,
    SEED,
  )
}

function describeAll(documents: readonly ReadDocument[]): ReadonlyMap<ReadDocument, PhraseLesson | null> {
  return new Map(documents.map((one) => [one, describeLesson(one)]))
}

/** What a document teaches; null for one that answers none of the questions. */
export function describeLesson({ label, pages }: ReadDocument): PhraseLesson | null {
  const type = String(label.truth['type'])
  const asked = phraseKeysOf(type).filter((key) => label.truth[key] !== undefined)
  if (asked.length === 0) return null
  const running = joinLines(layOut(pages))
  const { tokens, text } = listTokens(running)
  const printed = tokens.map(({ from, to }) => simplifyText(running.text.slice(from, to)))
  const answers = new Map(
    asked.flatMap((key) => {
      const values = valuesOf(label, key)
      const places = findPlaces(printed, values, text.cut)
      // Of a value that is printed nowhere nothing is known.
      return values.size > 0 && places.length === 0 ? [] : [[questionOf(type, key), places] as const]
    }),
  )
  return { text, answers, share: 1 / (label.variants ?? 1) }
}

function valuesOf(label: Label, key: string): ReadonlySet<string> {
  const values = [label.truth[key], ...(label.accept?.[key] ?? [])].flat()
  return new Set(values.flatMap((value) => (typeof value === 'string' && value !== '' ? [simplifyText(value)] : [])))
}

function findPlaces(
  tokens: readonly string[],
  values: ReadonlySet<string>,
  cut: number,
): readonly (readonly [first: number, last: number])[] {
  const longest = Math.max(0, ...[...values].map(({ length }) => length))
  return tokens.flatMap((token, first) => {
    if (token === '') return []
    const found: (readonly [number, number])[] = []
    let text = ''
    const end = Math.min(first < cut ? cut : tokens.length, first + LONGEST_PHRASE)
    for (let last = first; last < end; last += 1) {
      text += tokens[last]!
      if (text.length > longest) break
      if (tokens[last] !== '' && values.has(text)) found.push([first, last])
    }
    return found
  })
}
