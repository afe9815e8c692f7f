import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { createConfig } from '../../engine/config.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { closeServer, listen } from '../../engine/listen.ts'

let engine: Engine

test.beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-sign-in-'))
  engine = createEngine(createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent' }, {}))
  await engine.start({ listen: true })
})

test.afterAll(async () => {
  await engine.stop()
  await rm(engine.config.dataFolder, { recursive: true })
})

test('a sign-in link leads to the page, which may then ask what is its own', async ({ page }) => {
  await page.goto(engine.createSignInLink())
  await expect(page).toHaveURL(`${engine.url}/`)
  expect(await statusOf(page, '/app/session')).toBe(200)
  expect(await statusOf(page, '/api/v1/ping')).toBe(401)
})

test('no script sees the cookie, and it goes to the routes of the app alone', async ({ page, context }) => {
  await page.goto(engine.createSignInLink())
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(await context.cookies()).toMatchObject([{ path: '/app', httpOnly: true, sameSite: 'Strict' }])
  const asked = page.waitForRequest(`${engine.url}/api/v1/ping`)
  await statusOf(page, '/api/v1/ping')
  expect((await (await asked).allHeaders())['cookie']).toBeUndefined()
})

test('without the link the page may ask nothing', async ({ page }) => {
  await page.goto(engine.url ?? '')
  expect(await statusOf(page, '/app/session')).toBe(401)
})

test('a page of another local server leads nowhere, though the browser would send the cookie', async ({ page }) => {
  await page.goto(engine.createSignInLink())
  const target = `${engine.url}/app/session`
  const other = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<a href="${target}">x</a>`),
  )
  const url = await listen(other, { port: 0, fallback: false })
  await page.goto(url)
  const answered = page.waitForResponse(target)
  await page.getByRole('link').click()
  const answer = await answered
  expect((await answer.request().allHeaders())['cookie']).toContain('docket_session')
  expect(answer.status()).toBe(403)
  await closeServer(other)
})

test('the page hears live events, through its security policy', async ({ page }) => {
  await page.goto(engine.createSignInLink())
  const heard = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const events = new EventSource('/app/events')
        events.addEventListener('document.created', ({ data }) => resolve(JSON.parse(String(data))))
        events.addEventListener('open', () => {
          const body = new FormData()
          body.set('file', new Blob(['Guten Tag']), 'brief.txt')
          void fetch('/app/accounts/1/documents', { method: 'POST', body })
        })
      }),
  )
  expect(await heard).toMatchObject({ account_id: 1, status: 'pending' })
})

function statusOf(page: Page, path: string): Promise<number> {
  return page.evaluate(async (asked) => (await fetch(asked)).status, path)
}
