import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import { readPhrases, type PhraseReader } from '../../../learning/phrases/phrase-reader.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { joinLines, wordsAt } from '../types/running-text.ts'
import { listTokens } from './list-tokens.ts'
import { phraseKeysOf, questionOf } from '../../../domain/phrase-questions.ts'
import { speaksOfCourts } from './speaks-of-courts.ts'
import { shippedPhraseReader } from './shipped-phrase-reader.ts'

/**
 * What a learned reader takes for the values of keys that are said in sentences and headings.
 * @param reader the shipped one where none is given
 */
export function findPhrases(
  layout: Layout,
  type: DocumentType,
  reader?: PhraseReader,
): Readonly<Record<string, readonly Candidate[]>> {
  const keys = phraseKeysOf(type)
  if (keys.length === 0) return {}
  const running = joinLines(layout)
  const { tokens, text } = listTokens(running)
  const questions = keys.map((key) => questionOf(type, key))
  const phrases = readPhrases(reader ?? shippedPhraseReader(), questions, text)
  return Object.fromEntries(
    keys.map((key, at) => [
      key,
      phrases[at]!.flatMap(({ first, last, chance }) => {
        const [from, to] = [tokens[first]!.from, tokens[last]!.to]
        const place = wordsAt(running, from, to)
        if (place === null) return []
        if (key === 'jurisdiction' && !speaksOfCourts(running.text, from, to)) return []
        const value = running.text.slice(from, to).replace(/\s+/g, ' ')
        const found = makeCandidate(value, place.words, place.page, chance, 'words that say such a thing')
        return [{ ...found, evidence: { ...found.evidence!, said: chance } }]
      }),
    ]),
  )
}
