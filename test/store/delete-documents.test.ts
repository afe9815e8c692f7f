import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteDocuments } from '../../engine/store/delete-documents.ts'
import { findDocument } from '../../engine/store/documents.ts'
import { saveExtraction } from '../../engine/store/extractions.ts'
import { createJob } from '../../engine/store/jobs.ts'
import { arrivalsFolder, originalPath, originalsFolder } from '../../engine/store/originals.ts'
import {
  allDrawingsFolder,
  allPicturesFolder,
  keepPictures,
  openDrawingFolder,
  picturePath,
} from '../../engine/store/pictures.ts'
import { replacePreviews } from '../../engine/store/previews.ts'
import { createRun } from '../../engine/store/runs.ts'
import { sweepFiles } from '../../engine/store/sweep-files.ts'
import { replaceText } from '../../engine/store/texts.ts'
import { makeStoredDocument, openTestStore } from './open-test-store.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

test('a deleted document leaves no row and no file', async () => {
  const { database, dataFolder } = openTestStore()
  const { id, originalHash } = await makeStoredDocument(database, dataFolder, 'bill')
  const run = createRun(database, { documentId: id, mode: 'live', source: 'api' })
  createJob(database, { documentId: id, runId: run.id })
  replaceText(database, { documentId: id, text: 'bill', plainText: 'bill' })
  saveExtraction(database, { runId: run.id, documentId: id, type: 'invoice', fields: {}, findings: [] })
  replacePreviews(database, id, [{ filename: 'page-1.png', fileFormat: 'png', fileSize: 3, width: 2, height: 3 }])
  drawPicture(dataFolder, id)
  expect(deleteDocuments(database, dataFolder, [id], SERVICE)).toMatchObject([{ id }])
  for (const table of ['documents', 'runs', 'jobs', 'texts', 'extractions', 'previews']) {
    expect(database.prepare(`SELECT count(*) AS n FROM ${table}`).get(), table).toEqual({ n: 0 })
  }
  expect(existsSync(originalPath(dataFolder, originalHash))).toBe(false)
  expect(existsSync(picturePath(dataFolder, id, 'page-1.png'))).toBe(false)
  expect(deleteDocuments(database, dataFolder, [id], SERVICE)).toEqual([])
})

test('an original stays as long as another document has the same bytes', async () => {
  const { database, dataFolder } = openTestStore()
  const first = await makeStoredDocument(database, dataFolder, 'bill')
  const second = await makeStoredDocument(database, dataFolder, 'bill')
  const path = originalPath(dataFolder, first.originalHash)
  deleteDocuments(database, dataFolder, [first.id], SERVICE)
  expect(existsSync(path)).toBe(true)
  expect(findDocument(database, second.id)).not.toBeNull()
  deleteDocuments(database, dataFolder, [second.id], SERVICE)
  expect(existsSync(path)).toBe(false)
})

test('documents that go together take the original that they share with them', async () => {
  const { database, dataFolder } = openTestStore()
  const first = await makeStoredDocument(database, dataFolder, 'bill')
  const second = await makeStoredDocument(database, dataFolder, 'bill')
  const deleted = deleteDocuments(database, dataFolder, [first.id, 999, second.id], SERVICE)
  expect(deleted.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(existsSync(originalPath(dataFolder, first.originalHash))).toBe(false)
})

test('the sweep removes what a crash left behind and nothing else', async () => {
  const { database, dataFolder } = openTestStore()
  const kept = await makeStoredDocument(database, dataFolder, 'kept')
  const lost = await makeStoredDocument(database, dataFolder, 'lost')
  drawPicture(dataFolder, kept.id)
  drawPicture(dataFolder, lost.id)
  openDrawingFolder(dataFolder, kept.id)
  writeFileSync(join(arrivalsFolder(dataFolder), 'half'), 'half a file')
  database.prepare('DELETE FROM documents WHERE id = ?').run(lost.id)
  sweepFiles(database, dataFolder)
  expect(existsSync(originalPath(dataFolder, kept.originalHash))).toBe(true)
  expect(existsSync(picturePath(dataFolder, kept.id, 'page-1.png'))).toBe(true)
  expect(existsSync(originalPath(dataFolder, lost.originalHash))).toBe(false)
  expect(existsSync(picturePath(dataFolder, lost.id, 'page-1.png'))).toBe(false)
  expect(existsSync(arrivalsFolder(dataFolder))).toBe(false)
  mkdirSync(allDrawingsFolder(dataFolder), { recursive: true })
  expect(readdirSync(allDrawingsFolder(dataFolder))).toEqual([])
})

test('the sweep leaves alone what file managers put beside the folders', async () => {
  const { database, dataFolder } = openTestStore()
  const kept = await makeStoredDocument(database, dataFolder, 'kept')
  const strangers = [join(originalsFolder(dataFolder), '.DS_Store'), join(allPicturesFolder(dataFolder), 'desktop.ini')]
  drawPicture(dataFolder, kept.id)
  for (const path of strangers) writeFileSync(path, '')
  sweepFiles(database, dataFolder)
  expect(strangers.map((path) => existsSync(path))).toEqual([true, true])
  expect(existsSync(originalPath(dataFolder, kept.originalHash))).toBe(true)
})

test('the sweep keeps the files of a database that was lost: a new one knows nothing of them', async () => {
  const { database: lost, dataFolder } = openTestStore()
  const { id, originalHash } = await makeStoredDocument(lost, dataFolder, 'bill')
  drawPicture(dataFolder, id)
  const { database: fresh } = openTestStore()
  sweepFiles(fresh, dataFolder)
  expect(existsSync(originalPath(dataFolder, originalHash))).toBe(true)
  expect(existsSync(picturePath(dataFolder, id, 'page-1.png'))).toBe(true)
})

test('the sweep removes all files once the last document is deleted', async () => {
  const { database, dataFolder } = openTestStore()
  const { id, originalHash } = await makeStoredDocument(database, dataFolder, 'bill')
  database.prepare('DELETE FROM documents WHERE id = ?').run(id)
  sweepFiles(database, dataFolder)
  expect(existsSync(originalPath(dataFolder, originalHash))).toBe(false)
})

function drawPicture(dataFolder: string, documentId: number): void {
  writeFileSync(join(openDrawingFolder(dataFolder, documentId), 'page-1.png'), 'png')
  keepPictures(dataFolder, documentId)
}
