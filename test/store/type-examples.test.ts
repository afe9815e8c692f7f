import { expect, test } from 'vitest'
import { addCorrection } from '../../engine/store/corrections.ts'
import type { WritingDatabase } from '../../engine/store/database.ts'
import { updateDocument } from '../../engine/store/documents.ts'
import { createRun } from '../../engine/store/runs.ts'
import { replaceText } from '../../engine/store/texts.ts'
import { listTypeExamples } from '../../engine/store/type-examples.ts'
import { makeDocument, openTestStore } from './open-test-store.ts'

const CUSTOM = ['Prüfblatt']

test('examples are what a person called so last, beside others of the account with their types', () => {
  const { database } = openTestStore()
  const asked = makeRead(database, 'asked')
  const called = makeRead(database, 'called so')
  const changed = makeRead(database, 'called so, then otherwise')
  makeRead(database, 'never corrected')
  expect(listTypeExamples(database, { ...asked, customTypes: CUSTOM })).toEqual([])

  for (const id of [asked.id, called.id, changed.id]) callIt(database, id, 'Prüfblatt')
  callIt(database, changed.id, 'letter')
  expect(listTypeExamples(database, { ...asked, customTypes: CUSTOM })).toEqual([
    { type: 'Prüfblatt', text: 'called so' },
    { type: 'other', text: 'never corrected' },
    { type: 'letter', text: 'called so, then otherwise' },
  ])
  expect(listTypeExamples(database, { ...asked, customTypes: ['Lieferavis'] })).toEqual([])
})

function makeRead(database: WritingDatabase, text: string) {
  const document = makeDocument(database)
  updateDocument(database, document.id, { documentType: 'other' })
  replaceText(database, { documentId: document.id, text, plainText: text })
  return document
}

function callIt(database: WritingDatabase, documentId: number, type: string): void {
  const { id: runId } = createRun(database, { documentId, mode: 'live', source: 'app' })
  const place = { text: '', page: null, box: null, wordsAround: null, createdBy: null }
  addCorrection(database, {
    ...place,
    documentId,
    runId,
    key: 'type',
    value: type,
    previous: { value: 'other', candidate: null },
  })
  updateDocument(database, documentId, { documentType: type })
}
