import type { Candidate } from '../../../../domain/field.ts'
import { toCents } from '../../../../domain/money.ts'
import { fold } from '../../fold-text.ts'
import { makeCandidate } from '../../make-candidate.ts'
import type { SheetLine } from './read-sheet-lines.ts'

const KEYS = [
  'total_assets',
  'total_equity_and_liabilities',
  'fixed_assets',
  'current_assets',
  'equity',
  'provisions',
  'liabilities',
] as const
type SumKey = (typeof KEYS)[number]

/** The main sums of a balance sheet, in the column of the year. */
export type SheetSums = Readonly<Partial<Record<SumKey, readonly Candidate[]>>>

const TOTAL = String.raw`(?:total|summe|gesamt|sum of|all|overall|subtotal|zwischensumme) (?:der |des |the )?`
const OF = String.raw`(?: (?:gesamt|insgesamt|summe|total))?$`
/** What the lines are called, folded. */
const NAMES: Readonly<Record<SumKey, RegExp>> = {
  total_assets: new RegExp(
    `^(?:(?:${TOTAL})?(?:aktiva|aktivseite|aktiven|assets|vermogen)|(?:bilanz ?summe|gesamt ?vermogen)(?: .{0,8}?(?:summe )?(?:der )?(?:aktiva|aktiven|aktivseite))?|bilanzsumme aktiv(?:a|en))${OF}`,
  ),
  total_equity_and_liabilities: new RegExp(
    `^(?:(?:${TOTAL})?(?:passiva|passivseite|passiven)|(?:bilanz ?summe|gesamt ?kapital)(?: .{0,8}?(?:summe )?(?:der )?(?:passiva|passiven|passivseite))|gesamt ?kapital|(?:${TOTAL})(?:(?:(?:share|stock)holders?(?: s)? |owners? (?:s )?|members? (?:s )?)?(?:equity|capital|net assets|funds) (?:and|&) liabilities|liabilities (?:and|&) .{0,30}(?:equity|capital|net assets|funds|deficit)))${OF}`,
  ),
  fixed_assets: new RegExp(
    `^(?:${TOTAL})?(?:anlage ?vermogen|(?:fixed|non ?current|long ?term) assets|langfristige[sr]? (?:vermogen(?:swerte)?|aktiva))${OF}`,
  ),
  current_assets: new RegExp(
    `^(?:${TOTAL})?(?:umlauf ?vermogen|current assets|kurzfristige[sr]? (?:vermogen(?:swerte)?|aktiva))${OF}`,
  ),
  equity: new RegExp(
    `^(?:${TOTAL})?(?:eigen ?(?:kapital|mittel)|(?:(?:share|stock)holders?(?: s)? |owners? (?:s )?|members? (?:s )?|partners? (?:s )?)?(?:equity|funds)|capital and reserves|equity attributable to .*|net worth)${OF}`,
  ),
  provisions: new RegExp(`^(?:${TOTAL})?(?:ruckstellungen|provisions(?: for liabilities)?(?: and charges)?)${OF}`),
  liabilities: new RegExp(`^(?:${TOTAL})?(?:verbindlichkeiten|schulden|fremd ?kapital|liabilities|creditors)${OF}`),
}
/** Sums that are no whole side. */
const PARTIAL = /net assets|net worth|less current|capital and reserves|funds|equity$|eigenkapital/

const PROVEN = 0.95
const NAMED = 0.8
/** A sum under both sides without a word beside it. */
const EQUAL = 0.72

/** The main sums by their names; both sides come to the same total, which proves them, and tells it where it has no name. */
export function findSheetSums(lines: readonly SheetLine[]): SheetSums {
  const amounts = lines.filter(({ amount }) => amount !== null)
  if (amounts.length < 4) return {}
  const named = new Map(KEYS.map((key) => [key, nameLines(key, amounts)] as const))
  const [assets, claims] = [named.get('total_assets')!, named.get('total_equity_and_liabilities')!]
  const total = findTotal(amounts)
  const isProven = total !== null && (assets.length === 0 || assets.some(({ amount }) => amount === total[0].amount))
  const found: Record<string, Candidate[]> = {}
  const add = (key: SumKey, line: SheetLine, confidence: number, reason: string): void => {
    ;(found[key] ??= []).push(makeCandidate(line.amount ?? '', line.words, line.page, confidence, reason))
  }
  for (const [key, sums] of named) {
    const worth = isProven ? PROVEN : NAMED
    sums.forEach((line, index) => add(key, line, worth - 0.04 * index, `line '${line.label}' of the year's column`))
  }
  if (total === null) return found
  if (assets.length === 0) add('total_assets', total[0], EQUAL, 'largest sum, the same on both sides')
  if (claims.length === 0) add('total_equity_and_liabilities', total[1], EQUAL, 'largest sum, the same on both sides')
  return found
}

function nameLines(key: SumKey, lines: readonly SheetLine[]): readonly SheetLine[] {
  return lines.filter(({ label }) => NAMES[key].test(fold(label)))
}

/** The largest sum, where it stands on both sides: its first and its last line. */
function findTotal(lines: readonly SheetLine[]): readonly [SheetLine, SheetLine] | null {
  const cents = lines.map(({ amount }) => toCents(amount!))
  const most = Math.max(...cents)
  const same = lines.filter((_, index) => cents[index] === most)
  const [first, last] = [same[0]!, same.at(-1)!]
  const isPart = same.some(({ label }) => PARTIAL.test(fold(label)) && !/liabilit/.test(fold(label)))
  return first === last || most <= 0 || isPart ? null : [first, last]
}
