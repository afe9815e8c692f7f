import type { Candidate, Row } from '../../../../domain/field.ts'
import { scalarOf } from '../../../../domain/field.ts'
import { fromCents } from '../../../../domain/money.ts'
import type { Layout } from '../../layout.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { readParagraphs } from '../layout/read-paragraphs.ts'
import { makeRows } from '../make-rows.ts'
import { findDemand } from './find-demand.ts'
import { listSums } from './list-sums.ts'
import { readClaims } from './read-claims.ts'

const DAY = String.raw`(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4}|\d{1,2}\.?\s\p{L}{3,9}\.?\s\d{4}|\p{L}{3,9}\s\d{1,2},?\s\d{4})`
/** "seit dem 3.5.2026 fällig", "fällig am 3.5.2026", "was due on 3 May 2026". */
const WAS_DUE = new RegExp(
  String.raw`(?:seit|war|am|zum)\s(?:dem\s|am\s|zum\s)?(?<before>${DAY})\s(?:zur zahlung\s)?f[äa]llig|(?:f[äa]llig(?:keit)?|overdue|due(?: for payment)?|payable|échue?|à régler|échéance|scadut[ao]|scadenza|vencid[ao]|vencimient?o|vervaldatum|vervallen)\s(?:am|seit|seit dem|zum|gewesen am|war am|on|by|since|au plus tard le|le|du|il|dal|el|desde|em|op|sinds|:)?\s?(?<behind>${DAY})`,
  'giu',
)

/** The claims of a reminder: a table of open items, a list, or the sentence that names the unpaid invoice. Their sum is the proof. */
export function findClaims(layout: Layout, order: DateOrder): readonly Candidate[] {
  const { claims, isProven, kind } = readClaims(layout, order)
  if (claims.length === 0) return []
  const rows = claims.length === 1 ? [completeOnly(claims[0]!.row, layout, order)] : claims.map(({ row }) => row)
  const base = kind === 'sentence about an unpaid invoice' ? 0.62 : 0.7
  return [makeRows(rows, claims, base + (isProven ? 0.22 : 0), isProven ? `${kind}, sum printed below` : kind)]
}

/** A single item is all that the letter is about: its sum and the day on which it was due may stand anywhere. */
function completeOnly(row: Row, layout: Layout, order: DateOrder): Row {
  const principal = row['open_amount'] === null ? findDemand(layout, order)['principal_amount']?.[0] : undefined
  return {
    ...row,
    open_amount: row['open_amount'] ?? (principal === undefined ? findRepeated(layout) : scalarOf(principal)),
    payment_due_date: row['payment_due_date'] ?? findDueDay(row['issue_date'] ?? null, layout, order),
  }
}

/** The only sum that a letter names more than once is what it asks for. */
function findRepeated(layout: Layout): string | null {
  const cents = listSums(layout, new Set()).map((sum) => sum.cents)
  const repeated = new Set(cents.filter((sum, index) => sum > 0 && cents.indexOf(sum) !== index))
  const [only] = repeated
  return repeated.size === 1 && only !== undefined ? fromCents(only) : null
}

function findDueDay(issued: Row[string], layout: Layout, order: DateOrder): string | null {
  for (const { text, page } of readParagraphs(layout)) {
    for (const match of text.matchAll(WAS_DUE)) {
      const said = match.groups?.['before'] ?? match.groups?.['behind'] ?? ''
      const day = scanDates({ text: said, page }, order)[0]?.value
      if (day !== undefined && day !== issued && (issued === null || day > issued)) return day
    }
  }
  return null
}
