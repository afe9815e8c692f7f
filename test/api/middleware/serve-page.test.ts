import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePage } from '../../../engine/api/middleware/serve-page.ts'
import type { RequestState } from '../../../engine/api/request-state.ts'
import { closeServer, listen } from '../../../engine/listen.ts'

const folder = mkdtempSync(join(tmpdir(), 'docket-page-'))
const servers: Server[] = []
let url: string

beforeAll(async () => {
  mkdirSync(join(folder, 'page/assets'), { recursive: true })
  writeFileSync(join(folder, 'page/index.html'), '<title>Docket</title>')
  writeFileSync(join(folder, 'page/assets/main-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  url = await serve(join(folder, 'page'))
})

afterAll(async () => {
  await Promise.all(servers.map(closeServer))
  rmSync(folder, { recursive: true })
})

test('gives the page at / under a strict security policy, to be asked for again each time', async () => {
  const response = await fetch(url)
  expect(await response.text()).toBe('<title>Docket</title>')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const policy = response.headers.get('content-security-policy')
  for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule)
  expect(policy).not.toContain('unsafe')
})

test('gives assets, whose names change with their content, to be kept', async () => {
  const response = await fetch(`${url}/assets/main-1a2b.js`)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('immutable')
})

test.each(['/secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets', '/assets/', '/nothing.js'])(
  'gives nothing at %s',
  async (path) => {
    expect((await fetch(url + path)).status).toBe(404)
  },
)

test('gives nothing to a method that is no reading', async () => {
  expect((await fetch(url, { method: 'POST' })).status).toBe(404)
})

test('goes on giving what was there at the start, though the page is built anew meanwhile', async () => {
  const page = join(folder, 'rebuilt')
  cpSync(join(folder, 'page'), page, { recursive: true })
  const begun = await serve(page)
  rmSync(page, { recursive: true })
  expect(await (await fetch(`${begun}/assets/main-1a2b.js`)).text()).toBe('export {}')
  expect(await (await fetch(begun)).text()).toBe('<title>Docket</title>')
})

test('gives nothing where the page is not built', async () => {
  expect((await fetch(await serve(join(folder, 'missing')))).status).toBe(404)
})

async function serve(page: string): Promise<string> {
  const app = new Koa<RequestState>().use(servePage(page))
  const answer = app.callback()
  const server = createServer((request, response) => void answer(request, response))
  servers.push(server)
  return listen(server, { port: 0, fallback: false })
}
