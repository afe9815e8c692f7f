import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createConfig } from '../../engine/config.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { readVersion } from '../../engine/read-version.ts'

let engine: Engine
let url: string

test.beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-page-'))
  engine = createEngine(createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent' }, {}))
  await engine.start({ listen: true })
  url = engine.url ?? ''
})

test.afterAll(async () => {
  await engine.stop()
  await rm(engine.config.dataFolder, { recursive: true })
})

test('the page says that Docket runs, where tools connect and how they sign in', async ({ page }) => {
  await page.goto(url)
  await expect(page).toHaveTitle('Docket')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docket is running')
  await expect(page.getByText(url, { exact: true })).toBeVisible()
  await expect(page.getByText('docket tokens create')).toBeVisible()
})

test('the page says which version this is and leads to the description of the API', async ({ page }) => {
  await page.goto(url)
  await expect(page.getByText(`This is version ${readVersion()}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Everything else that tools can ask for' }).click()
  await expect(page).toHaveURL(`${url}/docs`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docket API')
})

test('the description of the API breaks no rule of its own security policy', async ({ page }) => {
  const complaints: string[] = []
  const requests: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${url}/docs`, { waitUntil: 'networkidle' })
  expect(complaints).toEqual([])
  expect(requests.filter((requested) => requested !== `${url}/docs`)).toEqual([])
  // The style was let in.
  expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).not.toBe('none')
})

test('the page breaks no rule of its own security policy and asks nobody else for anything', async ({ page }) => {
  const complaints: string[] = []
  const requests: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(engine.createSignInLink())
  await expect(page.getByRole('navigation')).toBeVisible()
  const response = await page.reload()
  await expect(page.getByText('Up to date')).toBeVisible()
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(complaints).toEqual([])
  expect(requests.filter((requested) => !requested.startsWith(`${url}/`))).toEqual([])
})

test('the security policy stops scripts that the page did not bring', async ({ page }) => {
  await page.goto(url)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.head.append(script)
  })
  await expect(page).toHaveTitle('Docket')
})

test('every room has an address of its own that can be opened', async ({ page }) => {
  await page.goto(engine.createSignInLink())
  for (const room of ['/documents/1', '/export', '/connections', '/settings']) {
    expect((await page.goto(`${url}${room}`))?.status(), room).toBe(200)
    await expect(page.getByRole('navigation')).toBeVisible()
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`text stands out from its ground in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(url)
    const [text, ground] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return [color, backgroundColor]
    })
    expect(contrast(text ?? '', ground ?? '')).toBeGreaterThan(7)
  })
}

test('a link from another web page does not open it', async ({ page }) => {
  await page.route('http://other.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${url}">Docket</a>` }),
  )
  await page.goto('http://other.test/')
  const answer = page.waitForResponse(`${url}/`)
  await page.getByRole('link').click()
  expect((await answer).status()).toBe(403)
})

/** Contrast ratio of two `rgb()` colours (WCAG 2.2, 1.4.3). */
function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((channel) => {
    const share = Number(channel) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
