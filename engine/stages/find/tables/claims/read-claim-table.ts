import type { Layout } from '../../layout.ts'
import { fold } from '../../fold-text.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { cellOf, compileColumns, listHeadings, textOf, type TableLine } from '../layout/columns.ts'
import { groupRows } from '../layout/group-rows.ts'
import { readTables, type TableRules } from '../layout/read-tables.ts'
import { readAmount } from '../line-items/read-number.ts'
import type { Claim } from './claim.ts'

const COLUMNS = compileColumns([
  [
    'document_number',
    0.9,
    '(?:rechnungs?|rechn|beleg|dokument(?:en)?|re|rg|op|vorgangs?|referenz) ?(?:nr|nummer|no)',
    '(?:rechnung|beleg|nummer|nr|referenz)',
    '(?:unsere )?rechnung',
    'vorgang',
    'posten',
    '(?:invoice|inv|document|bill|doc|item|our|your)? ?(?:no|number|nr|id|ref(?:erence)?)',
    'invoice',
    'document',
    'bill',
    'details',
    'description',
    'ref',
    'facture(?: nr)?',
    'fattura',
    'factura',
    'factuur(?: ?nummer)?',
  ],
  [
    'issue_date',
    0.92,
    '(?:rechnungs?|rechn|beleg|re|rg|ausstellungs)? ?(?:datum|dat)',
    'ausgestellt(?: am)?',
    'vom',
    '(?:invoice|document|issue|bill|inv|doc)? ?date(?: issued| of invoice)?',
    'billed(?: on)?',
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
    'zahlungs ?(?:ziel|termin|frist)',
    'zahlbar(?: am)?',
    'date due',
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
    '_own',
    0.97,
    '(?:your )?(?:account|customer|client|member(?:ship)?|policy) ?(?:no|nr|number|id|ref(?:erence)?|code)?',
    '(?:kunden|debitoren|mitglieds|vertrags|kd) ?(?:nr|nummer|konto)',
    'date of (?:notice|letter|statement|reminder)',
    '(?:notice|letter|statement|reminder) date',
    'mahn ?datum',
    '(?:bitte )?zahlen(?: sie)? bis',
    'pay (?:no later than|by)',
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
  ...listHeadings(({ claimColumns }) => claimColumns),
])

/** Open items in a table whose headings are known. */
export function readClaimTable(layout: Layout, order: DateOrder): readonly Claim[] {
  const amountOf = (line: TableLine): string | null =>
    readAmount(cellOf(line, 'open_amount')) ?? readAmount(cellOf(line, '_amount'))
  const isRow = (line: TableLine): boolean =>
    amountOf(line) !== null &&
    (/\d/.test(textOf(line, 'document_number')) || scanDates(cellOf(line, 'issue_date'), order).length > 0)
  const rules: TableRules = {
    words: COLUMNS,
    least: 2,
    isRow,
    isEnd: (line) => !isRow(line) && amountOf(line) !== null && /\p{L}{3}/u.test(fold(line.line.text)),
  }
  return readTables(layout, rules).flatMap(({ lines }) =>
    groupRows(lines, isRow, () => false).map(({ main }) => ({
      page: main.page,
      words: [...main.cells.values()].flat(),
      row: {
        document_number: readNumber(numberOf(main)),
        ...readDays(main, order),
        open_amount: amountOf(main),
      },
    })),
  )
}

/** A row's place in the list is not the number of its invoice, which stands in a column of its own. */
function numberOf(line: TableLine): string {
  const [first, second] = [textOf(line, 'document_number'), textOf(line, 'document_number#2')]
  return /^\d{0,2}\.?$/.test(first) && /\d/.test(second) ? second : first
}

function readDate(printed: PrintedText, order: DateOrder): string | null {
  return scanDates(printed, order).at(0)?.value ?? null
}

/** Days under their headings; a day under a heading that is not known is the other one. */
function readDays(line: TableLine, order: DateOrder): { issue_date: string | null; payment_due_date: string | null } {
  const issued = readDate(cellOf(line, 'issue_date'), order)
  const due = readDate(cellOf(line, 'payment_due_date'), order)
  const loose = scanDates({ text: line.line.segments.map(({ text }) => text).join(' | '), page: line.page }, order)
    .map(({ value }) => value)
    .filter((value) => value !== issued && value !== due)
  const [first = null, second = null] = loose
  if (issued === null && due === null) return { issue_date: first, payment_due_date: second }
  return { issue_date: issued ?? first, payment_due_date: due ?? first }
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
