import type { DocumentType } from '../../domain/document.ts'
import { layOutLines } from '../../domain/lines.ts'
import type { Page } from '../../domain/page.ts'
import { TYPE_EVIDENCE } from './type-evidence.ts'

/** A type with how likely it is, 0..1. */
export interface Classification {
  readonly type: DocumentType
  readonly probability: number
}

/** Weighs the words of the first pages: titles count most, then words of the type's trade. */
export function classifyDocument(pages: readonly Page[], customTypes: readonly string[]): Classification {
  const lines = pages.slice(0, 3).flatMap((page) => layOutLines(page).map((line) => ({ page, line })))
  const scores = new Map<DocumentType, number>()
  const add = (type: DocumentType, score: number): void => void scores.set(type, (scores.get(type) ?? 0) + score)
  for (const { page, line } of lines) {
    const isHead = page.number === 1 && line.box[1] < page.height * 0.5
    for (const segment of line.segments) {
      const head = segment.text.slice(0, 60)
      const isTitle = isHead && (segment.text.length < 60 || /^\W*\p{Lu}/u.test(head))
      for (const { type, titles, words } of TYPE_EVIDENCE) {
        if (isTitle && titles.test(head)) add(type, segment.words[0]!.fontSize > 13 && head === segment.text ? 4 : 2.5)
        else if (words.test(segment.text)) add(type, 1)
      }
      for (const label of customTypes) {
        if (isTitle && segment.text.toLowerCase().includes(label.toLowerCase())) add(label, 5)
      }
    }
  }
  const ranked = [...scores].toSorted((a, b) => b[1] - a[1])
  const [best, second] = ranked
  if (best === undefined || best[1] < 1.5) return { type: 'other', probability: 0.5 }
  const probability = Math.min(0.98, 0.5 + 0.5 * ((best[1] - (second?.[1] ?? 0)) / (best[1] + 1)))
  return { type: best[0], probability: Math.round(probability * 1000) / 1000 }
}
