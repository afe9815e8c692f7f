import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createConfig } from '../../engine/config.ts'
import { createEngine } from '../../engine/index.ts'
import { databasePath, openDatabase } from '../../engine/store/database.ts'
import { findDocument } from '../../engine/store/documents.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { forkWorker } from '../../engine/workers/fork-worker.ts'
import { MOODY_WORKER } from '../pipeline/moody-worker-path.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'
import { makeFolder } from '../store/open-test-store.ts'

test('a document that was being worked on when the app was killed is read at the next start', async () => {
  const dataFolder = makeFolder()
  const { documentId } = await killAtWork(dataFolder)
  nameHarmless(dataFolder, documentId)
  const engine = makeEngine({ dataFolder })
  expect(latestRun(engine.database, documentId)).toMatchObject({ status: 'processing' })
  await engine.start({ listen: false })
  expect(await engine.whenDone(documentId)).toMatchObject({ status: 'completed' })
  expect(latestRun(engine.database, documentId)).toMatchObject({ status: 'completed' })
})

test(
  'however often the app is killed over a document, the document is not blamed, and lets the others go first',
  { timeout: 300_000 },
  async () => {
    const dataFolder = makeFolder()
    const { documentId } = await killAtWork(dataFolder)
    for (let deaths = 2; deaths <= 4; deaths += 1) await killAtWork(dataFolder)
    nameHarmless(dataFolder, documentId)
    const engine = makeEngine({ dataFolder })
    const next = await submit(engine, 'next.pdf')
    const done: number[] = []
    engine.events.on('done', (id) => done.push(id))
    await engine.start({ listen: false })
    expect(await engine.whenDone(documentId)).toMatchObject({ status: 'completed' })
    expect(latestRun(engine.database, documentId)).toMatchObject({ status: 'completed', errorCode: null })
    expect(done).toEqual([next.id, documentId])
  },
)

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'a worker leaves it to its app what %s to the whole group means',
  async (signal) => {
    const pids: number[] = []
    const config = createConfig({ dataFolder: makeFolder(), durable: false, jobs: 1, logLevel: 'silent' }, {})
    const engine = createEngine(config, {
      workerEntry: MOODY_WORKER,
      spawn(entry) {
        const worker = forkWorker(entry)
        pids.push(worker.pid!)
        return worker
      },
    })
    onTestFinished(() => engine.stop({ abandon: true }))
    const working = new Promise((resolve) => engine.events.once('progress', resolve))
    await engine.start({ listen: false })
    const release = join(makeFolder(), 'release')
    const { id } = await submit(engine, 'wait-for.pdf', { content: release })
    await working
    process.kill(pids[0]!, signal)
    writeFileSync(release, '')
    expect(await engine.whenDone(id)).toMatchObject({ status: 'completed' })
    expect(pids).toHaveLength(1)
  },
)

test('workers end when their app is killed', async () => {
  const { workerPid } = await killAtWork(makeFolder())
  await expect.poll(() => isAlive(workerPid)).toBe(false)
})

test('a second engine on the same data folder is refused while the first one works', async () => {
  const dataFolder = makeFolder()
  const first = makeEngine({ dataFolder })
  await first.start({ listen: false })
  const second = makeEngine({ dataFolder })
  await expect(second.start({ listen: false })).rejects.toThrow('Another Docket works on the data folder')
  await first.stop()
  await second.start({ listen: false })
})

test('work that is abandoned when the app stops is begun again and does not count as cut off', async () => {
  const dataFolder = makeFolder()
  for (let start = 1; start <= 3; start += 1) {
    const engine = makeEngine({ dataFolder })
    await engine.start({ listen: false })
    if (start === 1) await submit(engine, 'hang.pdf')
    await expect.poll(() => latestRun(engine.database, 1)?.status).toBe('processing')
    await engine.stop({ abandon: true })
  }
  expect(readRow(dataFolder)).toMatchObject({
    document: { status: 'pending', processingStage: 'queued', processingStartedAt: null },
    run: { status: 'pending', startedAt: null },
  })
  await killAtWork(dataFolder)
  const engine = makeEngine({ dataFolder })
  await engine.start({ listen: false })
  await expect.poll(() => latestRun(engine.database, 1)?.status).toBe('processing')
})

/** Runs an app until its worker is at work on a document that never ends, then kills it as a power cut would. */
async function killAtWork(dataFolder: string): Promise<{ readonly documentId: number; readonly workerPid: number }> {
  const entry = fileURLToPath(new URL('hanging-app.ts', import.meta.url))
  const app = fork(entry, [dataFolder], { execArgv: [] })
  const [ids] = (await once(app, 'message')) as [{ documentId: number; workerPid: number }]
  app.kill('SIGKILL')
  await once(app, 'exit')
  return ids
}

/** So that the moody worker reads it this time. */
function nameHarmless(dataFolder: string, documentId: number): void {
  const database = openDatabase(databasePath(dataFolder))
  database.prepare("UPDATE documents SET filename = 'bill.pdf' WHERE id = ?").run(documentId)
  database.close()
}

function readRow(dataFolder: string) {
  const database = openDatabase(databasePath(dataFolder))
  const row = { document: findDocument(database, 1), run: latestRun(database, 1) }
  database.close()
  return row
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
