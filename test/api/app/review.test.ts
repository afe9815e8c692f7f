import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageWordsSchema } from '../../../engine/contract/app/words.ts'
import { einvoiceSchema } from '../../../engine/contract/app/einvoice.ts'
import { appDocumentListSchema, appDocumentSchema, type AppDocument } from '../../../engine/contract/app/document.ts'
import { expectError } from '../../contract/expect-error.ts'
import { makeForm } from '../../contract/open-test-api.ts'
import { writeUbl } from '../../fixtures/builders/einvoice/write-ubl.ts'
import { documentOf, openReadDocument, type ReadDocument } from './open-read-document.ts'

const SAMPLES = join(import.meta.dirname, '../../fixtures/samples')

let opened: ReadDocument
beforeAll(async () => {
  opened = await openReadDocument()
})
afterAll(() => opened.close())

async function upload(name: string, content: Uint8Array<ArrayBuffer>): Promise<AppDocument> {
  const body = makeForm({ name, content })
  const { id } = await documentOf(await opened.app('/app/accounts/1/documents', { method: 'POST', body }))
  await opened.engine.whenDone(id)
  return documentOf(await opened.app(`/app/documents/${id}`))
}

async function summaryOf(id: number) {
  const list = appDocumentListSchema.parse(await (await opened.app('/app/accounts/1/documents')).json())
  return list.data.find((entry) => entry.id === id)!
}

describe('the words of a page', () => {
  test('are those that were read, in their places and in reading order', async () => {
    const { app, path, read } = opened
    const { data } = (await (await app(`${path}/words?page=1`)).json()) as { data: unknown }
    const { page, width, height, words } = pageWordsSchema.strict().parse(data)
    expect([page, Math.round(width), Math.round(height)]).toEqual([1, 595, 842])
    expect(read.extracted_text_plain!.split(/\s+/).filter(Boolean)).toEqual(words.map(({ text }) => text))
    const chosen = read.extractions!['document_number']!.candidates[0]!
    const word = words.find(({ text }) => text === chosen.text)!
    expect(word.box.map((number, side) => Math.abs(number - chosen.box![side]!) < 0.01)).not.toContain(false)
  })

  test('are not there for pages that are not', async () => {
    const { app, path } = opened
    await expectError(await app(`${path}/words?page=99`), 404, 'not_found')
    await expectError(await app(`${path}/words?page=0`), 422, 'validation_failed')
    await expectError(await app('/app/documents/999999/words'), 404, 'not_found')
  })
})

describe('words of the page become a value', () => {
  const read = (body: object) => opened.app(`${opened.path}/read-value`, { method: 'POST', body })

  test.each([
    [{ key: 'issue_date', text: '31.10.26' }, '2026-10-31'],
    [{ key: 'gross_amount', text: 'EUR 1.234,5' }, '1234.50'],
    [{ key: 'line_items', column: 'quantity', text: '1,500' }, '1.5'],
    [{ key: 'currency', text: '€' }, 'EUR'],
    [{ key: 'order_number', text: ' B 77 ' }, 'B 77'],
    [{ key: 'notes', text: '  ' }, null],
  ])('%j', async (body, value) => {
    expect(await (await read(body)).json()).toEqual({ data: { value } })
  })

  test.each([
    [{ key: 'issue_date', text: 'morgen' }, 'text'],
    [{ key: 'gross_amount', text: 'viel' }, 'text'],
    [{ key: 'nothing', text: '1' }, 'key'],
    [{ key: 'line_items', text: '1' }, 'column'],
    [{ key: 'line_items', column: 'colour', text: '1' }, 'column'],
    [{ key: 'issue_date', column: 'x', text: '1' }, 'column'],
  ])('or not: %j', async (body, field) => {
    const { errors } = await expectError(await read(body), 422, 'validation_failed')
    expect(Object.keys(errors ?? {})).toEqual([field])
  })
})

test('the original is saved as it came, under its own name, and never shown as a page', async () => {
  const { app, path } = opened
  const answer = await app(`${path}/original`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': 'attachment; filename="rechnung.pdf"',
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(join(SAMPLES, 'invoice-german.pdf')))
})

test('pictures may be kept for good: a new run gives them new links', async () => {
  const { app, read } = opened
  const urls = ({ thumbnail, previews }: AppDocument) => [thumbnail!.url, ...previews!.map(({ preview }) => preview)]
  for (const url of urls(read)) {
    expect((await app(url)).headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  }
  expect(read.thumbnail).toMatchObject({ width: 320, height: expect.any(Number) })
  expect(read.previews![0]).toMatchObject({ width: expect.any(Number), height: expect.any(Number) })
  const again = await opened.readAgain()
  expect(urls(again).filter((url) => urls(read).includes(url))).toEqual([])
})

test('the list and the search follow each correction and its undoing', async () => {
  const { app, correct, id, undoAll, read } = opened
  const find = async (query: string) => {
    const found = await (await app(`/app/accounts/1/documents?query=${query}`)).json()
    return appDocumentListSchema.parse(found).data.map((entry) => entry.id)
  }
  const before = (await summaryOf(id)).summary
  expect(before).toMatchObject({ gross_amount: read.extractions!['gross_amount']!.value, type: 'invoice' })
  await correct({
    sender_name: { value: 'Orchideenhaus' },
    gross_amount: { value: '1,00' },
    type: { value: 'credit-note' },
  })
  const corrected = await summaryOf(id)
  expect(corrected.summary).toMatchObject({ sender_name: 'Orchideenhaus', gross_amount: '1.00', type: 'credit-note' })
  expect(corrected.needs_look).toBeGreaterThan(0)
  expect(await find('orchideenh')).toEqual([id])
  const document = appDocumentSchema.strict().parse(await documentOf(await app(opened.path)))
  expect(document.needs_look).toHaveLength(corrected.needs_look)
  expect(document.needs_look).toContain('gross_amount')
  await undoAll()
  expect((await summaryOf(id)).summary).toEqual(before)
  expect(await find('orchideenh')).toEqual([])
})

test('a document that is read once more is not checked any more', async () => {
  const { app, path, readAgain } = opened
  await app(`${path}/check`, { method: 'POST' })
  expect(await documentOf(await app(path))).toMatchObject({ needs_look: [], checked_at: expect.any(String) })
  expect(await readAgain()).toMatchObject({ checked_at: null, checked_by: null })
})

describe('an e-invoice', () => {
  test('shows its XML in readable words, in the language that is asked for', async () => {
    const { id } = await upload('rechnung.xml', new TextEncoder().encode(writeUbl()))
    const ask = async (query: string) => {
      const { data } = (await (await opened.app(`/app/documents/${id}/einvoice${query}`)).json()) as { data: unknown }
      return einvoiceSchema.strict().parse(data)
    }
    const german = await ask('?language=de')
    expect(german).toMatchObject({ format: 'UBL', profile: 'urn:cen.eu:en16931:2017' })
    expect(german.tree).toContainEqual({ name: 'Rechnungsnummer', term: 'BT-1', value: 'NL-2026-0417', children: [] })
    expect((await ask('')).tree.map(({ name }) => name)).toContain('Invoice number')
    await expectError(await opened.app(`/app/documents/${id}/einvoice?language=fr`), 422, 'validation_failed')
  })

  test('is no other document', async () => {
    await expectError(await opened.app(`${opened.path}/einvoice`), 404, 'not_found')
  })
})
