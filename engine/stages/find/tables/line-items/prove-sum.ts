import type { Candidate } from '../../../../domain/field.ts'
import type { FoundAmounts } from '../../totals/find-amounts.ts'
import type { Item } from './read-item.ts'

const NAMES: Readonly<Record<string, string>> = {
  net_amount: 'net amount',
  gross_amount: 'gross amount',
  amount_due: 'amount due',
}

/** What the items' amounts add up to on the paper. */
export interface SumProof {
  readonly name: string
  /** False for an amount that no label calls a sum. */
  readonly isLabelled: boolean
}

/** The printed sum that the items come to, to a cent for each; with allowances and charges between. Null when there is none. */
export function proveSum(items: readonly Item[], { amounts, printed }: FoundAmounts): SumProof | null {
  if (items.some((item) => item.cents === null)) return null
  const sum = items.reduce((total, item) => total + item.cents!, 0)
  const slack = Math.min(items.length, 5)
  const isNear = (cents: number): boolean => Math.abs(Math.abs(cents) - Math.abs(sum)) <= slack
  const labelled = amounts.filter(
    ({ role, candidate }) =>
      role in NAMES && candidate.confidence >= 0.3 && !items.some((item) => isOn(item, candidate)),
  )
  const direct = labelled.find((amount) => isNear(amount.cents))
  if (direct !== undefined) return { name: NAMES[direct.role]!, isLabelled: true }
  const steps = amounts.filter((amount) => amount.role === 'allowance_amount' || amount.role === 'charge_amount')
  const stepped = labelled.find((amount) =>
    steps.some(({ role, cents }) => isNear(role === 'charge_amount' ? amount.cents - cents : amount.cents + cents)),
  )
  if (stepped !== undefined) return { name: `${NAMES[stepped.role]!} before allowances and charges`, isLabelled: true }
  const taxed = addTaxes(items)
  const isTaxed = labelled.some(({ role, cents }) => role === 'gross_amount' && Math.abs(cents - taxed) <= slack)
  if (isTaxed) return { name: 'gross amount with the taxes', isLabelled: true }
  const next = items.length > 1 ? findNext(items, printed) : undefined
  if (next !== undefined && isNear(next.cents)) return { name: 'next amount below them', isLabelled: true }
  // One item's amount is printed anyway.
  const isBelow = items.length > 1 && printed.some(({ cents }) => isNear(cents))
  return isBelow ? { name: 'amount printed below', isLabelled: false } : null
}

/** Cents with the tax of each item; NaN where one has no rate. */
function addTaxes(items: readonly Item[]): number {
  return items.reduce((total, { cents, row }) => total + cents! * (1 + Number(row['tax_rate'] ?? Number.NaN) / 100), 0)
}

/** The first amount below the last item, on its page. */
function findNext(
  items: readonly Item[],
  printed: FoundAmounts['printed'],
): FoundAmounts['printed'][number] | undefined {
  const { page, line } = items.at(-1)!.main
  const bottom = line.box[3] / page.height
  let next: FoundAmounts['printed'][number] | undefined
  for (const amount of printed) {
    const { box, page: number } = amount.candidate
    if (number !== page.number || box === null || box[1] < bottom) continue
    if (next === undefined || box[1] < next.candidate.box![1]) next = amount
  }
  return next
}

/** A heading such as "Total" over a column names each amount of it; none of them is the sum. */
function isOn({ main }: Item, { page, box }: Candidate): boolean {
  if (page !== main.page.number || box === null) return false
  const middle = ((box[1] + box[3]) / 2) * main.page.height
  return middle > main.line.box[1] && middle < main.line.box[3]
}
