import { expect, test } from 'vitest'
import { processAgain, resumeDocument } from '../../engine/pipeline/process-again.ts'
import { createAccount, setCredits } from '../../engine/store/accounts.ts'
import { readBalance } from '../../engine/store/credits.ts'
import { findDocument } from '../../engine/store/documents.ts'
import { hasJob } from '../../engine/store/jobs.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { makeEngine, submit } from './open-test-engine.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

function makeMeteredEngine(credits: number) {
  const engine = makeEngine()
  const accountId = createAccount(engine.database, { name: 'Mit Guthaben', credits }).id
  return { engine, database: engine.database, accountId }
}

test('a blocked document goes on with its own run once there are credits, and spends one', async () => {
  const { engine, database, accountId } = makeMeteredEngine(0)
  await engine.start({ listen: false })
  const blocked = await submit(engine, 'bill.pdf', { accountId })
  const run = latestRun(database, blocked.id)!
  expect(resumeDocument(database, blocked, SERVICE)).toBe(false)
  expect(findDocument(database, blocked.id)).toEqual(blocked)
  setCredits(database, accountId, 1)
  expect(resumeDocument(database, blocked, SERVICE)).toBe(true)
  expect(readBalance(database, accountId)).toBe(0)
  await submit(engine, 'wakes-the-queue.pdf')
  expect(await engine.whenDone(blocked.id)).toMatchObject({ status: 'completed', blockedReason: null })
  expect(latestRun(database, blocked.id)).toMatchObject({ id: run.id, status: 'completed' })
  expect(readBalance(database, accountId)).toBe(0)
})

test('a document without extraction is resumed without a run', async () => {
  const { engine, database, accountId } = makeMeteredEngine(0)
  const blocked = await submit(engine, 'bill.pdf', { accountId, aiProcessing: false })
  setCredits(database, accountId, 1)
  expect(resumeDocument(database, blocked, SERVICE)).toBe(true)
  expect(latestRun(database, blocked.id)).toBeNull()
  expect(hasJob(database, blocked.id)).toBe(true)
})

test('a document that was read is read again for nothing, as a new run', async () => {
  const { engine, database, accountId } = makeMeteredEngine(1)
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'bill.pdf', { accountId })
  const completed = (await engine.whenDone(id))!
  const first = latestRun(database, id)!
  expect(processAgain(database, completed, SERVICE)).toBe(true)
  expect(findDocument(database, id)).toMatchObject({ status: 'pending', processingStage: 'queued', processedAt: null })
  expect(latestRun(database, id)).toMatchObject({ status: 'pending', source: 'app' })
  expect(latestRun(database, id)!.id).toBeGreaterThan(first.id)
  expect(readBalance(database, accountId)).toBe(0)
})

test('a document that failed pays again, because its credit was given back', async () => {
  const { engine, database, accountId } = makeMeteredEngine(1)
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'damaged.pdf', { accountId })
  const failed = (await engine.whenDone(id))!
  expect(readBalance(database, accountId)).toBe(1)
  expect(processAgain(database, failed, SERVICE)).toBe(true)
  expect(findDocument(database, id)).toMatchObject({ status: 'pending', processingError: null })
  expect(readBalance(database, accountId)).toBe(0)
})

test('a document that failed is not processed again without credits, and stays as it is', async () => {
  const { engine, database, accountId } = makeMeteredEngine(1)
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'damaged.pdf', { accountId })
  const failed = (await engine.whenDone(id))!
  setCredits(database, accountId, 0)
  expect(processAgain(database, failed, SERVICE)).toBe(false)
  expect(findDocument(database, id)).toEqual(failed)
  expect(hasJob(database, id)).toBe(false)
})
