import { afterEach, describe, expect, test } from 'vitest'
import { pickColumns } from '../../engine/export/columns.ts'
import { writeCsvRows } from '../../engine/export/write-csv.ts'
import { makeExported } from './make-exported.ts'

const write = (values: Readonly<Record<string, string>>, separator: ',' | ';' = ','): string =>
  writeCsvRows([makeExported({ values })], {
    columns: pickColumns(Object.keys(values)),
    separator,
    titles: {},
  }).trimEnd()

describe('a text', () => {
  test.each(['+49 30 1234567', '+49 (0)30 12 34-56', '+49 30/1234.56', '+493012345', '-17', '00123', '1E5', 'Größe'])(
    'stays as it is: %s',
    (text) => {
      expect(write({ sender_phone: text })).toBe(`"${text}"`)
    },
  )

  test.each(['=1+1', '+1+1', '+49-30-1', '+SUM(A1)', '@A1', '-A1', '-2+3', '\t=1', '\n=1', '＝1+1', '－A1'])(
    'that would be a formula is made text: %j',
    (text) => {
      expect(write({ sender_phone: text })).toBe(`"'${text}"`)
    },
  )
})

test('what is no date, figure or yes and no stands as text in the place of one', () => {
  expect(write({ issue_date: '=1+1', gross_amount: '+1', payment_due_date: '2026-02-28' })).toBe(
    `"'=1+1","+1",2026-02-28`,
  )
})

describe('a time', () => {
  const { TZ } = process.env
  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ']
    else process.env['TZ'] = TZ
  })

  test.each([
    ['Europe/Berlin', '2026-11-22 00:30:15'],
    ['America/New_York', '2026-11-21 18:30:15'],
    ['UTC', '2026-11-21 23:30:15'],
  ])('is that of the clock in %s', (zone, seen) => {
    process.env['TZ'] = zone
    const document = makeExported({ createdAt: '2026-11-21T23:30:15.999999Z' })
    expect(writeCsvRows([document], { columns: pickColumns(['created_at']), separator: ',', titles: {} })).toBe(
      `${seen}\r\n`,
    )
  })
})
