import type { CandidateTable, Exemption, ExemptionCandidate, TaxRowCandidate } from '../../domain/candidates.ts'
import { scalarOf, type Candidate, type Row } from '../../domain/field.ts'
import { fromCents } from '../../domain/money.ts'
import { findRate } from './prove-taxes.ts'

/** A row of the tax breakdown (BG-23) with the line that proves it. */
export interface SettledRow {
  readonly row: Row
  readonly isPrinted: boolean
  readonly candidate: Candidate | null
}

const MOST_ROWS = 12
const TOLERANCE_PER_ROW = 2
/** How surely a row with both figures stands in the tax table, for what the table leaves open to be one more row. */
const WELL_READ = 0.6
/** How surely a row is one of taxes by its words and its figures. */
const SURELY_READ = 0.7
/** How surely a row's line says itself that it is one of taxes. */
const SAID = 0.9
/** Costs passed on, as customs duty or fees of an office. */
const NOT_SUBJECT: Exemption = { taxability: 'not_subject', reason: null }
const VALUE_ADDED =
  /(?<!\p{L})(?:vat|mwst|m\.?\s?w\.?\s?st|ust|umsatzs?steuer|mehrwertsteuer|i\.?v\.?a|t\.?v\.?a|btw)(?!\p{L})/iu

/** The printed tax rows that add up to net and tax in cents; one row stands for a single rate; [] when nothing fits. */
export function fillTaxRows(
  table: Pick<CandidateTable, 'taxRows' | 'exemptions'>,
  net: number,
  tax: number,
): readonly SettledRow[] {
  const complete = complementRows(table.taxRows, net, tax)
  const fitting = findSubset(complete, net, tax)
  if (fitting !== null) return mergeRows(fitting).flatMap((row) => settle(row, table.exemptions[0], true))
  const mended = addRest(complete, net, tax) ?? addBases(complete, table.taxRows, net, tax)
  if (mended !== null) return mended.flatMap((row) => settle(row, table.exemptions[0], complete.includes(row)))
  if (tax === 0 && net !== 0 && (table.exemptions.length > 0 || complete.some((row) => row.rate === 0))) {
    const exemption = table.exemptions[0]
    const zero = complete.find((row) => row.rate === 0)
    const candidate = exemption?.candidate ?? zero?.candidate ?? null
    return settle({ rate: 0, taxable: net, tax: 0, candidate }, exemption, exemption !== undefined)
  }
  const single = table.taxRows
    .filter((row) => row.rate > 0 && Math.abs((net * row.rate) / 100 - tax) <= 2)
    .toSorted((a, b) => b.candidate.confidence - a.candidate.confidence)[0]
  if (single !== undefined)
    return settle({ rate: single.rate, taxable: net, tax, candidate: single.candidate }, undefined, false)
  const parts = shareBase(table.taxRows, net, tax) ?? chargeParts(complete, table, net, tax)
  if (parts.length > 0) return parts.flatMap((row) => settle(row, table.exemptions[0], true))
  // Where no line says a rate, the one at which that tax is charged on that sum is it; figures of an item may look like a tax.
  const isSaid = table.taxRows.some(({ rate, candidate }) => rate > 0 && candidate.confidence >= SAID)
  const rate = isSaid ? null : findRate(Math.abs(net), Math.abs(tax))
  return rate === null ? [] : settle({ rate, taxable: net, tax, candidate: null }, undefined, false)
}

interface KnownRow extends Pick<TaxRowCandidate, 'exemption' | 'shares'> {
  readonly rate: number
  readonly taxable: number
  readonly tax: number
  readonly candidate: Candidate | null
}

/** Rows with both figures; a lone tax takes the net amount as its base when the rate agrees. */
function complementRows(rows: readonly TaxRowCandidate[], net: number, tax: number): readonly KnownRow[] {
  const known = new Map<string, KnownRow>()
  for (const { rate, taxableCents, taxCents, candidate, exemption, shares } of rows.toSorted(
    (a, b) => b.candidate.confidence - a.candidate.confidence,
  )) {
    const lone = taxableCents === null && taxCents !== null
    const fits = lone && Math.abs((net * rate) / 100 - taxCents) <= 2 && Math.abs(taxCents - tax) <= 2
    const taxable = taxableCents ?? (fits ? net : null)
    const amount = taxCents ?? null
    if (taxable === null || amount === null) continue
    const key = `${rate}/${taxable}/${amount}`
    if (!known.has(key)) known.set(key, { rate, taxable, tax: amount, candidate, exemption, shares })
  }
  return [...known.values()].slice(0, MOST_ROWS)
}

/** With rows of which one amount alone was read and is the base: its tax follows from the rate. Each rate has one row (BG-23). */
function addBases(
  rows: readonly KnownRow[],
  all: readonly TaxRowCandidate[],
  net: number,
  tax: number,
): readonly KnownRow[] | null {
  const bases = all
    .filter(({ rate, taxableCents, taxCents }) => rate > 0 && taxableCents === null && taxCents !== null)
    .map(({ rate, taxCents, candidate }) => ({
      rate,
      taxable: taxCents!,
      tax: Math.round((taxCents! * rate) / 100),
      candidate,
    }))
  const found = findSubset([...rows, ...bases].slice(0, MOST_ROWS), net, tax)
  return found !== null && new Set(found.map(({ rate }) => rate)).size === found.length ? found : null
}

/** What the rows leave of net and tax is one more row, of which a figure was misread, when it is taxed at a usual rate. */
function addRest(rows: readonly KnownRow[], net: number, tax: number): readonly KnownRow[] | null {
  const read = rows.filter(({ candidate }) => (candidate?.confidence ?? 0) >= WELL_READ)
  if (read.length === 0) return null
  const taxable = net - read.reduce((sum, row) => sum + row.taxable, 0)
  const rest = tax - read.reduce((sum, row) => sum + row.tax, 0)
  const rate = findRate(taxable, rest)
  return rate === null ? null : [...read, { rate, taxable, tax: rest, candidate: null }]
}

/**
 * Several taxes on one net amount, as of a federation and its states: GST and PST, CGST and SGST, IVA and its equalization. One of
 * them is charged on all of it, others may be on a part.
 */
function shareBase(rows: readonly TaxRowCandidate[], net: number, tax: number): readonly KnownRow[] | null {
  const taxes = new Map<string, KnownRow>()
  for (const { rate, taxableCents, taxCents, candidate } of rows) {
    const place = `${candidate.page} ${candidate.box?.join()}`
    if (rate <= 0 || taxCents === null || taxCents === 0) continue
    const isWhole = Math.abs((net * rate) / 100 - taxCents) <= 1
    const taxable = isWhole ? net : taxableCents
    if (taxable === null || Math.abs(taxable) > Math.abs(net) || (taxes.has(place) && !isWhole)) continue
    taxes.set(place, { rate, taxable, tax: taxCents, candidate })
  }
  const onAll = [...taxes.values()].filter(({ taxable }) => taxable === net)
  // A table of taxes below the sums says the same again.
  const unique = new Map(onAll.map((row) => [`${row.rate}/${row.tax}`, row]))
  for (const [first, ...others] of [onAll, [...unique.values()]]) {
    if (first === undefined) return null
    const parts = [...taxes.values()].filter(({ taxable, rate }) => taxable !== net && rate !== first.rate)
    const all = [first, ...others, ...(others.length === 0 ? parts : [])]
    const charged = all.reduce((sum, row) => sum + row.tax, 0)
    if (all.length > 1 && Math.abs(charged - tax) <= TOLERANCE_PER_ROW) return all
  }
  return null
}

/** Rows that make up the whole tax while a part of net bears none: a row of its own where a statement says why. */
function chargeParts(
  rows: readonly KnownRow[],
  { taxRows, exemptions: [statement] }: Pick<CandidateTable, 'taxRows' | 'exemptions'>,
  net: number,
  tax: number,
): readonly KnownRow[] {
  const read = mergeRows(rows.filter(({ rate, candidate }) => rate > 0 && (candidate?.confidence ?? 0) >= SURELY_READ))
  const left = net - sumUp(read, 'taxable')
  if (tax <= 0 || sumUp(read, 'tax') !== tax || left <= 0) return []
  // A sales tax is charged on goods alone; a value-added tax has a row for all that is sold.
  const isOnAll = taxRows.some(({ candidate }) => VALUE_ADDED.test(candidate.text ?? ''))
  const untaxed = rows.filter(({ rate, candidate }) => rate === 0 && (candidate?.confidence ?? 0) >= WELL_READ)
  const [part, ...others] = untaxed.filter(({ taxable }) => taxable <= left)
  const known = others.length === 0 ? part : undefined
  if (statement === undefined && !isOnAll && known === undefined) return read
  const rest = { rate: 0, taxable: left, tax: 0, candidate: statement?.candidate ?? read[0]!.candidate }
  const exemption = statement === undefined ? NOT_SUBJECT : undefined
  if (known === undefined) return [...read, { ...rest, exemption }]
  if (known.taxable === left) return [...read, known]
  // Beside what is taxed at 0 % the rest is outside the tax.
  return [
    ...read,
    known,
    { ...rest, taxable: left - known.taxable, exemption: known.exemption ? undefined : exemption },
  ]
}

function sumUp(rows: readonly KnownRow[], figure: 'taxable' | 'tax'): number {
  return rows.reduce((sum, row) => sum + row[figure], 0)
}

/** The set of rows whose sums are net and tax, by the evidence of its weakest row; of equals the smaller. */
function findSubset(rows: readonly KnownRow[], net: number, tax: number): readonly KnownRow[] | null {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let mask = 1; mask < 1 << rows.length; mask += 1) {
    // A set's sums are those of the set without its first row, which came before it, and that row's.
    const rest = mask & (mask - 1)
    const row = rows[31 - Math.clz32(mask ^ rest)]!
    SETS.count[mask] = SETS.count[rest]! + 1
    SETS.taxable[mask] = SETS.taxable[rest]! + row.taxable
    SETS.charged[mask] = SETS.charged[rest]! + row.tax
    SETS.weakest[mask] = Math.min(SETS.weakest[rest]!, row.candidate?.confidence ?? 0)
    const slack = TOLERANCE_PER_ROW * SETS.count[mask]!
    if (Math.abs(SETS.taxable[mask]! - net) > slack || Math.abs(SETS.charged[mask]! - tax) > slack) continue
    const worth = SETS.weakest[mask]! - 0.02 * SETS.count[mask]!
    if (worth <= most) continue
    best = mask
    most = worth
  }
  return best === 0 ? null : rows.filter((_, index) => best & (1 << index))
}

/** Sums over the rows whose bits are set, kept from call to call: up to 4,095 sets are tried for every net and tax. */
const SETS = {
  count: new Uint8Array(1 << MOST_ROWS),
  taxable: new Float64Array(1 << MOST_ROWS),
  charged: new Float64Array(1 << MOST_ROWS),
  weakest: new Float64Array(1 << MOST_ROWS).fill(Number.POSITIVE_INFINITY),
}

/** Each rate has one row, and what bears no tax one of each category (BG-23). */
function mergeRows(rows: readonly KnownRow[]): readonly KnownRow[] {
  const merged = new Map<string, KnownRow>()
  for (const row of rows) {
    const key = `${row.rate} ${row.shares?.length} ${row.exemption?.taxability}`
    const known = merged.get(key)
    merged.set(key, known === undefined ? row : addRow(known, row))
  }
  return [...merged.values()]
}

function addRow(known: KnownRow, row: KnownRow): KnownRow {
  const shares = known.shares?.map(({ rate, taxCents }, at) => ({
    rate,
    taxCents: taxCents + row.shares![at]!.taxCents,
  }))
  return { ...known, taxable: known.taxable + row.taxable, tax: known.tax + row.tax, shares }
}

/** The row as given, or one of each tax that its line states. */
function settle(row: KnownRow, statement: ExemptionCandidate | undefined, isPrinted: boolean): readonly SettledRow[] {
  const exemption = row.rate === 0 ? explain(row.exemption, statement) : undefined
  const isReverse = exemption?.taxability === 'reverse_charge'
  const taxability = row.rate > 0 || isReverse ? 'taxable' : (exemption?.taxability ?? 'zero_rated')
  const isSellers = ['taxable', 'zero_rated', 'exempt'].includes(taxability)
  return (row.shares ?? [{ rate: row.rate, taxCents: row.tax }]).map(({ rate, taxCents }) => ({
    row: {
      taxable_amount: fromCents(row.taxable),
      tax_amount: fromCents(taxCents),
      tax_rate: String(rate),
      tax_collection_mechanism: isReverse ? 'reverse_charge' : isSellers ? 'seller_collected' : null,
      taxability,
      tax_exemption_reason: exemption?.reason ?? null,
    },
    isPrinted,
    candidate: row.candidate,
  }))
}

/** What the row's own line says counts first; a statement of the same category elsewhere gives the reason. */
function explain(own: Exemption | undefined, statement: ExemptionCandidate | undefined): Exemption | undefined {
  if (
    statement === undefined ||
    (own !== undefined && (own.reason !== null || own.taxability !== statement.taxability))
  )
    return own
  return { taxability: statement.taxability, reason: scalarOf(statement.candidate) }
}
