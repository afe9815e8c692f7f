import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAccount } from '../../engine/store/accounts.ts'
import { writeTime } from '../../engine/store/current-time.ts'
import { toLocalTime } from '../../engine/export/to-local-time.ts'
import type { WritingDatabase } from '../../engine/store/database.ts'
import { listDocumentIds, type DocumentFilter, type DocumentOrder } from '../../engine/store/document-list.ts'
import { updateDocument } from '../../engine/store/documents.ts'
import { setChecked } from '../../engine/store/summaries.ts'
import { makeListed } from './make-listed.ts'
import { makeDocument, openTestStore } from './open-test-store.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

let database: WritingDatabase
beforeEach(() => {
  ;({ database } = openTestStore())
})
const ids = (filter: DocumentFilter = {}, sort: DocumentOrder = 'created_at') =>
  listDocumentIds(database, 1, { sort, filter, limit: 100 }).ids

describe('the order', () => {
  test('of names passes over capitals and accents; documents without one come last either way', () => {
    const names = ['Zebra AG', null, 'ahorn KG', 'Öl & Co', 'Äpfel GmbH', 'Mast', 'Maß', 'Massiv']
    const [zebra, none, ahorn, oel, apfel, mast, mass, massive] = names.map((senderName) =>
      makeListed(database, { senderName }),
    )
    expect(ids({}, 'sender_name')).toEqual([ahorn, apfel, mass, massive, mast, oel, zebra, none])
    expect(ids({}, '-sender_name')).toEqual([zebra, oel, mast, massive, mass, apfel, ahorn, none])
  })

  test('of amounts is that of numbers', () => {
    const [nine, ten, minus, none] = ['9.00', '10.00', '-3.00', null].map((grossAmount) =>
      makeListed(database, { grossAmount }),
    )
    expect(ids({}, 'gross_amount')).toEqual([minus, nine, ten, none])
    expect(ids({}, '-gross_amount')).toEqual([ten, nine, minus, none])
  })

  test.each([
    ['issue_date', 'issueDate', '2026-01-02', '2026-02-01'],
    ['payment_due_date', 'paymentDueDate', '2026-01-02', '2026-02-01'],
    ['document_number', 'documentNumber', 'A-1', 'B-1'],
    ['type', 'type', 'invoice', 'letter'],
  ] as const)('by %s goes both ways, equal ones in the order in which they came', (sort, field, less, more) => {
    const second = makeListed(database, { [field]: more })
    const first = makeListed(database, { [field]: less })
    const third = makeListed(database, { [field]: more })
    expect(ids({}, sort)).toEqual([first, second, third])
    expect(ids({}, `-${sort}`)).toEqual([third, second, first])
  })

  test('by status follows a document through its processing', () => {
    const completed = makeListed(database)
    const pending = makeDocument(database).id
    expect(ids({}, 'status')).toEqual([completed, pending])
    updateDocument(database, completed, { status: 'pending' })
    updateDocument(database, pending, { status: 'error' })
    expect(ids({}, 'status')).toEqual([pending, completed])
  })
})

describe('the filter', () => {
  test('lets pass by status and type, of one account alone', () => {
    const other = createAccount(database, { name: 'Weinhandlung Rebstock' })
    makeListed(database, { document: { accountId: other.id } })
    const invoice = makeListed(database)
    const letter = makeListed(database, { type: 'letter' })
    const pending = makeDocument(database).id
    expect(ids()).toEqual([invoice, letter, pending])
    expect(ids({ type: 'letter' })).toEqual([letter])
    expect(ids({ status: 'pending' })).toEqual([pending])
    expect(ids({ status: 'pending', type: 'letter' })).toEqual([])
  })

  test('knows what needs a look: doubtful, completed, and not checked yet', () => {
    const [doubtful, checked] = [makeListed(database, { doubtful: 2 }), makeListed(database, { doubtful: 1 })]
    const [clear, pending] = [makeListed(database), makeListed(database, { doubtful: 1 })]
    updateDocument(database, pending, { status: 'pending' })
    setChecked(database, 1, [checked], { checked: true, by: { ...SERVICE, name: 'Ada' } })
    expect(ids({ needsLook: true })).toEqual([doubtful])
    expect(ids({ needsLook: false })).toEqual([checked, clear, pending])
    expect(ids({ checked: true })).toEqual([checked])
    expect(ids({ checked: false })).toEqual([doubtful, clear, pending])
  })

  test('takes a period with both its days, by the date that is meant', () => {
    const [before, first, last, after, none] = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01', null].map(
      (issueDate) => makeListed(database, { issueDate, paymentDueDate: '2026-03-15' }),
    )
    const field = 'issue_date'
    expect(ids({ period: { field, from: '2026-03-01', to: '2026-03-31' } })).toEqual([first, last])
    expect(ids({ period: { field, from: '2026-03-31' } })).toEqual([last, after])
    expect(ids({ period: { field, to: '2026-03-01' } })).toEqual([before, first])
    expect(ids({ period: { field: 'payment_due_date', from: '2026-03-15', to: '2026-03-15' } })).toContain(none)
    const today = toLocalTime(new Date().toISOString()).slice(0, 10)
    expect(ids({ period: { field: 'created_at', from: today, to: today } })).toHaveLength(5)
    expect(ids({ period: { field: 'created_at', to: '2026-01-01' } })).toEqual([])
  })

  test('and the search narrow together, in the order that is asked for', () => {
    const words = 'Miete für den Monat'
    const [late, early] = ['2026-05-01', '2026-04-01'].map((issueDate) =>
      makeListed(database, { issueDate, text: words }),
    )
    makeListed(database, { type: 'letter', text: words })
    expect(ids({ query: 'miete', type: 'invoice' }, 'issue_date')).toEqual([early, late])
    expect(
      listDocumentIds(database, 1, { sort: 'issue_date', filter: { query: 'miete' }, offset: 1, limit: 1 }),
    ).toEqual({ ids: [late], total: 3 })
  })
})

test('pages follow each other without a gap, and the total is that of all', () => {
  const all = Array.from({ length: 7 }, () => makeListed(database, { senderName: 'Gleich GmbH' }))
  const page = (offset: number) => listDocumentIds(database, 1, { sort: 'sender_name', filter: {}, offset, limit: 3 })
  expect([page(0), page(3), page(6), page(9)]).toEqual([
    { ids: all.slice(0, 3), total: 7 },
    { ids: all.slice(3, 6), total: 7 },
    { ids: all.slice(6), total: 7 },
    { ids: [], total: 7 },
  ])
})

test.each([
  ['sender_name', {}],
  ['payment_due_date', { needsLook: true, type: 'invoice' }],
  ['-gross_amount', { checked: false, status: 'completed' }],
] as const)('an index alone answers the order by %s with the filter %j', (sort, filter) => {
  const plans: string[] = []
  const watched = new Proxy(database, {
    get: (target, key) =>
      key === 'prepare'
        ? (sql: string) => {
            const values = { accountId: 1, type: '', status: '', limit: 1, offset: 0 }
            const rows = target.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(values) as { detail: string }[]
            plans.push(...rows.map(({ detail }) => detail))
            return target.prepare(sql)
          }
        : (Reflect.get(target, key) as unknown),
  })
  listDocumentIds(watched, 1, { sort, filter, limit: 10 })
  expect(plans.length).toBeGreaterThan(1)
  for (const plan of plans) expect(plan).toMatch(/^SEARCH summaries USING COVERING INDEX/)
})

describe('a day on which documents came', () => {
  const { TZ } = process.env
  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ']
    else process.env['TZ'] = TZ
  })

  test.each([
    ['UTC', '2026-10-25T00:00:00.000000Z', '2026-10-25T23:59:59.999999Z'],
    // The clock is put back on this day: it has 25 hours.
    ['Europe/Berlin', '2026-10-24T22:00:00.000000Z', '2026-10-25T22:59:59.999999Z'],
    ['America/New_York', '2026-10-25T04:00:00.000000Z', '2026-10-26T03:59:59.999999Z'],
  ])('is one of the clock in %s', (zone, first, last) => {
    process.env['TZ'] = zone
    const times = [writeTime(Date.parse(first) - 1), first, last, writeTime(Date.parse(last) + 1)]
    const [before, begin, end] = times.map((createdAt) => {
      const id = makeListed(database)
      database.prepare('UPDATE summaries SET created_at = ? WHERE document_id = ?').run(createdAt, id)
      return id
    })
    const period = { field: 'created_at', from: '2026-10-25', to: '2026-10-25' } as const
    expect(ids({ period })).toEqual([begin, end])
    expect(ids({ period: { field: 'created_at', to: '2026-10-24' } })).toEqual([before])
    expect(ids({ period: { field: 'created_at', to: '9999-12-31' } })).toHaveLength(4)
  })
})
