import type { Candidate, FieldValue } from '../../domain/field.ts'
import { surround, toFractions, type Page, type Word } from '../../domain/page.ts'

/**
 * A candidate that stands on a page. The recognizer's doubt about the words lowers the confidence.
 * @param words at least one
 * @param confidence 0..1 of the reading, words taken as right
 * @param label 0..1: how surely the label means the key, where one announced the value
 */
export function makeCandidate(
  value: FieldValue,
  words: readonly Word[],
  page: Page,
  confidence: number,
  reason: string,
  label?: number,
): Candidate {
  const certainty = Math.min(...words.map((word) => word.confidence))
  const doubt = page.origin === 'ocr' ? 0.75 + 0.25 * certainty : 1
  return {
    value,
    text: words.map((word) => word.text).join(' '),
    page: page.number,
    box: toFractions(surround(words.map((word) => word.box)), page),
    confidence: Math.round(Math.min(1, Math.max(0, confidence * doubt)) * 1000) / 1000,
    source: page.origin,
    reason,
    evidence: {
      fontSize: Math.max(...words.map((word) => word.fontSize)),
      bold: words.every((word) => word.bold),
      certainty,
      ...(label === undefined ? {} : { label }),
    },
  }
}
