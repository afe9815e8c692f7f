import { ibanLength, isValidIban, normalizeIban } from '../../../domain/iban.ts'
import type { Candidate } from '../../../domain/field.ts'
import { makeCandidate } from '../make-candidate.ts'
import { wordsAt, type RunningText } from './running-text.ts'

const IBAN = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/g
const CONFIDENCE = 0.82

/** Account numbers that run over the end of a line in a sentence; only those with right check digits. */
export function findWrappedIbans(running: RunningText): readonly Candidate[] {
  const found: Candidate[] = []
  for (const match of running.text.matchAll(IBAN)) {
    const length = ibanLength(match[0].slice(0, 2))
    const value = normalizeIban(match[0]).slice(0, length ?? 0)
    if (length === null || value.length < length || !isValidIban(value)) continue
    const end = match.index + endOf(match[0], length)
    const place = wordsAt(running, match.index, end)
    if (place === null || place.words.length < 2) continue
    const isWrapped = place.words.at(-1)!.box[1] > place.words[0]!.box[3] - 1
    if (isWrapped) found.push(makeCandidate(value, place.words, place.page, CONFIDENCE, 'IBAN over two lines'))
  }
  return found
}

/** Characters of the printed text that hold so many letters and digits. */
function endOf(printed: string, length: number): number {
  let count = 0
  for (let index = 0; index < printed.length; index += 1) {
    if (printed[index] !== ' ') count += 1
    if (count === length) return index + 1
  }
  return printed.length
}
