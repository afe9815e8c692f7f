import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupSchema, type BackupAnswer } from '../../../engine/contract/app/backup.ts'
import type { Engine } from '../../../engine/index.ts'
import { inspectFolder } from '../../faults/inspect-folder.ts'
import { makeEngine, submit } from '../../pipeline/open-test-engine.ts'
import { makeFolder } from '../../store/open-test-store.ts'
import { openApp, type AskApp } from './open-app.ts'

async function openWith(count: number): Promise<{ engine: Engine; app: AskApp }> {
  const engine = makeEngine()
  for (let index = 0; index < count; index += 1) await submit(engine, `bill-${index}.pdf`)
  await engine.start({ listen: true })
  for (let id = 1; id <= count; id += 1) await engine.whenDone(id)
  return { engine, app: openApp({ database: engine.database, url: engine.url! }) }
}

test('a copy is made while the service goes on, with its progress, and is whole', async () => {
  const { app } = await openWith(5)
  expect(await stateOf(app)).toMatchObject({ running: null, last: null, failure: null })
  const folder = join(makeFolder(), 'copy')
  const answer = await app('/app/backup', { method: 'POST', body: { folder } })
  expect(answer.status).toBe(202)
  expect(await answer.json()).toMatchObject({ data: { running: { folder, done: 0, total: null } } })
  expect((await app('/app/backup', { method: 'POST', body: { folder } })).status).toBe(409)
  expect(await endOf(app)).toMatchObject({ last: { folder, documents: 5, incomplete: 0 }, failure: null })
  const copy = inspectFolder(folder, 1)
  expect(copy).toMatchObject({ integrity: 'ok', trail: [], torn: [], orphans: [], documents: { completed: 5 } })
  expect(copy.originals).toEqual(copy.hashes)
})

test('a copy that is stopped leaves the one that lay there before whole', async () => {
  const { engine, app } = await openWith(3)
  const folder = join(makeFolder(), 'copy')
  await app('/app/backup', { method: 'POST', body: { folder } })
  const { last } = await endOf(app)
  for (let index = 3; index < 6; index += 1) await engine.whenDone((await submit(engine, `bill-${index}.pdf`)).id)
  await app('/app/backup', { method: 'POST', body: { folder } })
  expect((await app('/app/backup', { method: 'DELETE' })).status).toBe(204)
  expect(await endOf(app)).toMatchObject({ last, failure: null })
  expect(inspectFolder(folder, 1)).toMatchObject({ integrity: 'ok', documents: { completed: 3 }, torn: [] })
})

test('a folder that is of no use is refused with a sentence, and what goes wrong later is told', async () => {
  const { engine, app } = await openWith(1)
  const taken = makeFolder()
  writeFileSync(join(taken, 'thesis.txt'), '')
  for (const [folder, sentence] of [
    ['copy', 'Give the whole path'],
    [taken, 'holds something else'],
    [join(engine.config.dataFolder, 'copy'), 'lies in the data folder itself'],
    [join(taken, 'thesis.txt'), 'Docket cannot write there (EEXIST)'],
  ] as const) {
    const answer = await app('/app/backup', { method: 'POST', body: { folder } })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: { folder: [expect.stringContaining(sentence)] } })
  }
  // A folder in the place of the copy's originals: found out only once they are copied.
  const spoilt = makeFolder()
  mkdirSync(join(spoilt, 'docket.sqlite'), { recursive: true })
  await app('/app/backup', { method: 'POST', body: { folder: spoilt } })
  expect((await endOf(app)).failure).toMatch(/\w/)
})

test('the engine stops a copy that is being made when it ends itself', async () => {
  const { engine, app } = await openWith(2)
  const folder = join(makeFolder(), 'copy')
  await app('/app/backup', { method: 'POST', body: { folder } })
  await engine.stop()
  expect(readdirSync(folder).filter((name) => name.includes('sqlite'))).toEqual([])
})

async function endOf(app: AskApp): Promise<BackupAnswer> {
  await expect.poll(async () => (await stateOf(app)).running).toBeNull()
  return stateOf(app)
}

async function stateOf(app: AskApp): Promise<BackupAnswer> {
  const { data } = (await (await app('/app/backup')).json()) as { data: unknown }
  return backupSchema.strict().parse(data)
}
