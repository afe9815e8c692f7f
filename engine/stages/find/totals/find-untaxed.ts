import type { Exemption, TaxRowCandidate } from '../../../domain/candidates.ts'
import { scalarOf } from '../../../domain/field.ts'
import type { Line } from '../../../domain/lines.ts'
import { surround } from '../../../domain/page.ts'
import { fold } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { amountsOf, type PrintedAmount } from './find-amounts.ts'
import { readExemption } from './find-exemptions.ts'
import { nameUntaxed } from './untaxed-words.ts'

/** How surely an amount beside such words is a part without tax; the sums have to agree as well. */
const NAMED = 0.65
/** Under a heading the amounts need not all be such parts. */
const UNDER_HEADING = 0.6
/** How many lines below its heading a part may go on. */
const MOST_LINES = 12

/** Parts of the sum that a line or its heading says to bear no tax, as rows at 0 %: each, and all of one category together. */
export function findUntaxed(layout: Layout): readonly TaxRowCandidate[] {
  const rows = layout.pages.flatMap(({ lines }) =>
    lines.flatMap((line, index) => {
      const exemption = readUntaxed(line)
      if (exemption === null) return []
      const own = ownMoney(line)
      if (own.length > 0) return pickParts(own).map((amount) => makeRow(amount, line, exemption, NAMED))
      return [...readColumn(line, lines[index + 1], exemption), ...readSection(lines.slice(index + 1), exemption)]
    }),
  )
  return [...rows, ...addUp(rows)]
}

/** The category that a line's words tell, and the reason that they state. */
function readUntaxed(line: Line): Exemption | null {
  const statement = readExemption(line)
  // A supply taxed with the customer is the whole sum, and its statement stands by itself.
  if (statement !== null && statement.taxability !== 'reverse_charge') {
    return { taxability: statement.taxability, reason: scalarOf(statement.candidate) }
  }
  const taxability = nameUntaxed(fold(line.text))
  return taxability === null ? null : { taxability, reason: null }
}

function moneyOf(line: Line): readonly PrintedAmount[] {
  return amountsOf(line).filter((amount) => amount.isMoney && !amount.isRate && amount.cents !== 0)
}

/** The amounts behind the words that name the part, else those before them. */
function ownMoney(line: Line): readonly PrintedAmount[] {
  const money = moneyOf(line)
  const at = line.segments.findIndex(({ text }) => nameUntaxed(fold(text)) !== null)
  const behind = money.filter(({ segment }) => line.segments.indexOf(segment) >= at)
  return behind.length > 0 ? behind : money
}

/** In a row of amounts the last may be of another column, the first a price. */
function pickParts(money: readonly PrintedAmount[]): readonly PrintedAmount[] {
  const [first, last] = [money[0]!, money.at(-1)!]
  return first.cents === last.cents ? [last] : [last, first]
}

function lastMoney(line: Line): PrintedAmount | null {
  return moneyOf(line).at(-1) ?? null
}

/** The amount under the heading of a column. */
function readColumn(heading: Line, below: Line | undefined, exemption: Exemption): readonly TaxRowCandidate[] {
  if (below === undefined || heading.segments.length < 2) return []
  const segment = heading.segments.find(({ text }) => nameUntaxed(fold(text)) !== null)
  if (segment === undefined) return []
  const amount = moneyOf(below).find(({ words }) => {
    const box = surround(words.map((word) => word.box))
    return box[0] < segment.box[2] && box[2] > segment.box[0]
  })
  return amount === undefined ? [] : [makeRow(amount, below, exemption, NAMED)]
}

/** The sum of the lines under a heading, where one that follows prints it. */
function readSection(lines: readonly Line[], exemption: Exemption): readonly TaxRowCandidate[] {
  let sum = 0
  let count = 0
  for (const line of lines.slice(0, MOST_LINES)) {
    const amount = lastMoney(line)
    if (amount === null) continue
    if (count > 1 && amount.cents === sum) return [makeRow(amount, line, exemption, UNDER_HEADING)]
    sum += amount.cents
    count += 1
  }
  return []
}

/** "City tax 5.45" of two nights: their sum, one row of the tax table. */
function addUp(rows: readonly TaxRowCandidate[]): readonly TaxRowCandidate[] {
  const kinds = Map.groupBy(rows, ({ exemption }) => exemption!.taxability)
  return [...kinds.values()].flatMap((same) => {
    const [first] = same
    const places = new Map(same.toReversed().map((row) => [row.candidate.box?.join(), row.taxableCents!]))
    const taxableCents = [...places.values()].reduce((sum, cents) => sum + cents, 0)
    return places.size < 2 ? [] : [{ ...first!, taxableCents }]
  })
}

function makeRow(amount: PrintedAmount, line: Line, exemption: Exemption, confidence: number): TaxRowCandidate {
  const words = line.segments.flatMap((segment) => segment.words)
  const candidate = makeCandidate('0', words, line.page, confidence, 'part without tax')
  return { rate: 0, taxableCents: amount.cents, taxCents: 0, candidate, exemption }
}
