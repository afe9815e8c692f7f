import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { appDocumentSchema, type AppDocument } from '../../../engine/contract/app/document.ts'
import type { DocumentResource } from '../../../engine/contract/document.ts'
import { closeServer, listen } from '../../../engine/listen.ts'
import { getExtraction } from '../../../engine/store/extractions.ts'
import { createToken } from '../../../engine/store/tokens.ts'
import { createWebhookEndpoint } from '../../../engine/store/webhook-endpoints.ts'
import { expectError } from '../../contract/expect-error.ts'
import { listenToEvents } from './listen-to-events.ts'
import { documentOf, openReadDocument, type ReadDocument } from './open-read-document.ts'

let opened: ReadDocument
let token: string
let { engine, app, id, path, read, correct, history, undoAll, readAgain } = {} as ReadDocument
beforeAll(async () => {
  opened = await openReadDocument()
  ;({ engine, app, id, path, read, correct, history, undoAll, readAgain } = opened)
  token = createToken(engine.database, { accountId: 1, mode: 'live', abilities: ['documents:read'] }).secret
})
afterAll(() => opened.close())

describe('a document that was read', () => {
  test('shows with each candidate why it was considered, its type, findings, and pictures that the cookie opens', async () => {
    expect(appDocumentSchema.strict().parse(read)).toEqual(read)
    expect(read).toMatchObject({ status: 'completed', type: 'invoice', account_id: 1, findings: [] })
    const candidate = read.extractions!['issue_date']!.candidates[0]!
    expect(candidate.reason).not.toBe('')
    for (const url of [read.thumbnail!.url, read.previews![0]!.preview]) {
      expect(new URL(url).pathname).toMatch(/^\/app\//)
      const picture = await app(url)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect((await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(401)
    }
  })
})

describe('a correction', () => {
  test('stands before what was read, in the app and in the API, until it is undone', async () => {
    const before = read.extractions!['gross_amount']!
    const place = { page: 1, box: [0.5, 0.5, 0.6, 0.52], text: '836,70' }
    const answer = await correct({ gross_amount: { value: '836,7', ...place } })
    expect(answer.status).toBe(200)
    const corrected = await documentOf(answer)
    expect(corrected.extractions!['gross_amount']).toEqual({
      value: '836.70',
      candidates: [
        { value: '836.70', ...place, confidence: 1, source: 'user', reason: 'set by the user' },
        ...before.candidates,
      ],
    })
    expect(corrected.updated_at > read.updated_at).toBe(true)
    expect(await documentOf(await app(path))).toEqual(corrected)
    const field = (await fetchFromApi()).extractions!['gross_amount']!
    expect([field.value, field.candidates![0]!.source]).toEqual(['836.70', 'user'])

    const [entry] = await history()
    const undone = await documentOf(await app(`${path}/corrections/${entry!.id}`, { method: 'DELETE' }))
    expect(undone.extractions).toEqual(read.extractions)
    expect((await fetchFromApi()).extractions!['gross_amount']!.value).toBe(before.value)
    await expectError(await app(`${path}/corrections/${entry!.id}`, { method: 'DELETE' }), 409, 'conflict')
    await expectError(await app(`${path}/corrections/999`, { method: 'DELETE' }), 404, 'not_found')
  })

  test('is kept with the words around it, and with what had been chosen and why', async () => {
    const chosen = read.extractions!['issue_date']!.candidates[0]!
    const { page, box } = chosen
    await correct({ issue_date: { value: '10.03.2026', page, box, text: chosen.text } })
    const [entry] = await history()
    expect(entry).toMatchObject({
      key: 'issue_date',
      value: '2026-03-10',
      page,
      box,
      text: chosen.text,
      undone_at: null,
    })
    expect(entry!.previous).toEqual({ value: chosen.value, candidate: chosen })
    const words = read.extracted_text_plain!.split('\f')[0]!.split(/\s+/).join(' ')
    const { before, after } = entry!.words_around!
    expect(before).not.toBe('')
    expect(words).toContain(`${before} ${chosen.text} ${after}`)
    await undoAll()
  })

  test('of a correction keeps both; undoing the newer one brings the older one back', async () => {
    await correct({ document_number: { value: 'A-1' } })
    await correct({ document_number: { value: 'A-2' } })
    const [newer, older] = await history()
    expect([newer!.value, newer!.previous.value, older!.value]).toEqual(['A-2', 'A-1', 'A-1'])
    const undone = await documentOf(await app(`${path}/corrections/${newer!.id}`, { method: 'DELETE' }))
    expect(undone.extractions!['document_number']!.value).toBe('A-1')
    await undoAll()
  })

  test('that picks another candidate takes its place on the page', async () => {
    const [key, field] = Object.entries(read.extractions!).find(
      ([, { candidates }]) => candidates.length > 1 && candidates[1]!.page !== null,
    )!
    const other = field.candidates[1]!
    const corrected = await documentOf(await correct({ [key]: { value: other.value } }))
    const { value, text, page, box } = other
    expect(corrected.extractions![key]!.candidates[0]).toMatchObject({ value, text, page, box, source: 'user' })
    await undoAll()
  })

  test('may say that the document does not say', async () => {
    const corrected = await documentOf(await correct({ iban: { value: null } }))
    expect(corrected.extractions!['iban']!.value).toBeNull()
    expect(corrected.extractions!['iban']!.candidates[0]).toMatchObject({ value: null, source: 'user' })
    await undoAll()
  })

  test('has the checks made anew: findings come and go with it', async () => {
    const wrong = await documentOf(await correct({ gross_amount: { value: '1.00' }, iban: { value: 'DE00 1234' } }))
    expect(wrong.findings!.flatMap(({ fields }) => fields)).toEqual(expect.arrayContaining(['gross_amount', 'iban']))
    await undoAll()
    expect((await documentOf(await app(path))).findings).toEqual(read.findings)
  })

  test('settles what the checks had found, and nothing that another stage had found', async () => {
    const finding = { code: 'any', message: 'Any.', fields: ['iban'], page: null }
    const found = [
      { ...finding, stage: 'reading' },
      { ...finding, stage: 'validating' },
    ]
    const save = engine.database.prepare('UPDATE extractions SET findings = ? WHERE document_id = ?')
    save.run(JSON.stringify(found), id)
    expect((await documentOf(await app(path))).findings).toEqual(found)
    const { value } = read.extractions!['iban']!
    expect((await documentOf(await correct({ iban: { value } }))).findings).toEqual([found[0]])
    save.run('[]', id)
    await undoAll()
  })

  test('of the type gives the document the keys of that type, and its place in the list', async () => {
    const letter = await documentOf(await correct({ type: { value: 'letter' }, subject: { value: 'Mahnung' } }))
    expect(letter.type).toBe('letter')
    expect(letter.extractions!['subject']!.value).toBe('Mahnung')
    expect(Object.keys(letter.extractions!)).not.toContain('gross_amount')
    expect(await listIds('?type=letter')).toEqual([id])
    expect((await documentOf(await correct({ type: { value: 'Mietvertrag' } }))).type).toBe('Mietvertrag')
    await undoAll()
    expect(await listIds('?type=letter')).toEqual([])
    expect(await documentOf(await app(path))).toMatchObject({ type: 'invoice', extractions: read.extractions })
  })

  test('takes rows, with all their cells', async () => {
    const rows = [{ tax_rate: '19,0', taxable_amount: '100', tax_amount: '19.00', taxability: 'taxable' }]
    const corrected = await documentOf(await correct({ tax_breakdowns: { value: rows } }))
    expect(corrected.extractions!['tax_breakdowns']!.value).toEqual([
      {
        taxable_amount: '100',
        tax_amount: '19.00',
        tax_rate: '19',
        tax_collection_mechanism: null,
        taxability: 'taxable',
        tax_exemption_reason: null,
      },
    ])
    await undoAll()
  })

  test('outlasts a new run', async () => {
    await correct({ order_number: { value: 'B-77' }, type: { value: 'credit-note' } })
    const again = await app(`${path}/process`, { method: 'POST' })
    expect(again.status).toBe(202)
    const pending = await documentOf(again)
    expect(pending).toMatchObject({ status: 'pending', extractions: null, latest_extraction_run: { source: 'app' } })
    expect(pending.latest_extraction_run!.id).toBeGreaterThan(read.latest_extraction_run!.id)
    await expectError(await correct({ iban: { value: null } }), 409, 'conflict')
    await engine.whenDone(id)
    const after = await documentOf(await app(path))
    expect(after).toMatchObject({ status: 'completed', type: 'credit-note' })
    expect(after.extractions!['order_number']!.value).toBe('B-77')
    expect(after.extractions!['gross_amount']).toEqual(read.extractions!['gross_amount'])
    await undoAll()
    await readAgain()
  })

  test('of the type has a new run look for the fields of that type', async () => {
    await correct({ type: { value: 'reminder' } })
    expect((await documentOf(await app(path))).extractions!['principal_amount']).toBeDefined()
    const found = (await readAgain()).extractions!
    expect(getExtraction(engine.database, id)!.fields).toHaveProperty('reminder_level')
    expect(found['sender_name']!.value).toBe(read.extractions!['sender_name']!.value)
    expect(found).not.toHaveProperty('tax_breakdowns')
    await undoAll()
    expect(await readAgain()).toMatchObject({ type: 'invoice', extractions: read.extractions })
  })

  test('is told to webhooks and to the page', async () => {
    const told = Promise.withResolvers<{ readonly event: string | undefined; readonly body: string }>()
    const receiver = createServer((request, response) => {
      void text(request).then((body) => told.resolve({ event: String(request.headers['webhook-event']), body }))
      response.end()
    })
    const url = await listen(receiver, { port: 0, fallback: false })
    onTestFinished(() => closeServer(receiver))
    const events = ['document.corrected'] as const
    createWebhookEndpoint(engine.database, { accountId: 1, url, events, allowPrivateNetwork: false })
    const live = await listenToEvents(app)
    await correct({ currency: { value: 'chf' } })
    expect((await live.waitFor('document.corrected', id)).data).toMatchObject({ type: 'invoice' })
    live.close()
    const { event, body } = await told.promise
    expect(event).toBe('document.corrected')
    expect(JSON.parse(body)).toMatchObject({ type: event, data: { id, status: 'completed' } })
    await undoAll()
  })

  test('goes with its document', async () => {
    const copy = await opened.upload()
    await engine.whenDone(copy.id)
    const copyPath = `/app/documents/${copy.id}`
    await app(`${copyPath}/fields`, { method: 'PATCH', body: { fields: { iban: { value: null } } } })
    await app(copyPath, { method: 'DELETE' })
    await expectError(await app(`${copyPath}/corrections`), 404, 'not_found')
    expect(engine.database.prepare('SELECT id FROM corrections WHERE document_id = ?').all(copy.id)).toEqual([])
  })
})

async function listIds(query: string): Promise<number[]> {
  const { data } = (await (await app(`/app/accounts/1/documents${query}`)).json()) as { data: AppDocument[] }
  return data.map((document) => document.id)
}

async function fetchFromApi(): Promise<DocumentResource> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${engine.url}/api/v1/documents/${id}`, { headers })
  return ((await answer.json()) as { data: DocumentResource }).data
}
