import type { Line, Segment } from '../../../../domain/lines.ts'
import { toCents } from '../../../../domain/money.ts'
import type { Page, Word } from '../../../../domain/page.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { BALANCE, CLOSING, OPENING } from './booking-words.ts'
import { readSigned } from './read-signed.ts'

/** A balance that a line states. */
export interface Balance {
  readonly cents: number
  /** False where the paper has no mark: under a heading for debits it may be negative. */
  readonly isSigned: boolean
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
      const starts = line.segments.flatMap((segment, at) => (isBalance(fold(segment.text)) ? [at] : []))
      starts.forEach((start, order) => {
        const part = line.segments.slice(start, starts[order + 1])
        const balance = readStated(part, page) ?? readBelow(part[0]!, lines)
        if (balance === null) return
        const label = fold(part[0]!.text)
        const side = CLOSING.test(label) ? 'closing' : OPENING.test(label) ? 'opening' : 'unknown'
        found.push({ ...balance, side, page })
      })
    }
  }
  return found.length <= MOST ? found : [...found.slice(0, MOST / 2), ...found.slice(-MOST / 2)]
}

type Stated = Pick<Balance, 'cents' | 'isSigned' | 'words'>

function readStated(segments: readonly Segment[], page: Page): Stated | null {
  return describe(
    segments.flatMap((segment) => segment.words),
    page,
  )
}

/** A row of labels with the figures below. */
function readBelow({ box, line, page }: Segment, lines: readonly Line[]): Stated | null {
  const below = lines
    .slice(line + 1, line + 3)
    .flatMap((other) => other.segments)
    .find((segment) => segment.box[0] < box[2] && segment.box[2] > box[0])
  return below === undefined ? null : describe(below.words, page)
}

function describe(words: readonly Word[], page: Page): Stated | null {
  const amount = readSigned({ text: words.map((word) => word.text).join(' '), page })
  if (amount === null) return null
  return { cents: (amount.sign ?? 1) * toCents(amount.size), isSigned: amount.sign !== null, words }
}

export function isBalance(folded: string): boolean {
  return BALANCE.test(folded) || OPENING.test(folded) || CLOSING.test(folded)
}
