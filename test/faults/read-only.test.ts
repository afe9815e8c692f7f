import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Engine } from '../../engine/index.ts'
import { databasePath, openDatabase } from '../../engine/store/database.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { makeForm } from '../contract/open-test-api.ts'
import { makeEngine } from '../pipeline/open-test-engine.ts'
import { makeFolder } from '../store/open-test-store.ts'
import { inspectFolder } from './inspect-folder.ts'

/** Somebody who is not root, for whom permissions hold. */
const NOBODY = 65_534

test.skipIf(process.platform === 'win32')(
  'a data folder that becomes read-only refuses what is new with a sentence, shows what there is, and goes on once it is writable',
  async () => {
    const { engine, upload, get } = await openService()
    const { dataFolder } = engine.config
    expect((await upload('before.pdf')).status).toBe(201)
    await engine.whenDone(1)
    const giveBack = makeReadOnly(dataFolder)
    const refused = await upload('meanwhile.pdf')
    expect(refused.status).toBe(500)
    expect(await refused.json()).toMatchObject({
      code: 'server_error',
      message: expect.stringMatching(/cannot write to its data folder: it may not be written.*Nothing of this request/),
    })
    expect(await (await get('/api/v1/documents/1')).json()).toMatchObject({ data: { status: 'completed' } })
    giveBack()
    expect((await upload('after.pdf')).status).toBe(201)
    expect(await engine.whenDone(2)).toMatchObject({
      status: 'completed',
      filename: 'after.pdf',
      processingError: null,
    })
    await engine.stop()
    expect(inspectFolder(dataFolder, 1)).toMatchObject({
      integrity: 'ok',
      trail: [],
      documents: { completed: 2 },
      orphans: [],
      torn: [],
    })
  },
)

test('a database that becomes read-only refuses what is new and loses nothing of what waits', async () => {
  const { engine, upload, get } = await openService()
  expect((await upload('wait.pdf')).status).toBe(201)
  engine.database.pragma('query_only = ON')
  const refused = await upload('meanwhile.pdf')
  expect(refused.status).toBe(500)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('cannot write to its data folder') })
  expect((await get('/api/v1/documents/1')).status).toBe(200)
  engine.database.pragma('query_only = OFF')
  expect((await upload('after.pdf')).status).toBe(201)
  for (const id of [1, 2]) expect(await engine.whenDone(id)).toMatchObject({ status: 'completed' })
  await engine.stop()
  expect(inspectFolder(engine.config.dataFolder, 1)).toMatchObject({
    documents: { completed: 2 },
    orphans: [],
    trail: [],
  })
})

test.skipIf(process.platform === 'win32')(
  'a read-only folder lets the app end, and refuses its start with a sentence',
  async () => {
    const { engine } = await openService()
    const { dataFolder } = engine.config
    const giveBack = makeReadOnly(dataFolder)
    await engine.stop()
    expect(existsSync(join(dataFolder, 'server.json'))).toBe(true)
    const inside = join(dataFolder, 'new')
    expect(() => openDatabase(databasePath(inside))).toThrow(
      `Docket cannot write to its data folder: it may not be written. Check its permissions, and whether its disk is read-only. It is ${inside}.`,
    )
    giveBack()
  },
)

async function openService() {
  const dataFolder = makeFolder()
  const engine = makeEngine({ dataFolder })
  await engine.start({ listen: true })
  const { secret } = createToken(engine.database, {
    accountId: 1,
    mode: 'live',
    abilities: ['documents:read', 'documents:write'],
  })
  const headers = { Authorization: `Bearer ${secret}` }
  const get = (path: string): Promise<Response> => fetch(new URL(path, engine.url!), { headers })
  const upload = (name: string): Promise<Response> =>
    fetch(new URL('/api/v1/documents', engine.url!), {
      method: 'POST',
      headers,
      body: makeForm({ name, content: `%PDF-${name}` }),
    })
  return { engine: engine satisfies Engine, get, upload }
}

/** Takes the right to write from everything in a folder, and root's privilege from this process. @returns gives both back */
function makeReadOnly(folder: string): () => void {
  const paths = [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ]
  const modes = paths.map((path) => statSync(path).mode & 0o777)
  const isRoot = process.getuid?.() === 0
  for (const path of paths) {
    chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444)
  }
  if (isRoot) process.seteuid?.(NOBODY)
  let isBack = false
  const giveBack = (): void => {
    if (isBack) return
    isBack = true
    if (isRoot) process.seteuid?.(0)
    for (const [index, path] of paths.entries()) if (existsSync(path)) chmodSync(path, modes[index]!)
  }
  onTestFinished(giveBack)
  return giveBack
}
