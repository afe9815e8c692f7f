import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildWhenOlder } from '../../engine/cli/build/build-when-older.ts'
import { PAGE } from '../../engine/cli/build/parts.ts'
import { makeFolder } from './make-folder.ts'
import { ENTRY, runDocket, SAMPLES, startDocket } from './run-docket.ts'

// The services have nothing to build, and nothing to say of it.
beforeAll(() => buildWhenOlder(PAGE))

async function startService(data: string) {
  const service = startDocket(['serve', '--port', '0', '--data', data])
  onTestFinished(() => void service.child.kill('SIGKILL'))
  const [line] = (await once(service.child.stdout, 'data')) as [string]
  const [, url, link] = /^Docket listens on (http:\/\/127\.0\.0\.1:\d+)\n.+: (http:\S+)\n$/.exec(line) ?? []
  if (url === undefined || link === undefined) throw new Error(`The service said: ${line}`)
  return { ...service, url, link }
}

test('serves until SIGTERM, with tokens and accounts made beside it', async () => {
  const data = join(makeFolder(), 'data')
  const { child, ended, url } = await startService(data)
  expect(JSON.parse(readFileSync(join(data, 'server.json'), 'utf8'))).toMatchObject({ base_url: url, pid: child.pid })

  const token = (await runDocket(['tokens', 'create', '--data', data])).stdout
  expect(token).toMatch(/^dk_live_[\w-]{43}\n$/)
  const headers = { authorization: `Bearer ${token.trim()}` }
  expect((await fetch(`${url}/api/v1/ping`, { headers })).status).toBe(200)

  expect((await runDocket(['accounts', 'create', 'Kanzlei Muster', '--data', data])).stdout).toBe('2\n')
  expect((await runDocket(['tokens', 'revoke', '1', '--data', data])).code).toBe(0)
  expect((await fetch(`${url}/api/v1/ping`, { headers })).status).toBe(401)

  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
  expect(existsSync(join(data, 'server.json'))).toBe(false)
})

test('SIGTERM lets the document under way be finished', async () => {
  const data = join(makeFolder(), 'data')
  const first = await startService(data)
  const token = (await runDocket(['tokens', 'create', '--data', data])).stdout.trim()
  const headers = { authorization: `Bearer ${token}` }
  const form = new FormData()
  form.set('file', new Blob([readFileSync(join(SAMPLES, 'scan-crooked.jpg'))]), 'scan.jpg')
  const sent = await fetch(`${first.url}/api/v1/documents`, { method: 'POST', headers, body: form })
  const { data: document } = (await sent.json()) as { data: { id: number } }
  first.child.kill('SIGTERM')
  expect(await first.ended).toMatchObject({ code: 0 })

  const second = await startService(data)
  const answer = await fetch(`${second.url}/api/v1/documents/${document.id}`, { headers })
  expect(await answer.json()).toMatchObject({ data: { status: 'completed', filename: 'scan.jpg' } })
  second.child.kill('SIGTERM')
  expect(await second.ended).toMatchObject({ code: 0 })
})

test('prints a link that signs a browser in; sign-in prints further ones while the service runs', async () => {
  const data = join(makeFolder(), 'data')
  const { child, ended, link } = await startService(data)
  const further = (await runDocket(['sign-in', '--data', data])).stdout.trim()
  expect(further).not.toBe(link)
  for (const each of [link, further]) {
    const answer = await fetch(each, { redirect: 'manual' })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const session = await fetch(new URL('/app/session', each), { headers: { cookie } })
    expect([answer.status, session.status]).toEqual([303, 200])
  }
  child.kill('SIGTERM')
  await ended
  expect(await runDocket(['sign-in', '--data', data])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('docket serve'),
  })
})

test('a second engine on the same data folder is refused with what to do', async () => {
  const data = join(makeFolder(), 'data')
  const { child, ended } = await startService(data)
  const { code, stderr } = await runDocket(['extract', join(SAMPLES, 'xrechnung.xml'), '--data', data])
  expect(code).toBe(1)
  expect(stderr).toContain('Another Docket works on the data folder')
  child.kill('SIGTERM')
  await ended
})

test('started through an npm script it ends with npm, whose shell keeps signals to itself', async () => {
  const data = join(makeFolder(), 'data')
  const words = [ENTRY, 'serve', '--port', '0', '--data', data].map((word) => `'${word}'`)
  // The second command keeps the shell from giving its own process away.
  const shell = spawn('sh', ['-c', `'${process.execPath}' ${words.join(' ')}; true`], {
    env: { ...process.env, npm_lifecycle_event: 'serve' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(shell.stdout, 'data')
  const { pid } = JSON.parse(readFileSync(join(data, 'server.json'), 'utf8')) as { pid: number }
  onTestFinished(() => {
    if (existsSync(join(data, 'server.json'))) process.kill(pid, 'SIGKILL')
  })
  shell.kill('SIGTERM')
  await expect.poll(() => existsSync(join(data, 'server.json')), { timeout: 15_000 }).toBe(false)
})
