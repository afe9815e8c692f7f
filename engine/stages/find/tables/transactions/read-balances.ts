import { toCents } from '../../../../domain/money.ts'
import type { Page, Word } from '../../../../domain/page.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { BALANCE, CLOSING, OPENING } from './booking-words.ts'
import { readSigned } from './read-signed.ts'

/** A balance that a line states, signed. */
export interface Balance {
  readonly cents: number
  readonly side: 'opening' | 'closing' | 'unknown'
  readonly page: Page
  readonly words: readonly Word[]
}

/** More balances than this are running ones. */
const MOST = 40

/** Every line that says a balance: its label left of the amount, or above it. */
export function readBalances(layout: Layout): readonly Balance[] {
  const found: Balance[] = []
  for (const { page, lines } of layout.pages) {
    for (const line of lines) {
      const start = line.segments.findIndex((segment) => isBalance(fold(segment.text)))
      if (start < 0) continue
      const label = fold(line.segments[start]!.text)
      const words = line.segments.slice(start).flatMap((segment) => segment.words)
      const amount = readSigned(words.map((word) => word.text).join(' '))
      const side = CLOSING.test(label) ? 'closing' : OPENING.test(label) ? 'opening' : 'unknown'
      if (amount !== null) {
        found.push({ cents: (amount.sign ?? 1) * toCents(amount.size), side, page, words })
        continue
      }
      // A row of labels with the figures below.
      const box = line.segments[start]!.box
      const below = lines
        .slice(line.index + 1, line.index + 3)
        .flatMap((other) => other.segments)
        .find((segment) => segment.box[0] < box[2] && segment.box[2] > box[0])
      const figure = below === undefined ? null : readSigned(below.text)
      if (below !== undefined && figure !== null) {
        found.push({ cents: (figure.sign ?? 1) * toCents(figure.size), side, page, words: below.words })
      }
    }
  }
  return found.length <= MOST ? found : [...found.slice(0, MOST / 2), ...found.slice(-MOST / 2)]
}

export function isBalance(folded: string): boolean {
  return BALANCE.test(folded) || OPENING.test(folded) || CLOSING.test(folded)
}
