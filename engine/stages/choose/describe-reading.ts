import type { CandidateTable } from '../../domain/candidates.ts'
import type { DocumentTraits } from './describe-document.ts'
import { fromCents } from '../../domain/money.ts'
import { listChange } from './gather-gross.ts'
import { gather, type Sum } from './gather-sums.ts'
import { listTaxedSums } from './prove-taxes.ts'
import { chanceOf, type Rankings } from './rank-values.ts'
import type { Reading } from './read-totals.ts'

/** Keys of the totals whose chances are told apart. */
export const TOTAL_KEYS = ['gross_amount', 'net_amount', 'total_tax_amount', 'tax_breakdowns'] as const
export type TotalKey = (typeof TOTAL_KEYS)[number]

/** Names of the measurements, in their order. */
export const READING_FEATURES: readonly string[] = [
  'hand',
  'lead',
  'rank',
  'gross',
  'net',
  'tax',
  'hasNet',
  'hasTax',
  'isWhole',
  'isProven',
  'rows',
  'weakestRow',
  'unexplained',
  'isTaxFree',
  'mentions',
  'isTendered',
  'ofLargest',
  'larger',
  'calledGross',
  'calledNet',
  'calledDue',
  'label',
  'isLabelled',
  'isAdded',
  'isPaid',
  'isUnnamed',
  'isRounded',
  'top',
  'left',
  'page',
  'size',
  'bold',
  'certainty',
  'isRecognized',
  'sums',
  'cents',
  'pageCount',
  'wordCount',
  'probability',
  'isInvoice',
  'isOther',
  ...TOTAL_KEYS.map((key) => `key:${key}`),
  'change',
  'isTaxed',
  'chanceGross',
  'chanceNet',
  'chanceTax',
  'leadGross',
  'absence',
  'isRanked',
]

/** For each measurement 1 where more of it never speaks against a reading. */
export const READING_DIRECTIONS: readonly number[] = READING_FEATURES.map((name) =>
  ['hand', 'lead', 'certainty', 'chanceGross', 'chanceNet', 'chanceTax', 'leadGross'].includes(name)
    ? 1
    : name === 'rank'
      ? -1
      : 0,
)

const MOST_TENDERED = 50

/**
 * Each reading as numbers, named by READING_FEATURES, for one of the keys that it settles.
 * @param readings best first
 */
export function describeReadings(
  readings: readonly Reading[],
  table: CandidateTable,
  traits: DocumentTraits,
): (reading: Reading, key: TotalKey) => readonly number[] {
  const printed = new Map<number, number>()
  for (const { cents } of table.printed) printed.set(cents, (printed.get(cents) ?? 0) + 1)
  const amounts = [...printed.keys()]
  const largest = amounts.reduce((most, cents) => Math.max(most, cents), 0)
  const called = (role: string): ReadonlyMap<number, number> =>
    new Map(gather(table.amounts, role).map((sum) => [sum.cents, sum.confidence]))
  const [gross, net, due] = [called('gross_amount'), called('net_amount'), called('amount_due')]
  const labels = new Map<number, number>()
  for (const { cents, candidate } of table.amounts) {
    labels.set(cents, Math.max(labels.get(cents) ?? 0, candidate.evidence?.label ?? 0))
  }
  const ranks = new Map<number, number>()
  for (const reading of readings) {
    if (!ranks.has(reading.gross.cents)) ranks.set(reading.gross.cents, ranks.size)
  }
  const best = readings[0]?.score ?? 0
  const next = readings.find((reading) => reading.gross.cents !== readings[0]!.gross.cents)?.score ?? 0
  const tendered = new Set(table.tendered)
  const change = listChange([...tendered].slice(0, MOST_TENDERED))
  const isChangePrinted = amounts.some((cents) => change.has(cents))
  const taxed = new Set(listTaxedSums(new Set(amounts)).map((sum) => sum.gross))
  const yes = (is: boolean): number => (is ? 1 : 0)

  return (reading, key) => {
    const { cents, candidate } = reading.gross
    const { evidence, box, page, reason } = candidate
    const rank = ranks.get(cents) ?? 0
    return [
      reading.score,
      reading.score - (rank === 0 ? next : best),
      Math.min(rank, 6),
      reading.gross.confidence,
      reading.net?.confidence ?? 0,
      reading.tax?.confidence ?? 0,
      yes(reading.net !== null),
      yes(reading.tax !== null),
      yes(reading.net !== null && reading.tax !== null && reading.net.cents + reading.tax.cents === cents),
      yes(reading.rows.length > 0 && reading.rows.every((row) => row.isPrinted)),
      Math.min(reading.rows.length, 4),
      reading.rows.reduce((least, row) => Math.min(least, row.candidate?.confidence ?? 0), 1),
      Math.min(reading.unexplained, 3),
      yes(reading.tax?.cents === 0),
      Math.min(printed.get(cents) ?? 0, 5),
      yes(tendered.has(cents)),
      largest === 0 ? 0 : Math.min(1, Math.abs(cents) / largest),
      Math.min(amounts.filter((other) => other > cents).length, 8),
      gross.get(cents) ?? 0,
      net.get(cents) ?? 0,
      due.get(cents) ?? 0,
      labels.get(cents) ?? 0,
      yes(reason.startsWith('label')),
      yes(reason === 'sum of net and tax'),
      yes(reason === 'cash less change'),
      yes(reason === 'printed amount'),
      yes(reason === 'total rounded to coins'),
      box?.[1] ?? -1,
      box?.[0] ?? -1,
      page === null ? -1 : page / traits.pageCount,
      evidence === undefined || traits.bodySize === 0 ? 1 : Math.min(4, evidence.fontSize / traits.bodySize),
      yes(evidence?.bold === true),
      evidence?.certainty ?? 1,
      yes(candidate.source === 'ocr'),
      Math.min(ranks.size, 10),
      yes(cents % 100 === 0),
      Math.min(traits.pageCount, 10),
      Math.log2(1 + traits.wordCount),
      traits.probability,
      yes(traits.type === 'invoice' || traits.type === 'credit-note'),
      yes(traits.type === 'other'),
      ...TOTAL_KEYS.map((known) => yes(known === key)),
      change.has(cents) ? 1 : isChangePrinted ? -1 : 0,
      yes(taxed.has(cents)),
      ...describeChances(reading, traits.rankings),
    ]
  }
}

/** What the ranker says of the sums: their chances, the lead of the gross amount, how likely it is that there is none. */
function describeChances({ gross, net, tax }: Reading, rankings: Rankings): readonly number[] {
  const ranking = rankings.get('gross_amount')
  if (ranking === undefined) return [0, 0, 0, 0, 0, 0]
  const chance = (key: TotalKey, sum: Sum | null): number => {
    const known = rankings.get(key)
    return sum === null || known === undefined ? 0 : chanceOf(known, fromCents(sum.cents))
  }
  const own = chance('gross_amount', gross)
  const other = own === ranking.best ? ranking.next : ranking.best
  return [own, chance('net_amount', net), chance('total_tax_amount', tax), own - other, ranking.absent, 1]
}
