import type { DocumentType } from '../../domain/document.ts'
import { layOutLines } from '../../domain/lines.ts'
import type { Page } from '../../domain/page.ts'
import { measureShape, type Shape } from './measure-shape.ts'
import { TYPE_EVIDENCE } from './type-evidence.ts'
import { weighTitle } from './weigh-title.ts'
import { weighLabel } from './weigh-label.ts'

/** A type with how likely it is, 0..1. */
export interface Classification {
  readonly type: DocumentType
  readonly probability: number
}

const PAGES_READ = 3
const STRONG = 2.2
const WEAK = 0.8
const AGAINST = 2
/** What `other` has without any evidence: a document that says nothing of itself is none of the known types. */
const NOTHING_SAID = 2
/** From here on a title counts as the document's own. */
const OWN_TITLE = 4
const TITLED_LETTER = 2.5
/** An invoice anew with sums below zero (UNTDID 1001, 384): it speaks of no credit. */
const CORRECTED_INVOICE =
  /^(?![^]*(?:gutschrift|gutgeschrieben|storn|erstatt))(?=[^]*rechnungskorrektur)[^]*(?:brutto|gesamt|betrag)\p{L}*[^\n]{0,40}-\s?\d/iu
/** Score points that make a type e times as likely; fitted so that the probabilities are right as often as they say. */
const TEMPERATURE = 0.95
const MOST = 0.995

/** Weighs titles in the head of the first page, the words of every type's trade, each once, and the shape of the text. */
export function classifyDocument(pages: readonly Page[], customTypes: readonly string[]): Classification {
  const lines = pages.slice(0, PAGES_READ).flatMap((page) => layOutLines(page))
  const text = lines.map((line) => line.text).join('\n')
  const shape = measureShape(lines)
  const scores = new Map<DocumentType, number>()
  let trade = 0
  let ownTitle = 0
  for (const { type, title, strong, weak, against = [] } of TYPE_EVIDENCE) {
    const found = (forms: readonly RegExp[]): number => forms.filter((form) => form.test(text)).length
    const isCorrected = type === 'credit-note' && CORRECTED_INVOICE.test(text)
    const titled = isCorrected ? 0 : weighTitle(lines, title)
    if (type !== 'letter') ownTitle = Math.max(ownTitle, titled)
    const words = STRONG * found(strong) + WEAK * found(weak) - AGAINST * found(against)
    if (type === 'invoice') trade = Math.max(0, words)
    // A credit note speaks like the invoice that it corrects: under its own title these words are its own.
    const shared = type === 'credit-note' && titled >= OWN_TITLE ? trade : 0
    scores.set(type, titled + words + shared + weighShape(type, shape))
  }
  // Every paper may come in the form of a letter: one with a title of its own is more than that.
  if (ownTitle >= OWN_TITLE) scores.set('letter', (scores.get('letter') ?? 0) - TITLED_LETTER)
  scores.set('other', Math.max(scores.get('other') ?? 0, NOTHING_SAID))
  for (const label of customTypes) scores.set(label, weighLabel(lines, label))
  return pickType(scores)
}

function weighShape(type: DocumentType, { bookings, shifts, prose, amounts }: Shape): number {
  switch (type) {
    case 'bank-statement':
      return bookings >= 4 ? 2 : bookings >= 2 ? 0.8 : 0
    case 'timesheet':
      return shifts >= 3 ? 4 : shifts >= 1 ? 1 : 0
    case 'letter':
      return amounts <= 1 && prose >= 0.15 ? 2 : amounts <= 3 && prose >= 0.25 ? 1 : 0
    case 'contract':
      // An order may call itself a contract; an agreement is written in sentences.
      return prose >= 0.5 ? 1.5 : prose < 0.35 && amounts >= 8 ? -7 : 0
    case 'invoice':
    case 'credit-note':
      return amounts === 0 ? -1.5 : 0
    default:
      return 0
  }
}

/** The likeliest type; its share among all, as likelihoods grow by the power of their scores (softmax). */
function pickType(scores: ReadonlyMap<DocumentType, number>): Classification {
  const [best, ...others] = [...scores].toSorted((a, b) => b[1] - a[1])
  const [type, score] = best!
  const rivals = others.reduce((sum, [, other]) => sum + Math.exp((other - score) / TEMPERATURE), 0)
  return { type, probability: Math.round(Math.min(MOST, 1 / (1 + rivals)) * 1000) / 1000 }
}
