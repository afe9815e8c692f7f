import { describe, expect, test } from 'vitest'
import { COLUMNS, pickColumns, USUAL_COLUMNS } from '../../engine/export/columns.ts'
import { writeCsvHead, writeCsvRows } from '../../engine/export/write-csv.ts'
import { writeXlsx } from '../../engine/export/write-xlsx.ts'
import { makeExported, TRICKY } from './make-exported.ts'
import { csvFilter, readInLibreOffice } from './read-in-libreoffice.ts'

const text = (value: string) => ({ type: 'string', value })
const number = (value: number) => ({ type: 'float', value: String(value) })

/** What the sheet of documents holds of TRICKY, by column; what is missing is empty. */
const SEEN = {
  document_id: number(7),
  filename: text('Größe "A"; B, C.pdf'),
  type: text('invoice'),
  document_number: text('00012345678901234567890'),
  issue_date: { type: 'date', value: '2026-02-28' },
  sender_name: text('Bäckerei Müller & Söhne\nZweite Zeile'),
  recipient_name: text('=1+1'),
  customer_number: text('0042'),
  order_number: text('1E5'),
  net_amount: number(-1234.5),
  gross_amount: number(1469.06),
  amount_due: number(0),
  iban: text('DE02120300000000202051'),
  payment_reference: text('@SUM(A1)'),
  checked_at: { type: 'date', value: '2026-11-21T08:00:00' },
  checked_by: text('Jürgen Weiß'),
}
const NAMES = USUAL_COLUMNS.map(({ name }) => name)
const rowOf = (seen: Readonly<Record<string, object>>) => NAMES.map((name) => seen[name] ?? null)

describe('LibreOffice opens', { timeout: 120_000 }, () => {
  test('a workbook with every value as it was: texts, exact figures, dates, and rows on sheets of their own', async () => {
    const titles = { documents: 'Belege', line_items: 'Positionen: [1/2]', 'line_items.name': 'Bezeichnung' }
    const workbook = await writeXlsx([TRICKY, makeExported({ id: 8 })], { columns: USUAL_COLUMNS, titles })
    const [documents, taxes, items, ...others] = await readInLibreOffice('export.xlsx', workbook)
    expect(others).toEqual([])
    expect(documents!.name).toBe('Belege')
    expect(documents!.rows[0]).toEqual(NAMES.map(text))
    expect(documents!.rows[1]).toEqual(rowOf(SEEN))
    expect(documents!.rows[2]!.slice(0, 2)).toEqual([number(8), text('rechnung.pdf')])

    expect(items!.name).toBe('Positionen   1 2')
    expect(items!.rows[0]!.slice(4, 8).map((cell) => cell!.value)).toEqual([
      'position',
      'article_number',
      'Bezeichnung',
      'description',
    ])
    const owner = [SEEN.document_id, SEEN.filename, SEEN.sender_name, SEEN.document_number]
    expect(items!.rows[1]).toEqual([
      ...owner,
      text('001'),
      text('007'),
      text('Schraube <M8> 5 %'),
      null,
      number(2.5),
      null,
      null,
      number(-3.2),
    ])
    expect(items!.rows[2]!.slice(4, 7)).toEqual([text('002'), null, text('-x')])
    expect(taxes!.rows[1]!.slice(4, 7)).toEqual([number(-1234.5), number(-234.56), number(19)])
  })

  test('a workbook with what does not fit into cells: cut texts, days before the calendar of spreadsheets, long fractions', async () => {
    const values = {
      sender_name: 'x'.repeat(32_766) + '😀',
      issue_date: '1899-12-31',
      payment_due_date: '2026-02-31',
      gross_amount: `0.${'0'.repeat(300)}1`,
      net_amount: '0.000000000012345',
      amount_due: '000000000000000001.50',
    }
    const columns = pickColumns(Object.keys(values))
    const workbook = await writeXlsx([makeExported({ values })], { columns, titles: {} })
    const [sheet] = await readInLibreOffice('export.xlsx', workbook)
    expect(sheet!.rows[1]).toEqual([
      text('x'.repeat(32_766)),
      text(values.issue_date),
      text(values.payment_due_date),
      text(values.gross_amount),
      { type: 'float', value: '0.000000000012345' },
      number(1.5),
    ])
  })

  test.each([
    [',', 'en'],
    [';', 'de'],
  ] as const)(
    'a CSV file parted by %s with every value as it was, where what is quoted is text',
    async (separator, language) => {
      const options = { columns: USUAL_COLUMNS, separator, titles: { filename: 'Datei' } }
      const csv = writeCsvHead(options) + writeCsvRows([TRICKY], options)
      const [sheet] = await readInLibreOffice('export.csv', csv, csvFilter(separator, language))
      expect(sheet!.rows[0]).toEqual(NAMES.map((name) => text(name === 'filename' ? 'Datei' : name)))
      expect(sheet!.rows[1]).toEqual(
        rowOf({ ...SEEN, recipient_name: text("'=1+1"), payment_reference: text("'@SUM(A1)") }),
      )
    },
  )
})

test('every column can be chosen, once and in any order', () => {
  expect(pickColumns(['gross_amount', 'filename', 'nothing', 'gross_amount'])).toEqual([
    { name: 'gross_amount', kind: 'number' },
    { name: 'filename', kind: 'text' },
  ])
  expect(COLUMNS.map(({ name }) => name)).toEqual([...new Set(COLUMNS.map(({ name }) => name))])
})
