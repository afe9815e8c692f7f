import { AMOUNT_ROLES, type AmountRole, type CandidateTable, type LabelledAmount } from '../../../domain/candidates.ts'
import type { Candidate } from '../../../domain/field.ts'
import type { Line, Segment } from '../../../domain/lines.ts'
import { surround, type Page, type Word } from '../../../domain/page.ts'
import { wordsBetween } from '../fold-text.ts'
import { findAmountLabels, type LabelMatch } from '../labels/find-labels.ts'
import type { Layout, PageLayout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { scanAmounts, type AmountMention } from '../values/scan-amounts.ts'

/** An amount with its words, on its line. */
export interface PrintedAmount extends AmountMention {
  readonly words: readonly Word[]
  readonly segment: Segment
}

/** Sums with the label that names them, and every amount on the paper. */
export type FoundAmounts = Pick<CandidateTable, 'amounts' | 'printed' | 'tendered'>

const ADJUSTMENTS: ReadonlySet<string> = new Set(['allowance_amount', 'charge_amount'])
/** A cell with a figure alone, or with its unit or currency. */
const FIGURE = /^[€$£]?\s?\d[\d.,]*(?:\s?[€$£]|\s\p{L}{1,4}\.?)?$/u

/** Reads each amount's label on its left, else above its column. */
export function findAmounts(layout: Layout): FoundAmounts {
  const amounts: LabelledAmount[] = []
  const printed: { cents: number; candidate: Candidate }[] = []
  const tendered: number[] = []
  const pageCount = layout.pages.length
  layout.pages.forEach((page) => {
    const labels = page.lines.map((line) => labelsOf(line))
    const numbers = page.lines.map((line) => amountsOf(line))
    page.lines.forEach((line, index) => {
      const found = numbers[index]!
      const moneyCount = found.filter((amount) => amount.isMoney && !amount.isRate).length
      amounts.push(...readSumRow(found, labels[index]!, page.page))
      for (const amount of found) {
        if (amount.isRate) continue
        if (amount.isMoney) {
          printed.push({
            cents: amount.cents,
            candidate: makeCandidate(amount.value, amount.words, page.page, 0.2, 'printed amount'),
          })
        }
        const left = labelLeft(amount, line, labels[index]!)
        const isTable = moneyCount >= 2 && amount.isMoney
        const above = left === null || isTable ? labelAbove(amount, page, index, labels, numbers) : null
        for (const label of [left, above]) {
          if (label === null) continue
          if (label.match.key === '_tendered' && amount.isMoney) tendered.push(amount.cents)
          if (!isRole(label.match.key) || (amount.cents === 0 && ADJUSTMENTS.has(label.match.key))) continue
          // A whole number without currency is an amount only right beside a strong label.
          const isStrong = label.match.strength >= 1 && label.where === 'left' && isLastOfSegment(amount)
          const plain = amount.isMoney ? 1 : !isStrong ? 0 : /\.\d/.test(amount.value) ? 0.8 : isSum(amount) ? 0.5 : 0
          if (plain === 0) continue
          const depth = pageCount === 1 ? amount.segment.box[1] / page.page.height : page.page.number / pageCount
          const aside = isAside(amount) || isItemOf(label, amount, line) ? 0.3 : 1
          const confidence = aside * label.match.strength * label.worth * plain * (0.85 + 0.15 * depth)
          amounts.push({
            role: label.match.key,
            cents: amount.cents,
            candidate: makeCandidate(
              amount.value,
              amount.words,
              page.page,
              confidence,
              `label '${nameOf(label.match)}' ${label.where === 'left' ? 'left of it' : 'above it'}`,
              label.match.strength,
            ),
          })
        }
      }
    })
  })
  return { amounts, printed, tendered }
}

/** Net, tax and gross beside each other on one line, the third the sum of the others: the last line of a tax table. */
function readSumRow(
  found: readonly PrintedAmount[],
  labels: readonly LabelMatch[],
  page: Page,
): readonly LabelledAmount[] {
  const money = found.filter((amount) => amount.isMoney && !amount.isRate)
  for (let index = 0; index + 2 < money.length; index += 1) {
    const [net, tax, gross] = money.slice(index, index + 3) as [PrintedAmount, PrintedAmount, PrintedAmount]
    const isSum = net.cents + tax.cents === gross.cents && tax.cents > 0 && tax.cents < net.cents * 0.3
    if (!isSum) continue
    const isNamed = labels.some((label) => label.key === 'gross_amount')
    const roles = [
      ['net_amount', net],
      ['total_tax_amount', tax],
      ['gross_amount', gross],
    ] as const
    return roles.map(([role, amount]) => ({
      role,
      cents: amount.cents,
      candidate: makeCandidate(
        amount.value,
        amount.words,
        page,
        isNamed ? 0.9 : 0.6,
        'net, tax and their sum on one line',
      ),
    }))
  }
  return []
}

/** Every number of a line that can be an amount or a rate. */
export function amountsOf(line: Line): readonly PrintedAmount[] {
  return line.segments.flatMap((segment) =>
    scanAmounts(segment).map((mention) => ({
      ...mention,
      segment,
      words: wordsBetween(segment, mention.from, mention.to),
    })),
  )
}

/** A line's labels, read over its whole width, since a phrase may be set wide. */
function labelsOf(line: Line): readonly LabelMatch[] {
  const words = line.segments.flatMap((segment) => segment.words)
  return findAmountLabels({ ...line.segments[0]!, words, text: line.text, box: line.box })
}

interface FoundLabel {
  readonly match: LabelMatch
  readonly where: 'left' | 'above'
  readonly worth: number
}

function labelLeft(amount: PrintedAmount, line: Line, labels: readonly LabelMatch[]): FoundLabel | null {
  const start = amount.words[0]!.box[0]
  const match = labels.findLast((label) => endOf(label, amount) <= start + 1 && !isInSentence(label, amount, line))
  if (match === undefined) return null
  // Sums qualified further left ("Total VAT 19 % 20.00") keep the nearest label; a label behind other amounts is worth less.
  const between = match.segment.words
    .slice(match.lastWord + 1)
    .filter((word) => word.box[2] <= start && /\d[.,]\d{2}\b/.test(word.text) && !word.text.includes('%')).length
  return { match, where: 'left', worth: between === 0 ? 1 : between === 1 ? 0.75 : 0.55 }
}

/** Right edge of a label in points; in "Total RM 5.00" the currency belongs to both. */
function endOf(label: LabelMatch, amount: PrintedAmount): number {
  const words = label.segment.words.slice(label.firstWord, label.lastWord + 1)
  return Math.max(...words.filter((word) => !amount.words.includes(word)).map((word) => word.box[2]))
}

/** A word in the middle of running text in another column announces nothing. */
function isInSentence(label: LabelMatch, amount: PrintedAmount, line: Line): boolean {
  const first = label.segment.words[label.firstWord]!
  const home = line.segments.find((segment) => segment.words.includes(first))
  if (home === undefined || home === amount.segment) return false
  const position = home.words.indexOf(first)
  const after = home.words.length - 1 - (position + label.lastWord - label.firstWord)
  return position >= 4 && home.words.length >= 7 && after <= 12
}

function labelAbove(
  amount: PrintedAmount,
  page: PageLayout,
  index: number,
  labels: readonly (readonly LabelMatch[])[],
  numbers: readonly (readonly PrintedAmount[])[],
): FoundLabel | null {
  const box = surround(amount.words.map((word) => word.box))
  const height = Math.max(box[3] - box[1], 6)
  let passed = 0
  for (let above = index - 1; above >= Math.max(0, index - 4); above -= 1) {
    const line = page.lines[above]!
    if (box[1] - line.box[3] > (3.5 + 1.8 * passed) * height) return null
    const match = labels[above]!.find((label) => {
      const labelBox = surround(label.segment.words.slice(label.firstWord, label.lastWord + 1).map((word) => word.box))
      return Math.min(labelBox[2], box[2]) - Math.max(labelBox[0], box[0]) > 0
    })
    if (match !== undefined) {
      const isUsed = numbers[above]!.some(
        (other) => other.isMoney && other.words[0]!.box[0] > match.segment.words[match.lastWord]!.box[0],
      )
      return { match, where: 'above', worth: (isUsed ? 0.3 : above === index - 1 ? 0.8 : 0.6) * 0.8 ** passed }
    }
    // Other amounts of the same column in between: the heading belongs to them first, the last one may be their sum.
    const blocked = numbers[above]!.some(
      (other) => other.isMoney && other.words[0]!.box[0] < box[2] && other.words.at(-1)!.box[2] > box[0],
    )
    if (blocked) passed += 1
    if (passed > 3) return null
  }
  return null
}

/** "(incl. 19.00 VAT)": an amount in brackets with words explains another one. */
function isAside(amount: PrintedAmount): boolean {
  const before = amount.segment.text.slice(0, amount.from)
  const open = before.indexOf('(', before.lastIndexOf(')') + 1)
  return open >= 0 && /\p{L}/u.test(before.slice(open))
}

/** "Versandkosten | 1 | 9.90 | 9.90": beside a quantity and a price it is an item of the list, no charge on the whole. */
function isItemOf({ match, where }: FoundLabel, { segment }: PrintedAmount, { segments }: Line): boolean {
  if (where !== 'left' || !ADJUSTMENTS.has(match.key)) return false
  const end = match.segment.words[match.lastWord]!.box[2]
  const others = segments.filter((other) => other !== segment && other.box[0] >= end && FIGURE.test(other.text))
  return others.length > 1 || others.some(({ box }) => box[2] <= segment.box[0])
}

/** In "within 30 days" or "2 items" the number counts what follows. */
function isLastOfSegment(amount: PrintedAmount): boolean {
  return !/\p{L}{2,}/u.test(amount.segment.text.slice(amount.to))
}

/** Amounts have no leading zero and fewer digits than registration numbers. */
function isSum(amount: PrintedAmount): boolean {
  const printed = amount.words.map((word) => word.text).join('')
  return Math.abs(amount.cents) < 100_000_000 && !/^\D*0\d/.test(printed)
}

function isRole(key: string): key is AmountRole {
  return (AMOUNT_ROLES as readonly string[]).includes(key)
}

function nameOf(match: LabelMatch): string {
  return match.segment.words
    .slice(match.firstWord, match.lastWord + 1)
    .map((word) => word.text)
    .join(' ')
}
