import { existsSync, readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Engine } from '../../engine/index.ts'
import { beginJob, recoverJobs } from '../../engine/pipeline/begin-job.ts'
import { findWaitingJob } from '../../engine/store/jobs.ts'
import { createAccount } from '../../engine/store/accounts.ts'
import { readBalance } from '../../engine/store/credits.ts'
import { listDocuments, type StoredDocument } from '../../engine/store/documents.ts'
import { hasJob } from '../../engine/store/jobs.ts'
import { arrivalsFolder, originalPath } from '../../engine/store/originals.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { makeEngine, submit } from './open-test-engine.ts'
import { makeSubmission } from './submit-file.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

test('a live document reserves one credit, which is spent when it is completed', async () => {
  const { engine, accountId } = makeMeteredEngine(2)
  const { id } = await submit(engine, 'bill.pdf', { accountId })
  expect(readBalance(engine.database, accountId)).toBe(1)
  await engine.start({ listen: false })
  expect(await engine.whenDone(id)).toMatchObject({ status: 'completed' })
  engine.intake.remove(id, SERVICE)
  expect(readBalance(engine.database, accountId)).toBe(1)
})

test('a document without extraction costs the same', async () => {
  const { engine, accountId } = makeMeteredEngine(2)
  await submit(engine, 'bill.pdf', { accountId, aiProcessing: false })
  expect(readBalance(engine.database, accountId)).toBe(1)
})

test.each([
  ['that ends in error', 'damaged.pdf', 'error'],
  ['whose worker crashes', 'kill-me.pdf', 'error'],
  ['that is blocked', 'locked.pdf', 'blocked'],
])('a document %s gives its credit back', async (_, filename, status) => {
  const { engine, accountId } = makeMeteredEngine(1)
  await engine.start({ listen: false })
  const { id } = await submit(engine, filename, { accountId })
  expect(await engine.whenDone(id)).toMatchObject({ status })
  expect(readBalance(engine.database, accountId)).toBe(1)
})

test('a document that the app left unread many times is charged once when it is read', async () => {
  const { engine, accountId } = makeMeteredEngine(1)
  const { id } = await submit(engine, 'bill.pdf', { accountId })
  for (let ends = 0; ends < 5; ends += 1) {
    beginJob(engine.database, findWaitingJob(engine.database, id)!.id)
    recoverJobs(engine.database)
  }
  await engine.start({ listen: false })
  expect(await engine.whenDone(id)).toMatchObject({ status: 'completed' })
  expect(readBalance(engine.database, accountId)).toBe(0)
})

test('deleting a document gives its credit back before its processing has begun and not later', async () => {
  const { engine, accountId } = makeMeteredEngine(2)
  const waiting = await submit(engine, 'bill.pdf', { accountId })
  engine.intake.remove(waiting.id, SERVICE)
  expect(readBalance(engine.database, accountId)).toBe(2)
  await engine.start({ listen: false })
  const slow = await submit(engine, 'hang.pdf', { accountId })
  await expect.poll(() => latestRun(engine.database, slow.id)?.status).toBe('processing')
  engine.intake.remove(slow.id, SERVICE)
  expect(readBalance(engine.database, accountId)).toBe(1)
})

test('without a credit document and run are blocked, and nothing is queued', async () => {
  const { engine, accountId } = makeMeteredEngine(0)
  const document = await submit(engine, 'bill.pdf', { accountId })
  expect(document).toMatchObject({
    status: 'blocked',
    blockedReason: 'insufficient_credits',
    processingStage: 'queued',
    processedAt: null,
  })
  expect(latestRun(engine.database, document.id)).toMatchObject({
    status: 'blocked',
    blockedReason: 'insufficient_credits',
  })
  expect(hasJob(engine.database, document.id)).toBe(false)
  expect(existsSync(originalPath(engine.config.dataFolder, document.originalHash))).toBe(true)
})

test('test mode reserves nothing', async () => {
  const { engine, accountId } = makeMeteredEngine(0)
  expect(await submit(engine, 'bill.pdf', { accountId, mode: 'test' })).toMatchObject({ status: 'pending' })
})

test('what joins the submission and throws undoes all of it, file and credit included', async () => {
  const { engine, accountId } = makeMeteredEngine(1)
  const received = await engine.intake.receive(Readable.from([Buffer.from('a bill')]))
  let seen: StoredDocument | undefined
  const join = (document: StoredDocument): void => {
    seen = document
    throw new Error('stop')
  }
  const submission = makeSubmission('bill.pdf', { accountId })
  expect(() => engine.intake.submit(received, submission, SERVICE, join)).toThrow('stop')
  expect(seen).toMatchObject({ accountId, status: 'pending' })
  expect(listDocuments(engine.database, accountId, { page: 1, perPage: 1, sort: 'created_at' }).total).toBe(0)
  expect(readBalance(engine.database, accountId)).toBe(1)
  expect(existsSync(originalPath(engine.config.dataFolder, received.hash))).toBe(false)
  engine.intake.discard(received)
  expect(readdirSync(arrivalsFolder(engine.config.dataFolder))).toEqual([])
})

function makeMeteredEngine(credits: number): { readonly engine: Engine; readonly accountId: number } {
  const engine = makeEngine()
  return { engine, accountId: createAccount(engine.database, { name: 'Client', credits }).id }
}
