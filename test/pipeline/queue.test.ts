import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ERRORS } from '../../engine/domain/errors.ts'
import { VERSIONS } from '../../engine/domain/versions.ts'
import type { Engine } from '../../engine/index.ts'
import { createAccount, setOwnNames } from '../../engine/store/accounts.ts'
import { findDocument } from '../../engine/store/documents.ts'
import { getExtraction } from '../../engine/store/extractions.ts'
import { originalPath } from '../../engine/store/originals.ts'
import { allDrawingsFolder, picturePath, picturesFolder } from '../../engine/store/pictures.ts'
import { listPreviews } from '../../engine/store/previews.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { getText } from '../../engine/store/texts.ts'
import { makeEngine, submit } from './open-test-engine.ts'
import { makeFolder } from '../store/open-test-store.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

test('a submitted document is pending with a pending run', async () => {
  const engine = makeEngine()
  const document = await submit(engine, 'bill.pdf')
  expect(document).toMatchObject({ status: 'pending', processingStage: 'queued', processedAt: null })
  expect(latestRun(engine.database, document.id)).toMatchObject({ status: 'pending', startedAt: null, source: 'api' })
})

test('a completed document has its results, its pictures and a completed run with versions', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'bill.pdf')
  expect(await engine.whenDone(id)).toMatchObject({
    status: 'completed',
    processingStage: 'completed',
    processingError: null,
    blockedReason: null,
    scannerStatus: 'clean',
    scannerProvider: 'docket',
    numberOfPages: 1,
    isEInvoice: true,
    thumbnailFilename: 'thumbnail.png',
    processingStartedAt: expect.any(String),
    scannedAt: expect.any(String),
    processedAt: expect.any(String),
  })
  expect(latestRun(engine.database, id)).toMatchObject({
    status: 'completed',
    extractionSchemaVersion: VERSIONS.extraction_schema_version,
    extractorVersion: VERSIONS.extractor_version,
    normalizationVersion: VERSIONS.normalization_version,
    aiPromptVersion: null,
    timings: { reading: 7 },
    startedAt: expect.any(String),
    completedAt: expect.any(String),
  })
  expect(getExtraction(engine.database, id)).toMatchObject({
    type: 'invoice',
    fields: { gross_amount: { value: '12.00' } },
    findings: [{ code: 'late' }],
  })
  expect(getText(engine.database, id)?.text).toBe('| Total | 12.00 |')
  const [preview] = listPreviews(engine.database, id)
  expect(preview).toMatchObject({ filename: 'page-1.png', fileFormat: 'png', fileSize: 10 })
  const { dataFolder } = engine.config
  expect(readFileSync(picturePath(dataFolder, id, preview!.filename), 'utf8')).toBe('page-1.png')
  expect(readdirSync(allDrawingsFolder(dataFolder))).toEqual([])
})

test('the worker is told what the caller said, the additional text without its markup, and what its client is called', async () => {
  const engine = makeEngine()
  setOwnNames(engine.database, 1, ['Kanzlei Birkenhain'])
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'bill.pdf', {
    locale: 'de-AT',
    customTypes: ['delivery-note'],
    additionalText: '**Eilt** sehr',
  })
  await engine.whenDone(id)
  expect(JSON.parse(getText(engine.database, id)!.plainText)).toEqual({
    locale: 'de-AT',
    customTypes: ['delivery-note'],
    typeExamples: [],
    type: null,
    ownNames: ['Kanzlei Birkenhain'],
    additionalText: 'Eilt sehr',
    extract: true,
  })
})

test('without extraction a document gets text and pictures, and neither a run nor fields', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'bill.pdf', { aiProcessing: false })
  expect(await engine.whenDone(id)).toMatchObject({ status: 'completed', numberOfPages: 1 })
  expect(latestRun(engine.database, id)).toBeNull()
  expect(getExtraction(engine.database, id)).toBeNull()
  expect(listPreviews(engine.database, id)).toHaveLength(1)
})

test('a document that cannot be read ends in error at the stage where it stopped', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'damaged.pdf')
  expect(await engine.whenDone(id)).toMatchObject({
    status: 'error',
    processingStage: 'reading',
    processingError: ERRORS.unreadable_file.message,
    processedAt: expect.any(String),
  })
  expect(latestRun(engine.database, id)).toMatchObject({ status: 'error', errorCode: 'unreadable_file' })
  expect(existsSync(picturesFolder(engine.config.dataFolder, id))).toBe(false)
})

test('a document that needs a password is blocked', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'locked.pdf')
  expect(await engine.whenDone(id)).toMatchObject({
    status: 'blocked',
    blockedReason: 'password_required',
    processingStage: 'reading',
    processingError: null,
    scannerStatus: 'clean',
  })
  expect(latestRun(engine.database, id)).toMatchObject({
    status: 'blocked',
    blockedReason: 'password_required',
    errorMessage: 'Remove the password.',
  })
})

test('documents are processed oldest first', async () => {
  const engine = makeEngine()
  const ids: number[] = []
  for (let index = 0; index < 5; index += 1) ids.push((await submit(engine, `bill-${index}.pdf`)).id)
  const done: number[] = []
  engine.events.on('done', (id) => done.push(id))
  await engine.start({ listen: false })
  await Promise.all(ids.map((id) => engine.whenDone(id)))
  expect(done).toEqual(ids)
})

test('accounts take turns, and in each of them what came by the API and by the app', async () => {
  const engine = makeEngine()
  const other = createAccount(engine.database, { name: 'Tischlerei Ahorn' })
  const enter = async (accountId: number, origin: 'api' | 'app') =>
    (await submit(engine, 'bill.pdf', { accountId, origin })).id
  const bulk: number[] = []
  for (let index = 0; index < 4; index += 1) bulk.push(await enter(1, 'api'))
  const dropped = await enter(1, 'app')
  const others = [await enter(other.id, 'api'), await enter(other.id, 'api')]
  const done: number[] = []
  engine.events.on('done', (id) => done.push(id))
  await engine.start({ listen: false })
  await Promise.all([...bulk, dropped, ...others].map((id) => engine.whenDone(id)))
  expect(done).toEqual([bulk[0], others[0], dropped, others[1], bulk[1], bulk[2], bulk[3]])
})

test('the stage of a slow document is written while it is worked on', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'hang.pdf')
  await expect.poll(() => findDocument(engine.database, id)?.processingStage).toBe('reading')
  expect(latestRun(engine.database, id)?.status).toBe('processing')
})

test('deleting a document that is being worked on ends the work, leaves no file, and the next one is read', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const slow = await submit(engine, 'hang.pdf')
  await expect.poll(() => latestRun(engine.database, slow.id)?.status).toBe('processing')
  const waiting = engine.whenDone(slow.id)
  expect(engine.intake.remove(slow.id, SERVICE)).toBe(true)
  expect(await waiting).toBeNull()
  expect(existsSync(originalPath(engine.config.dataFolder, slow.originalHash))).toBe(false)
  expect(readdirSync(allDrawingsFolder(engine.config.dataFolder))).toEqual([])
  const next = await submit(engine, 'bill.pdf')
  expect(await engine.whenDone(next.id)).toMatchObject({ status: 'completed' })
  expect(engine.intake.remove(slow.id, SERVICE)).toBe(false)
})

test('deleting a document that waits frees whoever waits for it', async () => {
  const engine = makeEngine()
  const { id } = await submit(engine, 'bill.pdf')
  const waiting = engine.whenDone(id)
  engine.intake.remove(id, SERVICE)
  expect(await waiting).toBeNull()
})

test('what is deleted does not count as read, before its reading, in its midst or after it', async () => {
  const engine = makeEngine()
  const done: number[] = []
  const deleted: number[] = []
  engine.events.on('done', (id) => done.push(id)).on('deleted', (id) => deleted.push(id))
  const waiting = await submit(engine, 'bill-1.pdf')
  engine.intake.remove(waiting.id, SERVICE)
  await engine.start({ listen: false })
  const read = await submit(engine, 'bill-2.pdf')
  await engine.whenDone(read.id)
  engine.intake.remove(read.id, SERVICE)
  const slow = await submit(engine, 'hang.pdf')
  await expect.poll(() => latestRun(engine.database, slow.id)?.status).toBe('processing')
  const ended = engine.whenDone(slow.id)
  engine.intake.remove(slow.id, SERVICE)
  expect(await ended).toBeNull()
  expect(done).toEqual([read.id])
  expect(deleted).toEqual([waiting.id, read.id, slow.id])
})

test('stopping finishes what is under way and leaves what waits to the next start', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const mark = join(makeFolder(), 'go-on')
  const documents = [await submit(engine, 'wait-for.pdf', { content: mark }), await submit(engine, 'bill-2.pdf')]
  const [first, second] = documents.map(({ id }) => engine.whenDone(id))
  const refused = expect(second).rejects.toThrow('Docket was stopped before the document was processed.')
  const { dataFolder } = engine.config
  const stopped = engine.stop()
  writeFileSync(mark, '')
  await stopped
  await refused
  expect(await first!.catch(() => null)).toMatchObject({ status: 'completed' })
  const next = makeEngine({ dataFolder })
  await next.start({ listen: false })
  expect(await next.whenDone(documents[1]!.id)).toMatchObject({ status: 'completed' })
})

test('stopping does not wait for ever: what is not done in time is begun again at the next start', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'hang.pdf')
  await expect.poll(() => latestRun(engine.database, id)?.status).toBe('processing')
  const { dataFolder } = engine.config
  await engine.stop({ grace: 100 })
  const next = makeEngine({ dataFolder })
  expect(findDocument(next.database, id)).toMatchObject({ status: 'pending', processingStage: 'queued' })
})

test('what the database refuses to begin is begun later, without anybody asking', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const admit = refuse(engine, 'UPDATE OF claimed_at ON jobs')
  const { id } = await submit(engine, 'a.pdf')
  await new Promise((turn) => setImmediate(() => setImmediate(turn)))
  expect(findDocument(engine.database, id)).toMatchObject({ processingStage: 'queued' })
  admit()
  expect(await engine.whenDone(id)).toMatchObject({ status: 'completed' })
})

test('a document whose end the database refuses to keep is read again later', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const admit = refuse(engine, "UPDATE OF status ON documents WHEN new.status <> 'pending'")
  const { id } = await submit(engine, 'a.pdf')
  expect(await engine.whenDone(id)).toMatchObject({ status: 'pending' })
  admit()
  expect(await engine.whenDone(id)).toMatchObject({ status: 'completed' })
  expect(latestRun(engine.database, id)).toMatchObject({ status: 'completed', errorCode: null })
})

/** Makes the database fail at a kind of write, as a full disk does. @returns ends that */
function refuse({ database }: Engine, write: string): () => void {
  database.exec(`CREATE TRIGGER refuse BEFORE ${write} BEGIN SELECT raise(ABORT, 'disk full'); END`)
  return () => database.exec('DROP TRIGGER refuse')
}
