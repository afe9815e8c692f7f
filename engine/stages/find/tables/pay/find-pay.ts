import type { Candidate, Row } from '../../../../domain/field.ts'
import { fromCents, toCents } from '../../../../domain/money.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'
import type { PayLine } from './pay-line.ts'
import { readPayLines } from './read-pay-lines.ts'
import { EMPLOYER, STATUTORY } from './pay-words.ts'
import { proveRates } from './prove-rate.ts'
import { readLedger } from './read-ledger.ts'

export interface FoundPay {
  readonly earnings: readonly Candidate[]
  readonly deductions: readonly Candidate[]
}

/** What a payslip pays and what it takes off, row by row. Earnings that come to the gross pay prove each other. */
export function findPay(layout: Layout): FoundPay {
  const { lines, gross, net, payout } = readPayLines(layout)
  const listed = lines.filter(({ side, row }) => side === 'earnings' && toCents(row['amount'] ?? '') !== 0)
  const withheld = proveRates(
    layout,
    lines.filter(({ side }) => side === 'deductions'),
  )
  const isGross = (rows: readonly PayLine[]): boolean =>
    rows.length > 0 && gross.some((cents) => Math.abs(cents - sum(rows)) <= 1)
  const left = [...net, ...payout]
  const before = [...gross, sum(listed)]
  const isLeft = (less: number): boolean =>
    left.some((rest) => before.some((cents) => Math.abs(cents - less - rest) <= 1)) ||
    net.some((cents) => payout.some((after) => after !== cents && Math.abs(cents - less - after) <= 1))
  const isNet = (rows: readonly PayLine[]): boolean =>
    rows.length > 0 && (isLeft(Math.abs(sum(rows))) || isLeft(sumUnsigned(rows)))
  const all = leaveRests(withheld, [...gross, ...net])
  const isRead = isGross(listed) && isNet(all)
  const ledger = isRead ? [] : readLedger(layout, gross)
  const taken = leaveStrays(all, isNet)
  if (ledger.length > 0) {
    const [paid, less] = [
      ledger.filter(({ side }) => side === 'earnings'),
      proveRates(
        layout,
        ledger.filter(({ side }) => side === 'deductions'),
      ),
    ]
    const isOther = sum(listed) !== sum(paid)
    // What is taken may have been read as what is paid, or the year as the month.
    const isWrong = !isGross(listed) || (listed.length === paid.length && isGross(paid)) || 2 * sum(listed) < sum(paid)
    const withheldToo = less.some(({ row }) => isTaken(row)) ? less : taken
    if (isOther && isWrong) return describeLists([...paid, ...withheldToo])
    if (!isOther) return describeLists([...listed, ...withheldToo])
  }
  const [earned, less] = [isGross(listed), isNet(taken)]
  return {
    earnings: describe(listed, earned ? 0.93 : 0.6, earned ? 'rows of pay, sum is the gross pay' : 'rows of pay'),
    deductions: describe(
      countTaken(taken.filter(({ row }) => isTaken(row))),
      less ? 0.9 : 0.58,
      less ? 'rows of deductions, what is left is printed' : 'rows of deductions',
    ),
  }
}

function describeLists(lines: readonly PayLine[]): FoundPay {
  const deductions = lines.filter(({ side, row }) => side === 'deductions' && isTaken(row))
  return {
    earnings: describe(
      lines.filter(({ side }) => side === 'earnings'),
      0.9,
      'column of what is paid, proved by a printed sum',
    ),
    deductions: describe(countTaken(deductions), 0.88, 'column of what is withheld, proved by a printed sum'),
  }
}

/**
 * What is left among the lines that are taken is told by coming to that, whatever it is called; where what is taken has a
 * minus sign, what stands behind it without one is given.
 */
function leaveRests(taken: readonly PayLine[], before: readonly number[]): readonly PayLine[] {
  const cents = taken.map(({ row }) => toCents(row['amount'] ?? ''))
  const isSigned = sum(taken.slice(0, 1)) < 0
  for (const start of before) {
    const kept: PayLine[] = []
    let [rest, isFound] = [start, false]
    for (const [at, line] of taken.entries()) {
      const isRest = kept.length > 0 && Math.abs(rest - cents[at]!) <= 1
      const isGiven = isFound && isSigned && cents[at]! > 0
      if (!isRest && !isGiven) kept.push(line)
      if (isRest) isFound = true
      else rest += isSigned ? cents[at]! : -cents[at]!
    }
    if (isFound) return kept
  }
  return taken
}

/** Without the one line that is none of the list, or what stands behind it, where the others come to what is left. */
function leaveStrays(taken: readonly PayLine[], isProven: (lines: readonly PayLine[]) => boolean): readonly PayLine[] {
  if (isProven(taken)) return taken
  // What comes to the net pay is not all, where more is taken from that.
  const isCut = (at: number): boolean => !taken[at - 1]?.isAfterNet && taken[at]?.isAfterNet === true
  const ends = taken.flatMap((_, at) => (isCut(taken.length - 1 - at) ? [] : [taken.slice(0, taken.length - 1 - at)]))
  const lists = [...taken.map((line) => taken.filter((other) => other !== line)), ...ends]
  return lists.find((lines) => lines.length > 1 && isProven(lines)) ?? taken
}

/** Something was taken, and it is no field of its own. */
function isTaken({ label, amount }: Row): boolean {
  const name = fold(label ?? '')
  return toCents(amount ?? '') !== 0 && !STATUTORY.test(name) && !EMPLOYER.test(name)
}

/** What comes back to whoever is paid. */
const GIVEN_BACK = /erstatt|ruckzahl|gutschrift|refund|rebate|rimbors|rembours|devoluc|reembols|terugbetal|teruggaaf/
/** A sign for "less" before the label; "./." is that of German bookkeeping. */
const LESS = /^(?:\.\/\.|[-−–]|abzgl\.|abzüglich|less|minus)\s+/iu

/** "I.R.P.F. (base 1.606,71)": what a contribution is reckoned from is no part of its name. */
const RECKONED = /\s*\((?=[^)]*\d[.,]\d{2}(?!\d|\s?%))[^)]*\)$/u

/** A deduction is what is taken: papers that print it with a minus mean the same. Only what is given back among them is negative. */
function countTaken(lines: readonly PayLine[]): readonly PayLine[] {
  const isTurned = sum(lines) < 0
  return lines.flatMap((line) => {
    const { label, amount } = line.row
    const cents = toCents(amount ?? '')
    const isBack = GIVEN_BACK.test(fold(label ?? ''))
    // Expenses stand among what is taken, without its sign.
    if (isTurned && cents > 0 && !isBack) return []
    const turned = isTurned || (cents < 0 && !isBack) ? fromCents(-cents) : amount
    return {
      ...line,
      row: { ...line.row, label: label?.replace(LESS, '').replace(RECKONED, '') ?? null, amount: turned ?? null },
    }
  })
}

function sum(lines: readonly PayLine[]): number {
  return lines.reduce((total, { row }) => total + toCents(row['amount'] ?? ''), 0)
}

/** A minus sign may stand before some of what is taken only. */
function sumUnsigned(lines: readonly PayLine[]): number {
  return lines.reduce((total, { row }) => total + Math.abs(toCents(row['amount'] ?? '')), 0)
}

function describe(
  lines: readonly (RowPlace & { row: Row })[],
  confidence: number,
  reason: string,
): readonly Candidate[] {
  return lines.length === 0
    ? []
    : [
        makeRows(
          lines.map(({ row }) => row),
          lines,
          confidence,
          reason,
        ),
      ]
}
