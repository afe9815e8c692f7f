import type { DocumentType } from '../../domain/document.ts'
import { layOutLines, type Line } from '../../domain/lines.ts'
import type { Page } from '../../domain/page.ts'
import { TYPE_EVIDENCE } from './type-evidence.ts'

/** A type with how likely it is, 0..1. */
export interface Classification {
  readonly type: DocumentType
  readonly probability: number
}

const PAGES_READ = 3
/** Scores under this say nothing: the type is `other`. */
const LEAST_SCORE = 2
const STRONG = 2.5
const WEAK = 0.8

/** Weighs titles in the head of the first page and, each once, the words of every type's trade. */
export function classifyDocument(pages: readonly Page[], customTypes: readonly string[]): Classification {
  const lines = pages.slice(0, PAGES_READ).flatMap((page) => layOutLines(page))
  const text = lines.map((line) => line.text).join('\n')
  const scores = new Map<DocumentType, number>()
  let invoiceWords = 0
  for (const { type, title, strong, weak } of TYPE_EVIDENCE) {
    const found = (forms: readonly RegExp[]): number => forms.filter((form) => form.test(text)).length
    const titled = weighTitle(lines, title)
    const words = STRONG * found(strong) + WEAK * found(weak)
    scores.set(type, titled + words)
    if (type === 'invoice') invoiceWords = words
    // A credit note speaks like the invoice that it corrects: under its own title these words are its own.
    if (type === 'credit-note' && titled >= 3) scores.set(type, titled + words + invoiceWords)
  }
  scores.set('bank-statement', (scores.get('bank-statement') ?? 0) + weighBookings(lines))
  for (const label of customTypes) {
    const form = new RegExp(label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'iu')
    scores.set(label, 1.5 * weighTitle(lines, form))
  }
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1])
  if (best === undefined || best[1] < LEAST_SCORE) return { type: 'other', probability: 0.5 }
  const lead = (best[1] - (second?.[1] ?? 0)) / (best[1] + 1)
  return { type: best[0], probability: Math.round(Math.min(0.98, 0.55 + 0.5 * lead) * 1000) / 1000 }
}

/** A title stands in the upper half of the first page; large type and a line of its own make it weightier. */
function weighTitle(lines: readonly Line[], title: RegExp): number {
  let best = 0
  for (const { page, segments } of lines) {
    if (page.number > 1) break
    for (const segment of segments) {
      if (segment.box[1] > page.height * 0.55) continue
      const match = title.exec(segment.text)
      if (match === null || match.index > 25) continue
      const isShort = segment.text.length <= match[0].length + 30
      const isLarge = segment.words[0]!.fontSize >= 13
      const isCapital = /^\P{L}*\p{Lu}/u.test(match[0])
      best = Math.max(best, (isCapital ? 2 : 1) + (isShort ? 1.5 : 0) + (isLarge && isShort ? 1.5 : 0))
    }
  }
  return best
}

/** Many lines that begin with a day and end with an amount are bookings. */
function weighBookings(lines: readonly Line[]): number {
  const bookings = lines.filter(
    ({ text }) =>
      /^\d{1,2}[./-]\d{1,2}\.?(?:[./-]?\d{2,4})?\s/.test(text) && /\d[.,]\d{2}\s?[-+SH]?(?:\s|$)/.test(text),
  ).length
  return bookings >= 4 ? 2 : bookings >= 2 ? 0.8 : 0
}
