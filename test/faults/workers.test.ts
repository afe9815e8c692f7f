import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createConfig } from '../../engine/config.ts'
import { ERRORS } from '../../engine/domain/errors.ts'
import { createEngine } from '../../engine/index.ts'
import { originalPath } from '../../engine/store/originals.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { forkWorker } from '../../engine/workers/fork-worker.ts'
import { MOODY_WORKER } from '../pipeline/moody-worker-path.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'
import { makeFolder } from '../store/open-test-store.ts'

test('a worker that is killed costs only its own document', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const doomed = await submit(engine, 'kill-me.pdf')
  const next = await submit(engine, 'bill.pdf')
  expect(await engine.whenDone(doomed.id)).toMatchObject({ status: 'error', processingStage: 'reading' })
  expect(latestRun(engine.database, doomed.id)).toMatchObject({ status: 'error', errorCode: 'worker_crashed' })
  expect(await engine.whenDone(next.id)).toMatchObject({ status: 'completed' })
})

test('a document whose worker died once, as when memory ran out, is read by the next worker', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'kill-me-once.pdf', { content: join(makeFolder(), 'died') })
  expect(await engine.whenDone(id)).toMatchObject({ status: 'completed', processingError: null })
  expect(latestRun(engine.database, id)).toMatchObject({ status: 'completed', errorCode: null })
})

test('while no worker can be started documents wait', { timeout: 120_000 }, async () => {
  const folder = makeFolder()
  const entry = join(folder, 'worker.ts')
  const config = createConfig({ dataFolder: join(folder, 'data'), durable: false, jobs: 1, logLevel: 'silent' }, {})
  let failedStarts = 0
  const engine = createEngine(config, {
    workerEntry: entry,
    spawn(path) {
      failedStarts += 1
      if (failedStarts > 5) writeFileSync(entry, `import ${JSON.stringify(MOODY_WORKER)}`)
      return forkWorker(path)
    },
  })
  onTestFinished(() => engine.stop({ abandon: true }))
  const { id } = await submit(engine, 'bill.pdf')
  await engine.start({ listen: false })
  expect(await engine.whenDone(id)).toMatchObject({ status: 'completed' })
})

test('a worker that hangs past its stall limit costs only its own document', async () => {
  const engine = makeEngine({ limits: { stallLimit: 500 } })
  await engine.start({ listen: false })
  const doomed = await submit(engine, 'hang.pdf')
  const next = await submit(engine, 'bill.pdf')
  expect(await engine.whenDone(doomed.id)).toMatchObject({ status: 'error' })
  expect(latestRun(engine.database, doomed.id)).toMatchObject({ status: 'error', errorCode: 'time_limit' })
  expect(await engine.whenDone(next.id)).toMatchObject({ status: 'completed' })
})

test('a bug in a worker costs only its own document and is told as internal', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const doomed = await submit(engine, 'bug.pdf')
  const next = await submit(engine, 'bill.pdf')
  expect(await engine.whenDone(doomed.id)).toMatchObject({
    status: 'error',
    processingError: ERRORS.internal.message,
  })
  expect(latestRun(engine.database, doomed.id)).toMatchObject({ errorCode: 'internal' })
  expect(await engine.whenDone(next.id)).toMatchObject({ status: 'completed' })
})

test('an original that vanished from the disk makes its document unreadable', async () => {
  const engine = makeEngine({}, { realWorker: true })
  const document = await submit(engine, 'bill.txt', { content: 'Rechnung 12' })
  rmSync(originalPath(engine.config.dataFolder, document.originalHash))
  await engine.start({ listen: false })
  expect(await engine.whenDone(document.id)).toMatchObject({ status: 'error', processingStage: 'scanning' })
  expect(latestRun(engine.database, document.id)).toMatchObject({ errorCode: 'unreadable_file' })
})
