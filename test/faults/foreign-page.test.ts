import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConfig } from '../../engine/config.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { LAUNCH_OPTIONS } from '../e2e/launch-options.ts'
import { enterReadDocuments, makeDocument } from '../fixtures/enter-read-documents.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DOCUMENT = makeDocument(0)
const ATTACKER = 'attacker.example'
const REBOUND = 'rebound.example'

/** A browser that is signed in at Docket and visits a page of somebody else. */
let engine: Engine
let dataFolder: string
let browser: Browser
let context: BrowserContext
let foreign: { readonly port: number; close(): void }

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'docket-foreign-'))
  engine = createEngine(createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent' }, {}))
  await engine.start({ listen: true })
  enterReadDocuments(engine.database, dataFolder, [DOCUMENT])
  foreign = await serveForeignPage()
  // Names that lead to this machine, as an attacker's own name server may answer.
  const rules = `MAP ${ATTACKER} 127.0.0.1, MAP ${REBOUND} 127.0.0.1`
  browser = await chromium.launch({
    ...LAUNCH_OPTIONS,
    args: [...LAUNCH_OPTIONS.args, `--host-resolver-rules=${rules}`],
  })
  context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(engine.createSignInLink())
  await page.close()
}, 300_000)

afterAll(async () => {
  await browser.close()
  foreign.close()
  await engine.stop({ abandon: true })
  await rm(dataFolder, { recursive: true })
})

test(
  'Docket’s own page reads the list and changes a document: the attempts below could succeed',
  { timeout: 120_000 },
  async () => {
    // The page behind this address has no script of its own and its policy lets none of ours ask for anything.
    const own = await browser.newContext({ bypassCSP: true })
    const page = await own.newPage()
    await page.goto(engine.createSignInLink())
    await page.goto(`${engine.url}/docs`)
    const list = await page.evaluate(async () => (await fetch('/app/accounts/1/documents')).text())
    expect(list).toContain(DOCUMENT.filename)
    const check = (method: string): Promise<number> =>
      page.evaluate(async (word) => (await fetch('/app/documents/1/check', { method: word })).status, method)
    expect([await check('POST'), await check('DELETE')]).toEqual([200, 200])
    await own.close()
  },
)

describe.each<[string, () => string]>([
  ['another site', () => `http://${ATTACKER}:${foreign.port}/`],
  ['another port of this machine', () => `http://127.0.0.1:${foreign.port}/`],
  ['localhost', () => `http://localhost:${foreign.port}/`],
])('a page on %s', (_, origin) => {
  test('reads nothing by fetch, with the session or without', { timeout: 120_000 }, async () => {
    const page = await visit(origin())
    for (const path of [
      '/app/accounts/1/documents',
      '/api/v1/documents',
      '/app/documents/1/original',
      '/api/v1/openapi.json',
      '/',
    ]) {
      for (const mode of ['cors', 'no-cors'] as const) {
        const read = await page.evaluate(
          async ([url, wanted]) => {
            try {
              return await (await fetch(url!, { mode: wanted as RequestMode, credentials: 'include' })).text()
            } catch {
              return 'refused'
            }
          },
          [engine.url + path, mode],
        )
        expect([path, mode, read]).toEqual([path, mode, mode === 'cors' ? 'refused' : ''])
      }
    }
  })

  test('changes nothing by fetch, form or beacon', { timeout: 120_000 }, async () => {
    const before = readState()
    const page = await visit(origin())
    await page.evaluate(async (url) => {
      const attempts: RequestInit[] = [
        { method: 'DELETE' },
        { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } },
        { method: 'POST', body: '{"ids":[1]}', mode: 'no-cors' },
        { method: 'POST', body: new FormData(), mode: 'no-cors' },
      ]
      const paths = [
        '/app/documents/1',
        '/app/accounts/1/documents/delete',
        '/app/accounts',
        '/app/documents/1/check',
        '/app/session',
      ]
      for (const path of paths)
        for (const attempt of attempts) await fetch(url + path, { ...attempt, credentials: 'include' }).catch(() => {})
      navigator.sendBeacon(`${url}/app/documents/1/check`, 'x')
    }, engine.url!)
    for (const path of ['/app/documents/1/check', '/app/accounts/1/documents']) {
      const sent = await visit(origin())
      await sent.evaluate((action) => {
        const form = Object.assign(document.createElement('form'), {
          method: 'POST',
          action,
          enctype: 'multipart/form-data',
        })
        const file = Object.assign(document.createElement('input'), { type: 'file', name: 'file' })
        const chosen = new DataTransfer()
        chosen.items.add(new File(['Rechnung'], 'evil.txt'))
        file.files = chosen.files
        form.append(file)
        document.body.append(form)
        form.submit()
      }, engine.url + path)
      await sent.waitForURL(engine.url + path)
      expect(await sent.textContent('body')).toContain('Requests from other web pages are not answered.')
    }
    expect(readState()).toEqual(before)
  })

  test('loads no picture, script or style, opens no stream and no socket', { timeout: 120_000 }, async () => {
    const page = await visit(origin())
    const ends = await page.evaluate(async (url) => {
      const load = (tag: string, source: string): Promise<string> =>
        new Promise((resolve) => {
          const part = document.createElement(tag)
          part.addEventListener('load', () => resolve('loaded'))
          part.addEventListener('error', () => resolve('refused'))
          part.setAttribute(tag === 'link' ? 'href' : 'src', source)
          if (tag === 'link') part.setAttribute('rel', 'stylesheet')
          document.body.append(part)
        })
      const hear = (source: EventTarget): Promise<string> =>
        new Promise((resolve) => {
          for (const event of ['open', 'message']) source.addEventListener(event, () => resolve('opened'))
          source.addEventListener('error', () => resolve('refused'))
        })
      return [
        await load('img', `${url}/app/documents/1/thumbnail`),
        await load('img', `${url}/app/documents/1/original`),
        await load('script', `${url}/app/accounts/1/documents`),
        await load('link', `${url}/app/settings`),
        await hear(new EventSource(`${url}/app/events`, { withCredentials: true })),
        await hear(new WebSocket(`${url.replace('http', 'ws')}/app/events`)),
      ]
    }, engine.url!)
    expect(ends).toEqual(Array.from({ length: 6 }, () => 'refused'))
  })

  test('neither frames Docket nor sees it in a window that it opens', { timeout: 120_000 }, async () => {
    const page = await visit(origin())
    await page.evaluate((url) => {
      const frame = Object.assign(document.createElement('iframe'), { src: `${url}/` })
      document.body.append(frame)
      return new Promise((resolve) => frame.addEventListener('load', resolve))
    }, engine.url!)
    for (const frame of page.frames().slice(1)) expect(await frame.content()).not.toContain('<div id="root"')
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(
        (url) => void Object.assign(window, { opened: window.open(`${url}/app/accounts/1/documents`) }),
        engine.url!,
      ),
    ])
    await popup.waitForLoadState()
    expect(await popup.textContent('body')).not.toContain(DOCUMENT.filename)
    const peeked = await page.evaluate(() => {
      try {
        return (window as unknown as { opened: Window | null }).opened?.document.body.textContent ?? 'nothing'
      } catch {
        return 'refused'
      }
    })
    expect(['refused', 'nothing']).toContain(peeked)
  })
})

test(
  'a name that leads to this machine is not answered, not even to a page under that name',
  { timeout: 120_000 },
  async () => {
    const rebound = `http://${REBOUND}:${new URL(engine.url!).port}`
    const before = readState()
    const page = await visit(`${rebound}/`)
    expect(await page.textContent('body')).toContain('misdirected_request')
    const ends = await page.evaluate(async () => {
      const get = await fetch('/app/accounts/1/documents')
      const change = await fetch('/app/documents/1', { method: 'DELETE' })
      return [get.status, await get.text(), change.status]
    })
    expect(ends).toEqual([421, expect.not.stringContaining(DOCUMENT.filename), 421])
    expect(readState()).toEqual(before)
  },
)

async function visit(url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  return page
}

function readState(): unknown {
  const tables = ['documents', 'summaries', 'accounts', 'tokens', 'sessions', 'settings']
  return tables.map((table) => engine.database.prepare(`SELECT * FROM ${table}`).all())
}

/** An empty page, under whatever name it is asked for. */
async function serveForeignPage(): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<body></body>'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
