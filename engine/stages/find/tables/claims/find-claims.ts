import type { Candidate, Row } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import type { FoundAmounts } from '../../totals/find-amounts.ts'
import { toCents } from '../../../../domain/money.ts'
import { fold } from '../../fold-text.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { compileColumns, textOf, type TableLine } from '../layout/columns.ts'
import { groupRows } from '../layout/group-rows.ts'
import { readTables, type TableRules } from '../layout/read-tables.ts'
import { readAmount } from '../line-items/read-number.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'
import { readClaimSentences } from './read-claim-sentences.ts'

const COLUMNS = compileColumns([
  [
    'document_number',
    0.9,
    '(?:rechnungs?|beleg|dokument(?:en)?|re|rg|op) ?(?:nr|nummer|no)?',
    '(?:unsere )?rechnung',
    'vorgang',
    'posten',
    '(?:invoice|document|bill|doc|item|reference|transaction) ?(?:no|number|nr|id)?',
    'ref',
    'facture(?: nr)?',
    'fattura',
    'factura',
    'factuur(?: ?nummer)?',
  ],
  [
    'issue_date',
    0.92,
    '(?:rechnungs?|beleg|re|ausstellungs)? ?(?:datum|dat)',
    'vom',
    '(?:invoice|document|issue|bill|inv)? ?date(?: issued)?',
    'dated',
    'issued(?: on)?',
    'data',
    'fecha',
  ],
  [
    'payment_due_date',
    0.96,
    'fallig(?:keit(?:s ?(?:datum|tag))?)?(?: (?:am|zum|seit))?',
    'zahlbar bis',
    'zahlungsziel',
    '(?:was |payment )?due(?: ?date| on| by)?',
    'pay(?:able)? by',
    'echeance',
    'scadenza',
    'vencimiento',
    'verval ?datum',
  ],
  [
    'open_amount',
    0.95,
    'offen(?:er)?(?: ?(?:betrag|posten|saldo))?',
    '(?:rest|offen)(?: ?(?:betrag|forderung|saldo))',
    'noch (?:offen|zu zahlen)',
    'forderung',
    'saldo',
    '(?:open|outstanding|unpaid|remaining|overdue)(?: ?(?:amount|balance))?',
    '(?:amount|balance) (?:due|outstanding|open|overdue|owed|owing)',
    'balance',
  ],
  [
    '_amount',
    0.7,
    '(?:rechnungs?|brutto|ursprungs)? ?betrag',
    'summe',
    '(?:invoice |original )?(?:amount|total)',
    'eur',
    'montant',
    'importo',
    'importe',
    'bedrag',
  ],
  [
    '_paid',
    0.9,
    '(?:bereits )?(?:be|ge)?zahlt',
    'zahlung(?:en)?',
    'paid',
    'payments?',
    'mahngebuhr(?:en)?',
    'zinsen',
    'interest',
    'fee',
    'mahn ?stufe',
    'stufe',
    'tage',
    'days(?: overdue)?',
    'verzug(?: tage)?',
  ],
])

/** The claims of a reminder: a table of open items, or the sentence that names the unpaid invoice. Their sum is the proof. */
export function findClaims(layout: Layout, order: DateOrder, { amounts, printed }: FoundAmounts): readonly Candidate[] {
  const table = readClaimTable(layout, order)
  const claims = table.length > 0 ? table : readClaimSentences(layout, order)
  if (claims.length === 0) return []
  const sum = claims.reduce((total, { row }) => total + toCents(row['open_amount'] ?? ''), 0)
  const times = printed.filter(({ cents }) => cents === sum).length
  const isProven = claims.length > 1 ? times > 0 : times > 1 || amounts.some(({ cents }) => cents === sum)
  const kind = table.length > 0 ? 'table of open items' : 'sentence about an unpaid invoice'
  const confidence = (table.length > 0 ? 0.7 : 0.62) + (isProven ? 0.22 : 0)
  const reason = isProven ? `${kind}, sum printed below` : kind
  return [
    makeRows(
      claims.map(({ row }) => row),
      claims,
      confidence,
      reason,
    ),
  ]
}

/** A claim with its place. */
export interface Claim extends RowPlace {
  readonly row: Row
}

function readClaimTable(layout: Layout, order: DateOrder): readonly Claim[] {
  const amountOf = (line: TableLine): string | null =>
    readAmount(textOf(line, 'open_amount')) ?? readAmount(textOf(line, '_amount'))
  const isRow = (line: TableLine): boolean =>
    amountOf(line) !== null &&
    (/\d/.test(textOf(line, 'document_number')) || scanDates({ text: textOf(line, 'issue_date') }, order).length > 0)
  const rules: TableRules = {
    words: COLUMNS,
    least: 3,
    isRow,
    isEnd: (line) => !isRow(line) && amountOf(line) !== null && /\p{L}{3}/u.test(fold(line.line.text)),
  }
  return readTables(layout, rules).flatMap(({ lines }) =>
    groupRows(lines, isRow, () => false).map(({ main }) => ({
      page: main.page,
      words: [...main.cells.values()].flat(),
      row: {
        document_number: readNumber(textOf(main, 'document_number')),
        issue_date: readDate(textOf(main, 'issue_date'), order) ?? readDate(textOf(main, 'document_number'), order),
        payment_due_date: readDate(textOf(main, 'payment_due_date'), order),
        open_amount: amountOf(main),
      },
    })),
  )
}

function readDate(text: string, order: DateOrder): string | null {
  return scanDates({ text }, order).at(0)?.value ?? null
}

/** "Rechnung 4711" is 4711, "INV 4711" is a number as it is. */
function readNumber(text: string): string | null {
  const number = text
    .replace(
      /^(?:Rechnung|Beleg|Invoice|Document|Facture|Fattura|Factura|Factuur)(?:s?nummer)?\s*(?:nr\.?|no\.?|#)?:?\s+(?=\S*\d)/iu,
      '',
    )
    .replace(/\s+(?:vom|dated|of)\s.*$/iu, '')
  return /\d/.test(number) ? number : null
}
