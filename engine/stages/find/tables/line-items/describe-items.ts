import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import type { FoundAmounts } from '../../totals/find-amounts.ts'
import { makeRows } from '../make-rows.ts'
import { fillCounts } from './fill-counts.ts'
import { leaveTaxes } from './leave-taxes.ts'
import { leaveSubtotals } from './leave-subtotals.ts'
import { listLaidOut } from './list-laid-out.ts'
import { proveSum, type SumProof } from './prove-sum.ts'
import type { Item } from './read-item.ts'
import { splitNumbers } from './split-numbers.ts'
import { tidyNames } from './tidy-names.ts'

/** What the items are proved and written with. */
export interface ItemContext {
  readonly type: DocumentType
  readonly layout: Layout
  readonly amounts: FoundAmounts
}

/** How the items were found. */
export type ItemKind = 'cards' | 'table' | 'columns' | 'lines with products' | 'till roll'

/** Without a sum that says so, words and amounts are no items yet. */
const NO_SUM = { cards: 0, table: 0, columns: -0.15, 'lines with products': -0.05, 'till roll': -0.15 } as const

/**
 * An honest figure: half for a table that looks like one, the rest for what its numbers prove.
 * @param codes tax rates in per cent by the code that stands for them
 */
export function describeItems(
  found: readonly Item[],
  { amounts, type, layout }: ItemContext,
  kind: ItemKind,
  codes: ReadonlyMap<string, string>,
): Candidate | null {
  const { items: own, sum } = cutToSum(leaveTaxes(tidyNames(found)), amounts)
  const counted = fillCounts(splitNumbers(own), codes)
  if (counted.length === 0) return null
  const items = [...counted, ...listLaidOut(counted, layout)]
  const products = items.filter((item) => item.proven !== null)
  const right = products.filter((item) => item.proven === true).length
  const share = products.length === 0 ? 0 : right / products.length
  const base = { cards: 0.5, table: 0.5, columns: 0.45, 'lines with products': 0.4, 'till roll': 0.35 }[kind]
  const doubt = products.length > 1 && share < 0.5 && sum === null ? 0.15 : 0
  const unread = kind === 'till roll' && holdsFigures(items) ? UNREAD : 0
  const confidence = base - doubt - unread + 0.15 * share + (sum === null ? NO_SUM[kind] : sum.isLabelled ? 0.32 : 0.1)
  const proofs = [
    ...(right > 0 ? [`${right} of ${items.length} quantity times price`] : []),
    ...(sum === null ? [] : [`sum is the ${sum.name}`]),
  ]
  return makeRows(
    settleSigns(items, type).map((item) => item.row),
    items.map(({ main, words }) => ({ page: main.page, words })),
    Math.min(confidence, kind === 'till roll' ? 0.8 : 0.95),
    [`${kind} of items`, ...proofs].join(', '),
  )
}

/** Names of a till roll that end with the figures of columns. */
const UNREAD = 0.2

function holdsFigures(items: readonly Item[]): boolean {
  const names = items.filter(({ row }) => /\s\d[\d.,]*\s+\d[\d.,]*(?:\s\S{1,3})?$/.test(row['name'] ?? ''))
  return names.length * 2 > items.length
}

/** Lines with amounts above a list that are no items. */
const MOST_AHEAD = 2
/** Lines behind it that look like items; each length of the list takes its own sum. */
const MOST_BEHIND = 30

/** Items of a section that has a sum of its own; one has where nothing else adds up. */
const SECTIONS = [2, 1]
const NET = 'net amount'
const NEXT_LINE: SumProof = { name: 'amount of the next line', isLabelled: true }

/** Lines behind the last item are sums and terms that look like items: the first so many items that come to a printed sum count. */
function cutToSum(found: readonly Item[], amounts: FoundAmounts): { items: readonly Item[]; sum: SumProof | null } {
  const whole = proveSum(found, amounts)
  if (whole?.isLabelled === true) return { items: found, sum: whole }
  for (const least of SECTIONS) {
    const { kept, behind } = leaveSubtotals(found, least)
    const sum = behind.length === 0 ? null : proveSum(kept, amounts)
    // A tax behind the items' own sum leads to the gross amount, a share of it to the net amount.
    const isOwn =
      behind.some(({ proven }) => proven === true) || (sum?.name.startsWith(NET) === true && !behind.some(isShare))
    if (sum?.isLabelled === true && isOwn) return { items: kept, sum }
  }
  const products = proveProducts(found, amounts)
  if (products !== null) return products
  const last = found.findLastIndex((item) => item.proven === true)
  for (let count = found.length - 1; count > Math.max(0, last, found.length - MOST_BEHIND); count -= 1) {
    const sum = proveSum(found.slice(0, count), amounts)
    if (sum?.isLabelled === true) return { items: found.slice(0, count), sum }
  }
  const total = findOwnTotal(found)
  if (total > 0) return { items: found.slice(0, total), sum: NEXT_LINE }
  const proven = found.findIndex((item) => item.proven === true)
  const ahead = Math.min(MOST_AHEAD, found.length - 1, proven < 0 ? MOST_AHEAD : proven)
  for (let first = 1; first <= ahead; first += 1) {
    const sum = proveSum(found.slice(first), amounts)
    if (sum?.isLabelled === true) return { items: found.slice(first), sum }
  }
  return { items: found, sum: whole }
}

/** Fewer products come to a sum by chance. */
const LEAST_PRODUCTS = 3

/** The items whose products are right, where these alone come to a labelled sum or to the amount of a line behind them: others are sums and notes. */
function proveProducts(
  found: readonly Item[],
  amounts: FoundAmounts,
): { items: readonly Item[]; sum: SumProof } | null {
  const items = found.filter(({ proven }) => proven === true)
  if (items.length < LEAST_PRODUCTS || items.length === found.length) return null
  const sum = proveSum(items, amounts)
  if (sum?.isLabelled === true) return { items, sum }
  const total = items.reduce((cents, item) => cents + item.cents!, 0)
  const behind = found.slice(found.lastIndexOf(items.at(-1)!) + 1)
  const isSummed = behind.some(({ cents }) => cents !== null && Math.abs(cents - total) <= Math.min(items.length, 5))
  return isSummed ? { items, sum: NEXT_LINE } : null
}

function isShare({ row }: Item): boolean {
  return /%/.test(row['name'] ?? '')
}

/** How many first items come to the amount of the one behind them, which then is their sum; 0 where none does. */
function findOwnTotal(found: readonly Item[]): number {
  let sum = 0
  for (const [count, item] of found.entries()) {
    if (item.cents === null) return 0
    if (count > 1 && Math.abs(item.cents - sum) <= Math.min(count, 5) && item.proven !== true) return count
    sum += item.cents
  }
  return 0
}

/** A credit note's amounts are positive, whatever the paper prints: its type says the direction. */
function settleSigns(items: readonly Item[], type: DocumentType): readonly Item[] {
  const sum = items.reduce((total, { cents }) => total + (cents ?? 0), 0)
  if (type !== 'credit-note' || sum > 0) return items
  const bare = (cell: string | null | undefined): string | null => cell?.replace(/^-(?=\d)/, '') ?? null
  return items.map(({ row, ...item }) => {
    const { net_amount: net } = row
    // What is taken off a credit is the debtor's again.
    const turned = net == null || net.startsWith('-') || Number(net) === 0 ? bare(net) : `-${net}`
    return {
      ...item,
      row: { ...row, quantity: bare(row['quantity']), unit_price: bare(row['unit_price']), net_amount: turned },
    }
  })
}
