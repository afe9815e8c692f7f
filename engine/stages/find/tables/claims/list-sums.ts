import { toCents } from '../../../../domain/money.ts'
import type { Line } from '../../../../domain/lines.ts'
import { surround, type Page, type Word } from '../../../../domain/page.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'

/** An amount of money with the words in front of it. */
export interface SumLine {
  readonly page: Page
  readonly line: Line
  readonly cents: number
  readonly words: readonly Word[]
  /** Right end in points. */
  readonly right: number
  /** What stands in front of it on its line, in a sentence since its last comma, as labels are compared. */
  readonly label: string
  /** What follows it on its line. */
  readonly behind: string
  /** It ends its line, as sums under each other do. */
  readonly isLast: boolean
  /** A rate printed in front of it, `8.5`. */
  readonly rate: string | null
}

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|v\.\s?H\.|prozent|per cent|percent)/iu

/** "40,00 € par facture, soit 80,00 €": what comes to a sum is named before it. */
const EACH =
  /^\s*(?:par|je|pro|each|per|por|cada|a testa|elk\p{L}*)\s[^;:!?]{0,30}?[\s,](?:soit|also|mithin|insgesamt|zusammen|that is|in all|in total|cioè|ossia|in totale|es decir|en total|dus|in totaal|samen|ou seja|no total)\s*$/iu

/** The sum of a page, said again on the next one. */
const CARRIED =
  /^\s*(?:ubertrag|(?:sub ?total )?(?:carried|brought) forward|a reporter|report|a riportare|riporto|suma y sigue|a transportar|transporte?)\s*$/

const allSums = new WeakMap<Layout, readonly SumLine[]>()

/** Every amount of money on lines other than these, in reading order. */
export function listSums(layout: Layout, without: ReadonlySet<Line>): readonly SumLine[] {
  // Each way to read the claims leaves out other lines.
  const all =
    allSums.get(layout) ??
    layout.pages.flatMap(({ page, lines }) =>
      lines.flatMap((line, index) => readSums(page, line, lines[index - 1], lines[index + 1])),
    )
  allSums.set(layout, all)
  return all.filter(({ line, label }) => !without.has(line) && !CARRIED.test(label))
}

/** How often a sum is printed. */
export function countSum(sums: readonly SumLine[], cents: number): number {
  return sums.filter((sum) => sum.cents === cents).length
}

function readSums(page: Page, line: Line, above: Line | undefined, below: Line | undefined): readonly SumLine[] {
  if (!/\d[.,]\d{2}(?!\d)|\d\s?(?:€|EUR|CHF)|[€£$]\s?\d/.test(line.text)) return []
  const sums: SumLine[] = []
  let lead = ''
  // "Reminder fees (3 x 2.50) 7.50": the words in front of the factors name the product.
  let named = ''
  for (const segment of line.segments) {
    let from = 0
    for (const amount of scanAmounts(segment)) {
      if (!amount.isMoney || amount.isRate) continue
      const words = wordsBetween(segment, amount.from, amount.to)
      const between = `${lead} ${segment.text.slice(from, amount.from)}`
      const before = /\p{L}{4}/u.test(between) && !EACH.test(between) ? between : `${named} ${between}`
      named = before
      lead = ''
      // A sentence may begin on the line above.
      const whole = line.segments.length === 1 && from === 0 ? `${above?.text ?? ''} ${before}` : before
      const rate = RATE.exec(before)?.[1]
      sums.push({
        page,
        line,
        cents: toCents(amount.value),
        words,
        right: surround(words.map((word) => word.box))[2],
        label: fold(line.segments.length === 1 ? lastClause(whole) : before),
        // A sentence may end on the line below.
        behind: fold(
          `${segment.text.slice(amount.to)} ${line.segments.length === 1 ? (below?.text ?? '') : ''}`.slice(0, 60),
        ),
        isLast:
          segment === line.segments.at(-1) && segment.text.slice(amount.to).replace(/[^\p{L}\d]/gu, '').length <= 4,
        rate: rate === undefined ? null : rate.replace(',', '.'),
      })
      from = amount.to
    }
    lead = `${lead} ${segment.text.slice(from)}`
  }
  return sums
}

function lastClause(text: string): string {
  return text
    .split(/[;:!?](?=\s)|\.\s(?=\p{Lu})/u)
    .slice(-2)
    .join(' ')
    .slice(-120)
}
