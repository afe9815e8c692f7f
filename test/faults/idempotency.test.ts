import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { DocumentResource } from '../../engine/contract/document.ts'
import { ensureFirstAccount } from '../../engine/store/accounts.ts'
import { databasePath, openDatabase } from '../../engine/store/database.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { makeForm } from '../contract/open-test-api.ts'
import { makeEngine } from '../pipeline/open-test-engine.ts'
import { makeFolder } from '../store/open-test-store.ts'

test('an app that is killed between commit and answer gives the answer at the next start, and makes nothing twice', async () => {
  const { dataFolder, token } = prepareFolder()
  const { app, url } = await startApp(dataFolder, 'committed')
  await expect(upload(url, token)).rejects.toThrow('fetch failed')
  await waitForEnd(app)
  const engine = makeEngine({ dataFolder })
  await engine.start({ listen: true })
  const response = await upload(engine.url!, token)
  expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
  const { data } = (await response.json()) as { data: DocumentResource }
  expect(data).toMatchObject({ status: 'pending', filename: 'Notiz.txt' })
  expect(await engine.whenDone(data.id)).toMatchObject({ status: 'completed' })
  expect(engine.database.prepare('SELECT count(*) AS n FROM documents').get()).toEqual({ n: 1 })
})

test('a key that an app held when it was killed is free once its lease is over', async () => {
  const { dataFolder, token } = prepareFolder()
  const { app, url } = await startApp(dataFolder)
  await beginUpload(url, token)
  app.kill('SIGKILL')
  await waitForEnd(app)
  const engine = makeEngine({ dataFolder })
  await engine.start({ listen: true })
  expect((await upload(engine.url!, token)).status).toBe(409)
  const { left } = engine.database.prepare('SELECT leased_until - ? AS left FROM idempotency_keys').get(Date.now()) as {
    left: number
  }
  expect(left).toBeLessThanOrEqual(60_000)
  engine.database.exec(`UPDATE idempotency_keys SET leased_until = leased_until - ${Math.ceil(left)}`)
  const response = await upload(engine.url!, token)
  expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([201, null])
})

function prepareFolder(): { readonly dataFolder: string; readonly token: string } {
  const dataFolder = makeFolder()
  const database = openDatabase(databasePath(dataFolder))
  ensureFirstAccount(database)
  const { secret } = createToken(database, { accountId: 1, mode: 'live', abilities: ['documents:write'] })
  database.close()
  return { dataFolder, token: secret }
}

async function startApp(
  dataFolder: string,
  ...words: readonly string[]
): Promise<{ readonly app: ChildProcess; readonly url: string }> {
  const entry = fileURLToPath(new URL('uploading-app.ts', import.meta.url))
  const app = fork(entry, [dataFolder, ...words], { execArgv: [] })
  const [url] = (await once(app, 'message')) as [string]
  return { app, url }
}

async function waitForEnd(app: ChildProcess): Promise<void> {
  if (app.exitCode === null && app.signalCode === null) await once(app, 'exit')
}

function upload(url: string, token: string): Promise<Response> {
  return fetch(`${url}/api/v1/documents`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'k' },
    body: makeForm({ name: 'Notiz.txt', content: 'Lieferschein' }),
  })
}

/** Sends the head of an upload; resolves once its body is invited, which is after the key is claimed. */
async function beginUpload(url: string, token: string): Promise<void> {
  const { host, port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
  socket.write(
    `POST /api/v1/documents HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: k\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\nExpect: 100-continue\r\n\r\n',
  )
  await once(socket, 'data')
}
