import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DocumentResource } from '../../engine/contract/document.ts'
import { databasePath, openDatabase } from '../../engine/store/database.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { makeForm } from '../contract/open-test-api.ts'

const MAIN = join(import.meta.dirname, '../../electron/main.ts')
const STAND_IN = new URL('stand-in/register.ts', import.meta.url).href

interface Told {
  readonly event: string
  readonly [detail: string]: unknown
}

let dataFolder: string
const started: ChildProcess[] = []

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'docket-app-'))
})

afterEach(async () => {
  for (const main of started.splice(0)) if (main.exitCode === null) main.kill('SIGKILL')
  await rm(dataFolder, { recursive: true, force: true })
})

test('the window is isolated, sandboxed, and shows the engine on its loopback address', async () => {
  const { told, waitFor } = startApp()
  const { url } = await waitFor('load')
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect((await fetch(`${String(url)}/api/v1/ping`)).status).toBe(401)
  expect(told.find(({ event }) => event === 'sandbox')).toBeDefined()
  expect(told.find(({ event }) => event === 'window')?.['options']).toMatchObject({
    webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false },
  })
})

test('the window is signed in before it loads, by a cookie that no script and no other site can use', async () => {
  const { told, waitFor } = startApp()
  const { url } = await waitFor('load')
  const { cookie } = told.find(({ event }) => event === 'cookie') as unknown as { cookie: Record<string, string> }
  expect(cookie).toMatchObject({ url: `${String(url)}/app`, path: '/app', httpOnly: true, sameSite: 'strict' })
  const events = told.map(({ event }) => event)
  expect(events.indexOf('cookie')).toBeLessThan(events.indexOf('load'))
  const answer = await fetch(`${String(url)}/app/session`, {
    headers: { Cookie: `${cookie['name']}=${cookie['value']}` },
  })
  expect(answer.status).toBe(200)
})

test('the window leads nowhere else and grants no permission', async () => {
  const { told, waitFor } = startApp()
  await waitFor('load')
  const prevented = told.filter(({ event }) => event === 'prevented').map(({ name }) => name)
  expect(prevented).toEqual(['will-navigate', 'will-redirect', 'will-attach-webview'])
  expect(told.find(({ event }) => event === 'window-open')?.['answer']).toEqual({ action: 'deny' })
  const permissions = told.filter(({ event }) => event === 'permission')
  expect(permissions.map(({ asked, granted }) => [asked, granted])).toEqual([
    ['request', false],
    ['check', false],
    ['device', false],
  ])
})

test('documents are read in utility processes', async () => {
  const { told, waitFor } = startApp()
  const { url } = await waitFor('load')
  const headers = { Authorization: `Bearer ${makeToken()}` }
  const body = makeForm({ name: 'brief.txt', content: 'Sehr geehrte Damen und Herren' })
  const response = await fetch(`${String(url)}/api/v1/documents`, { method: 'POST', headers, body })
  const { id } = ((await response.json()) as { data: DocumentResource }).data
  const fetchStatus = async (): Promise<string> => {
    const answer = await fetch(`${String(url)}/api/v1/documents/${id}`, { headers })
    return ((await answer.json()) as { data: DocumentResource }).data.status
  }
  await expect.poll(fetchStatus, { timeout: 30_000 }).toBe('completed')
  expect(told.some(({ event }) => event === 'utility-process')).toBe(true)
})

test('quitting, asked for twice, closes the engine and ends well', async () => {
  const { main, waitFor } = startApp()
  await waitFor('load')
  expect(existsSync(join(dataFolder, 'server.json'))).toBe(true)
  main.send('quit')
  main.send('quit')
  const [code] = (await once(main, 'exit')) as [number]
  expect(code).toBe(0)
  expect(existsSync(join(dataFolder, 'server.json'))).toBe(false)
})

test('a second start of the app brings the window forward', async () => {
  const { main, waitFor } = startApp()
  await waitFor('load')
  main.send('second-instance')
  await waitFor('focus')
})

test('the second app itself ends at once', async () => {
  const { main, told } = startApp({ STAND_IN_LOCKED: '1' })
  const [code] = (await once(main, 'exit')) as [number]
  expect(code).toBe(0)
  expect(told).toEqual([])
})

test('a data folder that is in use is said so, and the app ends', async () => {
  const first = startApp()
  await first.waitFor('load')
  const second = startApp()
  const { title } = await second.waitFor('error-box')
  expect(title).toBe('Docket cannot start')
  await once(second.main, 'exit')
})

function startApp(environment: Record<string, string> = {}) {
  const main = fork(MAIN, [], {
    execArgv: ['--import', STAND_IN],
    env: { ...process.env, DOCKET_DATA: dataFolder, DOCKET_PORT: '0', DOCKET_JOBS: '1', ...environment },
  })
  started.push(main)
  const told: Told[] = []
  main.on('message', (message) => told.push(message as Told))
  const waitFor = async (event: string): Promise<Told> => {
    for (;;) {
      const found = told.find((message) => message.event === event)
      if (found) return found
      if (main.exitCode !== null) throw new Error(`The app ended with ${main.exitCode} before it told ${event}.`)
      await Promise.race([once(main, 'message'), once(main, 'exit')])
    }
  }
  return { main, told, waitFor }
}

function makeToken(): string {
  const database = openDatabase(databasePath(dataFolder))
  const abilities = ['documents:read', 'documents:write'] as const
  const { secret } = createToken(database, { accountId: 1, mode: 'live', abilities })
  database.close()
  return secret
}
