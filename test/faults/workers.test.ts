import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ERRORS } from '../../engine/domain/errors.ts'
import { originalPath } from '../../engine/store/originals.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'

test('a worker that is killed costs only its own document', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const doomed = await submit(engine, 'kill-me.pdf')
  const next = await submit(engine, 'bill.pdf')
  expect(await engine.whenDone(doomed.id)).toMatchObject({ status: 'error', processingStage: 'reading' })
  expect(latestRun(engine.database, doomed.id)).toMatchObject({ status: 'error', errorCode: 'worker_crashed' })
  expect(await engine.whenDone(next.id)).toMatchObject({ status: 'completed' })
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
