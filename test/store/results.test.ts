import { expect, test } from 'vitest'
import type { Fields } from '../../engine/domain/field.ts'
import type { Finding } from '../../engine/domain/finding.ts'
import { createAccount } from '../../engine/store/accounts.ts'
import { getExtraction, getFieldsAsJson, joinStoredJson, saveExtraction } from '../../engine/store/extractions.ts'
import { getPreview, listPreviews, replacePreviews } from '../../engine/store/previews.ts'
import { createRun } from '../../engine/store/runs.ts'
import { getText, listTexts, replaceText } from '../../engine/store/texts.ts'
import { makeDocument, openTestStore } from './open-test-store.ts'

const FIELDS: Fields = {
  gross_amount: {
    value: '119.00',
    candidates: [
      {
        value: '119.00',
        text: '119,00 €',
        page: 1,
        box: [0.1, 0.2, 0.3, 0.4],
        confidence: 0.9,
        source: 'text',
        reason: "label 'Gesamt' left of it",
      },
    ],
  },
  tax_breakdowns: { value: [{ tax_rate: '19', tax_amount: null }], candidates: [] },
}
const FINDING: Finding = { stage: 'validating', code: 'late', message: 'Late.', fields: ['issue_date'], page: null }

test('fields and findings come back as they were, those of the newest run', () => {
  const { database } = openTestStore()
  const { id: documentId } = makeDocument(database)
  expect(getExtraction(database, documentId)).toBeNull()
  for (const fields of [{}, FIELDS]) {
    const { id: runId } = createRun(database, { documentId, mode: 'live', source: 'api' })
    saveExtraction(database, { runId, documentId, type: 'invoice', fields, findings: [FINDING] })
  }
  expect(getExtraction(database, documentId)).toMatchObject({ type: 'invoice', fields: FIELDS, findings: [FINDING] })
})

test('fields are given out without the reasons for their candidates and what else served to choose among them', () => {
  const { database } = openTestStore()
  const { id: documentId } = makeDocument(database)
  expect(getFieldsAsJson(database, documentId)).toBeNull()
  const { id: runId } = createRun(database, { documentId, mode: 'live', source: 'api' })
  const [candidate] = FIELDS['gross_amount']!.candidates
  const evidence = { fontSize: 9, bold: false, certainty: 1 }
  const fields = { ...FIELDS, gross_amount: { value: '119.00', candidates: [{ ...candidate!, evidence }] } }
  saveExtraction(database, { runId, documentId, type: 'invoice', fields, findings: [] })
  const { reason: _, ...given } = candidate!
  expect(JSON.parse(String(getFieldsAsJson(database, documentId)))).toEqual({
    ...FIELDS,
    gross_amount: { value: '119.00', candidates: [given] },
  })
})

test('texts and fields are joined with what surrounds them, whatever signs they hold', () => {
  const { database } = openTestStore()
  const { id: documentId } = makeDocument(database)
  const { id: runId } = createRun(database, { documentId, mode: 'live', source: 'api' })
  const join = () => joinStoredJson(database, runId, ['[', ',', ',', ']'])
  saveExtraction(database, { runId, documentId, type: 'invoice', fields: FIELDS, findings: [] })
  expect(join()).toBeNull()
  const text = `Größe "1\\2"\t€ 😀\u0000\u001f\u2028`
  replaceText(database, { documentId, text, plainText: 'a' })
  expect(JSON.parse(String(join()))).toEqual([text, 'a', JSON.parse(String(getFieldsAsJson(database, documentId)))])
})

test('previews are listed by page, for their own account, with ids that are never used again', () => {
  const { database } = openTestStore()
  const { id: other } = createAccount(database, { name: 'Other' })
  const { id: documentId } = makeDocument(database)
  const pictures = [1, 2].map((page) => ({
    filename: `page-${page}.png`,
    fileFormat: 'png',
    fileSize: page,
    width: 2,
    height: 3,
  }))
  replacePreviews(database, documentId, pictures)
  const first = listPreviews(database, documentId)
  expect(first).toEqual(pictures.map((picture) => expect.objectContaining({ ...picture, documentId })))
  expect(getPreview(database, 1, first[0]!.id)).toEqual(first[0])
  expect(getPreview(database, other, first[0]!.id)).toBeNull()
  replacePreviews(database, documentId, pictures)
  expect(listPreviews(database, documentId)[0]!.id).toBeGreaterThan(first[1]!.id)
})

test('a text is replaced by that of a later run', () => {
  const { database } = openTestStore()
  const { id: documentId } = makeDocument(database)
  replaceText(database, { documentId, text: '| a |', plainText: 'a' })
  const text = { documentId, text: '| b |', plainText: 'b' }
  replaceText(database, text)
  expect(getText(database, documentId)).toEqual(text)
  expect(listTexts(database, [documentId, 99])).toEqual(new Map([[documentId, text]]))
})
