import { trimZeros } from '../../../domain/money.ts'
import type { DocumentType } from '../../../domain/document.ts'
import { keysOf } from '../../../domain/extraction-keys.ts'
import type { Candidate } from '../../../domain/field.ts'
import { makeCandidate } from '../make-candidate.ts'
import type { PrintedText } from '../values/printed-text.ts'
import { scanAmounts } from '../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../values/scan-dates.ts'
import { wordsAt, type RunningText } from './running-text.ts'
import { VOCABULARIES } from './vocabularies/vocabularies.ts'
import type { Phrase } from './vocabularies/vocabulary.ts'

/** A further mention of the same thing in the same words adds nothing. */
const MOST_MENTIONS = 6

/** What a type says in sentences instead of behind labels: the level of a reminder, the law of a contract. */
export function findTypePhrases(
  running: RunningText,
  type: DocumentType,
  order: DateOrder,
): Record<string, Candidate[]> {
  const found: Record<string, Candidate[]> = {}
  // People name types of their own, "constructor" among them.
  const phrases = Object.hasOwn(VOCABULARIES, type) ? (VOCABULARIES[type]!.phrases ?? []) : []
  for (const phrase of phrases) {
    const form = formOf(phrase)
    form.lastIndex = 0
    let mentions = 0
    for (let match = form.exec(running.text); match !== null; match = form.exec(running.text)) {
      if (match[0] === '') form.lastIndex += 1
      const candidate = readPhrase(phrase, match, running, type, order)
      if (candidate !== null) (found[phrase.key] ??= []).push(candidate)
      mentions += 1
      if (mentions >= MOST_MENTIONS) break
    }
  }
  return found
}

const forms = new WeakMap<Phrase, RegExp>()

/** Searches on from match to match, and says where the value lies. */
function formOf(phrase: Phrase): RegExp {
  const form = forms.get(phrase) ?? new RegExp(phrase.form.source, `${phrase.form.flags.replace(/[dg]/g, '')}dg`)
  forms.set(phrase, form)
  return form
}

function readPhrase(
  phrase: Phrase,
  match: RegExpExecArray,
  running: RunningText,
  type: DocumentType,
  order: DateOrder,
): Candidate | null {
  const [from, to] = match.indices?.groups?.['value'] ?? [match.index, match.index + match[0].length]
  const text = running.text.slice(from, to)
  const place = wordsAt(running, from, to)
  if (place === null) return null
  const value =
    phrase.says === undefined
      ? normalize({ text, page: place.page }, keysOf(type)[phrase.key], order)
      : say(phrase.says, match)
  if (value === null || value === '') return null
  // What stands first says most.
  const depth = from / Math.max(running.text.length, 1)
  return makeCandidate(value, place.words, place.page, phrase.confidence - 0.04 * depth, 'said in a sentence')
}

function say(says: NonNullable<Phrase['says']>, match: RegExpExecArray): string | null {
  return typeof says === 'string' ? says : says(match)
}

function normalize({ text, page }: PrintedText, kind: unknown, order: DateOrder): string | null {
  if (kind === 'date') return scanDates({ text: text.replace(/\bday of /i, ''), page }, order).at(0)?.value ?? null
  if (kind === 'amount') return scanAmounts({ text, page }).find((amount) => !amount.isRate)?.value ?? null
  if (kind === 'number') return trimZeros(text.replace(',', '.'))
  return text.trim().replace(/\s+/g, ' ')
}
