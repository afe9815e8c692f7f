import { expect, test } from 'vitest'
import type { Finding } from '../../engine/domain/finding.ts'
import { correctFields, undoCorrection } from '../../engine/pipeline/correct-fields.ts'
import { currentResults } from '../../engine/pipeline/summarize-document.ts'
import { correctionsInForce } from '../../engine/store/corrections.ts'
import { findDocument, updateDocument } from '../../engine/store/documents.ts'
import { saveExtraction } from '../../engine/store/extractions.ts'
import { createRun } from '../../engine/store/runs.ts'
import { getSummary } from '../../engine/store/summaries.ts'
import { makeDocument, openTestStore } from '../store/open-test-store.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

const differs: Finding = {
  stage: 'validating',
  code: 'xml_differs_from_page',
  message: 'For gross_amount the e-invoice data says 11.90, but the page says 19.10.',
  fields: ['gross_amount'],
  page: 1,
}

/** A letter, of which nothing is demanded: what is found are contradictions alone. */
function openRead(findings: readonly Finding[], type = 'letter', more: Readonly<Record<string, string>> = {}) {
  const { database } = openTestStore()
  const { id } = makeDocument(database)
  const run = createRun(database, { documentId: id, mode: 'live', source: 'app' })
  const read = (value: string) =>
    ({
      value,
      candidates: [{ value, text: value, page: null, box: null, confidence: 1, source: 'xml', reason: '' }],
    }) as const
  const fields = {
    type: read(type),
    sender_name: read('Muster'),
    gross_amount: read('11.90'),
    ...Object.fromEntries(Object.entries(more).map(([key, value]) => [key, read(value)])),
  }
  saveExtraction(database, { runId: run.id, documentId: id, type, fields, findings })
  updateDocument(database, id, { status: 'completed', documentType: type })
  const codes = () => currentResults(database, findDocument(database, id)!).findings.map(({ code }) => code)
  const correct = (key: string, value: string) =>
    correctFields(database, id, [{ key, value, place: null }], { by: SERVICE })
  return { database, id, codes, correct }
}

test('a contradiction between page and XML outlasts the correction of something else', () => {
  const { database, id, codes, correct } = openRead([differs])
  correct('sender_name', 'Muster GmbH')
  expect(codes()).toEqual(['xml_differs_from_page'])
  expect(getSummary(database, id).needsLook).toBe(1)
})

test('who corrects the value itself has settled it, until that is undone', () => {
  const { database, id, codes, correct } = openRead([differs])
  correct('gross_amount', '19.10')
  expect(codes()).toEqual([])
  undoCorrection(database, correctionsInForce(database, id)[0]!, { by: SERVICE })
  expect(codes()).toEqual(['xml_differs_from_page'])
})

test('other checks are made anew with each correction', () => {
  const { codes, correct } = openRead([{ ...differs, code: 'gross_not_net_plus_tax' }])
  correct('sender_name', 'Muster GmbH')
  expect(codes()).toEqual([])
})

test('a sum that the run let pass, knowing what is withheld, holds until one of its figures is corrected', () => {
  const due = 'due_not_gross_less_prepaid'
  const { codes, correct } = openRead([], 'invoice', { amount_due: '9.90' })
  correct('sender_name', 'Muster GmbH')
  expect(codes()).not.toContain(due)
  correct('amount_due', '8.90')
  expect(codes()).toContain(due)
  const found = openRead([{ ...differs, code: due }], 'invoice', { amount_due: '9.90' })
  found.correct('sender_name', 'Muster GmbH')
  expect(found.codes()).toContain(due)
})
