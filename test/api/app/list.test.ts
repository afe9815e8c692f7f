import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  appDocumentListSchema,
  checkedSchema,
  countsSchema,
  type AppDocumentListEntry,
} from '../../../engine/contract/app/document.ts'
import {
  changedDocumentsSchema,
  deletedDocumentsSchema,
  documentIdsSchema,
} from '../../../engine/contract/app/selection.ts'
import { updateDocument } from '../../../engine/store/documents.ts'
import { countDocuments } from '../../../engine/store/summaries.ts'
import { expectError } from '../../contract/expect-error.ts'
import { openTestApi, type TestApi } from '../../contract/open-test-api.ts'
import { makeListed } from '../../store/make-listed.ts'
import { listenToEvents } from './listen-to-events.ts'
import { openApp, type AskApp } from './open-app.ts'

let api: TestApi
let app: AskApp
beforeAll(async () => {
  api = await openTestApi()
  app = openApp(api)
})
afterAll(() => api.close())

/** An account of its own with three documents: doubtful and dear, clear and cheap, not read yet. */
function makeOffice() {
  const { id: account } = api.createAccount('Kanzlei Weißdorn')
  const document = { accountId: account, origin: 'app' } as const
  const dear = makeListed(api.database, {
    senderName: 'Müller & Söhne',
    recipientName: 'Kanzlei Weißdorn',
    documentNumber: 'RE-1',
    issueDate: '2026-03-09',
    paymentDueDate: '2026-04-09',
    grossAmount: '1190.00',
    currency: 'EUR',
    doubtful: 2,
    text: 'Rechnung über Regale',
    document,
  })
  const cheap = makeListed(api.database, { senderName: 'Bäckerei', grossAmount: '9.50', text: 'Brote', document })
  const waiting = makeListed(api.database, { document })
  updateDocument(api.database, waiting, { status: 'pending', documentType: null })
  const path = `/app/accounts/${account}`
  const list = async (query = ''): Promise<readonly AppDocumentListEntry[]> =>
    appDocumentListSchema.parse(await (await app(`${path}/documents${query}`)).json()).data
  const ids = async (query: string) => (await list(query)).map(({ id }) => id)
  const post = (what: string, body: object) => app(`${path}/documents/${what}`, { method: 'POST', body })
  return { account, path, list, ids, post, dear, cheap, waiting }
}

describe('the list', () => {
  test('shows of each document what it says, what to look at, and who checked it', async () => {
    const { list, dear, waiting } = makeOffice()
    const entries = await list('?sort=created_at')
    expect(entries[0]).toMatchObject({
      id: dear,
      summary: {
        sender_name: 'Müller & Söhne',
        recipient_name: 'Kanzlei Weißdorn',
        type: 'invoice',
        document_number: 'RE-1',
        issue_date: '2026-03-09',
        payment_due_date: '2026-04-09',
        gross_amount: '1190.00',
        currency: 'EUR',
      },
      needs_look: 2,
      checked_at: null,
      checked_by: null,
      thumbnail: null,
      hits: [],
    })
    expect(entries[2]).toMatchObject({ id: waiting, needs_look: 0, summary: { type: null, sender_name: null } })
  })

  test('is sorted and filtered as the query says, and its links keep that', async () => {
    const { path, ids, dear, cheap, waiting } = makeOffice()
    expect(await ids('?sort=-gross_amount')).toEqual([dear, cheap, waiting])
    expect(await ids('?sort=sender_name')).toEqual([cheap, dear, waiting])
    expect(await ids('?needs_look=true')).toEqual([dear])
    expect(await ids('?checked=false&status=completed&sort=created_at')).toEqual([dear, cheap])
    expect(await ids('?period_from=2026-03-01&period_to=2026-03-31')).toEqual([dear])
    expect(await ids('?period_field=payment_due_date&period_from=2026-04-10')).toEqual([])
    const query = '?per_page=1&sort=-gross_amount&status=completed&query=bill&unknown=1&toString=1'
    const first = appDocumentListSchema.parse(await (await app(`${path}/documents${query}`)).json())
    expect(first.meta).toMatchObject({ total: 2, per_page: 1 })
    expect(new URL(first.links.next!).search).toBe('?per_page=1&sort=-gross_amount&status=completed&query=bill&page=2')
    const next = appDocumentListSchema.parse(await (await app(first.links.next!)).json())
    expect(next.data.map(({ id }) => id)).toEqual([cheap])
  })

  test('shows where a search hit', async () => {
    const { list, dear } = makeOffice()
    const [entry, ...others] = await list(`?query=${encodeURIComponent('mueller rega')}`)
    expect(others).toEqual([])
    expect(entry!.id).toBe(dear)
    expect(entry!.hits).toEqual([
      {
        where: 'field',
        key: 'sender_name',
        parts: [
          { text: 'Müller', hit: true },
          { text: ' & Söhne', hit: false },
        ],
      },
      {
        where: 'text',
        key: null,
        parts: [
          { text: 'Rechnung über ', hit: false },
          { text: 'Regale', hit: true },
        ],
      },
    ])
  })

  test.each([
    'sort=colour',
    'per_page=201',
    'checked=maybe',
    'needs_look=1',
    'period_from=1.3.2026',
    'period_to=2026-02-30',
    'period_field=processed_at',
    `query=${'a'.repeat(501)}`,
    'query=a&query=b',
  ])('does not take %s', async (query) => {
    await expectError(await app(`/app/accounts/${api.account.id}/documents?${query}`), 422, 'validation_failed')
  })
})

test('counts are of the whole account', async () => {
  const { path } = makeOffice()
  const { data } = (await (await app(`${path}/counts`)).json()) as { data: unknown }
  expect(countsSchema.strict().parse(data)).toEqual({
    all: 3,
    by_status: { completed: 2, pending: 1 },
    by_type: { invoice: 2 },
    needs_look: 1,
    checked: 0,
  })
})

describe('a selection', () => {
  test('is checked by ids or by filter, and unchecked; the answer names what changed', async () => {
    const { post, ids, dear, cheap, waiting } = makeOffice()
    const changed = async (body: object) => {
      const { data } = (await (await post('check', body)).json()) as { data: unknown }
      return changedDocumentsSchema.strict().parse(data)
    }
    expect(await changed({ ids: [dear, waiting, 999_999] })).toEqual({ count: 1, ids: [dear] })
    expect(await ids('?checked=true')).toEqual([dear])
    expect(await changed({ filter: { checked: false } })).toEqual({ count: 1, ids: [cheap] })
    expect(await changed({ filter: { query: 'brote' }, checked: false })).toEqual({ count: 1, ids: [cheap] })
    expect(await changed({ filter: {}, checked: false })).toEqual({ count: 1, ids: [dear] })
  })

  test('is deleted, and nothing of another account with it', async () => {
    const { post, ids, dear, cheap, waiting } = makeOffice()
    const other = makeOffice()
    const answer = await post('delete', { ids: [cheap, other.cheap, cheap] })
    const { data } = (await answer.json()) as { data: unknown }
    expect(deletedDocumentsSchema.strict().parse(data)).toEqual({ count: 1, ids: [cheap], locked: 0 })
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(await ids('?sort=created_at')).toEqual([dear, waiting])
    expect(await other.ids('')).toHaveLength(3)
    await post('delete', { filter: { status: 'pending' } })
    expect(await ids('')).toEqual([dear])
    const single = await app(`/app/documents/${dear}`, { method: 'DELETE' })
    expect(single.headers.get('clear-site-data')).toBe('"cache"')
  })

  test('gives its ids in the order of the list', async () => {
    const { post, dear, cheap, waiting } = makeOffice()
    const idsOf = async (body: object) => {
      const { data } = (await (await post('ids', body)).json()) as { data: unknown }
      return documentIdsSchema.strict().parse(data).ids
    }
    expect(await idsOf({})).toEqual([waiting, cheap, dear])
    expect(await idsOf({ filter: { status: 'completed' }, sort: 'gross_amount' })).toEqual([cheap, dear])
  })

  test.each([
    {},
    { ids: [] },
    { ids: [1], filter: {} },
    { ids: ['1'] },
    { filter: { colour: 'red' } },
    { filter: { checked: 'true' } },
  ])('is not %j', async (body) => {
    const { post } = makeOffice()
    for (const what of ['check', 'delete']) await expectError(await post(what, body), 422, 'validation_failed')
  })
})

describe('a document', () => {
  test('is checked and unchecked, under the name of the settings, and listeners are told with its entry', async () => {
    const { dear, waiting } = makeOffice()
    await app('/app/settings', { method: 'PATCH', body: { user_name: 'Jürgen Weiß' } })
    const live = await listenToEvents(app)
    const check = async (method: string) => {
      const { data } = (await (await app(`/app/documents/${dear}/check`, { method })).json()) as { data: unknown }
      return checkedSchema.strict().parse(data)
    }
    const checked = await check('POST')
    expect(checked.checked_by).toBe('Jürgen Weiß')
    expect(await check('POST')).toEqual(checked)
    expect((await live.waitFor('document.checked', dear)).data).toMatchObject({
      entry: { id: dear, needs_look: 0, ...checked },
    })
    expect(await check('DELETE')).toEqual({ checked_at: null, checked_by: null })
    expect((await live.waitFor('document.unchecked', dear)).data).toMatchObject({ entry: { needs_look: 2 } })
    live.close()
    await expectError(await app(`/app/documents/${waiting}/check`, { method: 'POST' }), 409, 'conflict')
    await expectError(await app('/app/documents/999999/check', { method: 'POST' }), 404, 'not_found')
    await app('/app/settings', { method: 'PATCH', body: { user_name: null } })
  })
})

test('a hundred documents checked or deleted at once are one event', async () => {
  const { id: accountId } = api.createAccount('Viele Belege')
  for (let count = 0; count < 100; count++) makeListed(api.database, { document: { accountId } })
  const live = await listenToEvents(app)
  for (const what of ['check', 'delete']) {
    const answer = await app(`/app/accounts/${accountId}/documents/${what}`, { method: 'POST', body: { filter: {} } })
    expect(await answer.json()).toMatchObject({ data: { count: 100 } })
  }
  const single = makeOffice()
  await single.post('check', { ids: [single.dear] })
  await single.post('delete', { ids: [single.dear, single.cheap] })
  await live.waitFor('document.deleted', single.cheap)
  expect(live.heard.map(({ name }) => name)).toEqual([
    'documents.changed',
    'documents.changed',
    'document.checked',
    'document.deleted',
    'document.deleted',
  ])
  live.close()
})

test('when Docket stops in the midst of it, what is not deleted yet stays', async () => {
  const stopping = await openTestApi()
  const { database, parts, account } = stopping
  for (let count = 0; count < 400; count++) makeListed(database, { document: { accountId: account.id } })
  const asked = openApp(stopping)(`/app/accounts/${account.id}/documents/delete`, {
    method: 'POST',
    body: { filter: {} },
  })
  await expect.poll(() => countDocuments(database, account.id).all, { interval: 1 }).toBeLessThan(400)
  await stopping.close()
  expect(parts.closing.aborted).toBe(true)
  const { data } = (await (await asked).json()) as { data: { count: number } }
  expect(data.count).toBeLessThan(400)
})
