import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentList, DocumentResource } from '../../engine/contract/document.ts'
import { setSuspended } from '../../engine/store/accounts.ts'
import { addCorrection, listCorrections, markUndone } from '../../engine/store/corrections.ts'
import { databasePath, openDatabase, type WritingDatabase } from '../../engine/store/database.ts'
import { deleteDocumentRows, updateDocument } from '../../engine/store/documents.ts'
import { saveExtraction } from '../../engine/store/extractions.ts'
import { replacePreviews } from '../../engine/store/previews.ts'
import { createRun } from '../../engine/store/runs.ts'
import { replaceText } from '../../engine/store/texts.ts'
import { listTokens, revokeToken } from '../../engine/store/tokens.ts'
import { makeDocument } from '../store/open-test-store.ts'
import { expectError } from './expect-error.ts'
import { makeForm, openTestApi, type TestApi } from './open-test-api.ts'

let api: TestApi
/** A handle of its own, as the command line beside the service has one. */
let others: WritingDatabase
beforeAll(async () => {
  api = await openTestApi()
  others = openDatabase(databasePath(api.dataFolder), { durable: false })
})
afterAll(async () => {
  others.close()
  await api.close()
})

describe('what another process changes is in the next answer', () => {
  let id: number
  beforeEach(async () => {
    id = makeDocument(others, { accountId: api.account.id }).id
    updateDocument(others, id, { status: 'completed' })
    expect(await fetchDocument(id)).toMatchObject({ status: 'completed', extractions: {}, previews: [] })
  })

  test('the document itself', async () => {
    updateDocument(others, id, { numberOfPages: 3 })
    expect(await fetchDocument(id)).toMatchObject({ number_of_pages: 3 })
  })

  test('its text, its previews and its run', async () => {
    replaceText(others, { documentId: id, text: '# Rechnung', plainText: 'Rechnung' })
    replacePreviews(others, id, [{ filename: '1.png', fileFormat: 'png', fileSize: 1, width: 2, height: 3 }])
    const run = createRun(others, { documentId: id, mode: 'live', source: 'app' })
    expect(await fetchDocument(id)).toMatchObject({
      extracted_text: '# Rechnung',
      previews: [{ filename: '1.png' }],
      latest_extraction_run: { id: run.id },
    })
  })

  test('what was read, a correction of it, and that it is undone', async () => {
    const run = createRun(others, { documentId: id, mode: 'live', source: 'api' })
    const field = { value: 'RE-1', candidates: [] }
    saveExtraction(others, {
      runId: run.id,
      documentId: id,
      type: 'invoice',
      fields: { document_number: field },
      findings: [],
    })
    expect(await numberOf(id)).toBe('RE-1')
    addCorrection(others, {
      documentId: id,
      runId: run.id,
      key: 'document_number',
      value: 'RE-2',
      text: '',
      page: null,
      box: null,
      wordsAround: null,
      previous: { value: 'RE-1', candidate: null },
      createdBy: null,
    })
    expect(await numberOf(id)).toBe('RE-2')
    markUndone(others, listCorrections(others, id)[0]!.id)
    expect(await numberOf(id)).toBe('RE-1')
  })

  test('that there is one more, or one less', async () => {
    const total = await countDocuments()
    const { id: another } = makeDocument(others, { accountId: api.account.id })
    expect(await countDocuments()).toBe(total + 1)
    deleteDocumentRows(others, another)
    deleteDocumentRows(others, id)
    expect(await countDocuments()).toBe(total - 1)
    await expectError(await api.request(`/api/v1/documents/${id}`), 404, 'not_found')
  })
})

test('a token that another process revokes is refused with the next request', async () => {
  const token = api.createToken()
  expect((await api.request('/api/v1/ping', { token })).status).toBe(200)
  revokeToken(others, listTokens(others).at(-1)!.id)
  await expectError(await api.request('/api/v1/ping', { token }), 401, 'unauthenticated')
})

test('an account that another process suspends uploads nothing from the next request on, until it is resumed', async () => {
  const token = api.createToken({ account: api.createAccount('Muster GmbH') })
  const upload = () =>
    api.request('/api/v1/documents', {
      method: 'POST',
      body: makeForm({ name: 'a.txt', content: 'Rechnung' }),
      token,
    })
  expect((await upload()).status).toBe(201)
  const accountId = listTokens(others).at(-1)!.accountId
  setSuspended(others, accountId, true)
  await expectError(await upload(), 403, 'account_suspended')
  setSuspended(others, accountId, false)
  expect((await upload()).status).toBe(201)
})

async function fetchDocument(id: number): Promise<DocumentResource> {
  return ((await (await api.request(`/api/v1/documents/${id}`)).json()) as { data: DocumentResource }).data
}

async function numberOf(id: number): Promise<unknown> {
  const { data } = (await (await api.request(`/api/v1/documents/${id}/extractions`)).json()) as {
    data: DocumentResource['extractions']
  }
  expect((await fetchDocument(id)).extractions).toEqual(data)
  return data?.['document_number']?.value
}

async function countDocuments(): Promise<number> {
  return ((await (await api.request('/api/v1/documents')).json()) as DocumentList).meta.total
}
