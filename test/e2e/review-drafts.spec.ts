import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { closeServer, listen } from '../../engine/listen.ts'
import { field, readDocument, sampleForm, valueOf, waitForSaved } from './review-desk.ts'
import { runDocket, type RunningDocket } from './run-docket.ts'

let dataFolder: string
let port: number
let docket: RunningDocket
let id: number

test.beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'docket-drafts-'))
  port = await findPort()
})

test.afterAll(async () => {
  await docket.kill()
  await rm(dataFolder, { recursive: true })
})

test('nothing typed is lost: not by a reload, not when Docket is killed, not when it is away', async ({ page }) => {
  // Docket is started four times.
  test.slow()
  await page.goto(await start())
  id = await upload(page)
  await page.evaluate(() =>
    fetch('/app/settings', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ language: 'de' }),
    }),
  )
  const address = `http://127.0.0.1:${port}/documents/${id}`

  await test.step('a reload in the middle of typing', async () => {
    await page.goto(address)
    await field(page, 'customer_number').fill('K-halb')
    await page.reload()
    await expect(field(page, 'customer_number')).toHaveValue('K-halb')
    await expect(page.getByText('Das haben Sie schon getippt')).toBeVisible()
    await field(page, 'customer_number').focus()
    await page.keyboard.press('Enter')
    await waitForSaved(page)
    expect(await valueOf(page, id, 'customer_number')).toBe('K-halb')
  })

  await test.step('Docket is killed: what is decided waits, and is said to wait', async () => {
    await docket.kill()
    await field(page, 'customer_number').fill('K-77')
    await page.keyboard.press('Enter')
    await expect(page.locator('.review-save')).toHaveAttribute('data-status', 'waiting')
    await expect(page.getByText('Noch nicht gespeichert')).toBeVisible()
    await expect(field(page, 'customer_number')).toHaveValue('K-77')
  })

  await test.step('it comes back: what waited is saved by itself', async () => {
    await start()
    await expect(page.locator('.review-save')).toHaveAttribute('data-status', 'saved')
    expect(await valueOf(page, id, 'customer_number')).toBe('K-77')
  })

  await test.step('killed again, and the page closed before it could save', async () => {
    await docket.kill()
    await field(page, 'customer_number').fill('K-88')
    await page.keyboard.press('Enter')
    await expect(page.locator('.review-save')).toHaveAttribute('data-status', 'waiting')
    await start()
    await page.goto(address)
    await expect(field(page, 'customer_number')).toHaveValue('K-88')
    await expect.poll(() => valueOf(page, id, 'customer_number')).toBe('K-88')
    expect((await readDocument(page, id)).extractions?.['customer_number']?.candidates?.[0]?.source).toBe('user')
  })
})

/** Starts Docket on the same folder and port; resolves to a link that signs in. */
async function start(): Promise<string> {
  docket = await runDocket({ dataFolder, port })
  return docket.link
}

async function upload(page: Page): Promise<number> {
  const cookies = await page.context().cookies(`http://127.0.0.1:${port}/app/`)
  const answer = await fetch(`http://127.0.0.1:${port}/app/accounts/1/documents`, {
    method: 'POST',
    headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    body: await sampleForm('invoice-german.pdf'),
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  await expect.poll(async () => (await readDocument(page, data.id)).status).toBe('completed')
  return data.id
}

async function findPort(): Promise<number> {
  const server = createServer()
  const url = await listen(server, { port: 0, fallback: false })
  await closeServer(server)
  return Number(new URL(url).port)
}
