import { createServer, type IncomingMessage } from 'node:http'
import { expect } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { closeServer, listen } from '../../engine/listen.ts'
import { findViolations } from './find-violations.ts'
import { test } from './open-inbox.ts'

test('a token is made, shown once, works, and is refused once it is revoked', async ({ open, engine }) => {
  const page = await open('/connections')
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('ERP-Import')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const token = await dialog.getByLabel('Token', { exact: true }).innerText()
  expect(token).toMatch(/^dk_live_/)
  await expect(dialog.getByLabel('Send a document with it', { exact: true })).toContainText(token)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(token)).toHaveCount(0)

  const ping = (): Promise<number> =>
    fetch(`${engine.url}/api/v1/ping`, { headers: { Authorization: `Bearer ${token}` } }).then(({ status }) => status)
  expect(await ping()).toBe(200)
  await page.getByRole('button', { name: 'Revoke: ERP-Import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible()
  expect(await ping()).toBe(401)
})

test('a token that may nothing is not made', async ({ open }) => {
  const page = await open('/connections')
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByRole('dialog').getByText('Read documents').click()
  await page.getByRole('dialog').getByText('Send and delete documents').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Choose at least one.')).toBeVisible()
})

test('the address is copied with one press', async ({ open, page, context, engine }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/connections')
  await page.getByRole('button', { name: 'Copy: Address' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${engine.url}/api/v1`)
})

test('a webhook is made, tested, delivered with a signature that its secret proves, and deleted', async ({ open }) => {
  const received: { headers: IncomingMessage['headers']; body: string }[] = []
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.end()
    })
  })
  const url = `${await listen(receiver, { port: 0, fallback: false })}/hook`
  const page = await open('/connections')
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address', { exact: true }).fill('http://192.168.0.9/hook')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.locator('.ui-field-error')).toContainText('http')
  await dialog.getByLabel('Address', { exact: true }).fill(url)
  await dialog.getByRole('button', { name: 'Create' }).click()
  const secret = await page.getByLabel('Secret', { exact: true }).innerText()
  expect(secret).toMatch(/^whsec_/)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Send a test' }).click()
  const deliveries = page.getByRole('region', { name: 'Deliveries' })
  await expect(deliveries.getByText('Delivered')).toBeVisible()
  const [{ headers, body }] = received as [(typeof received)[number]]
  new Webhook(secret).verify(body, headers as Record<string, string>)

  await deliveries.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => received.length).toBe(2)
  expect(received[1]?.headers['webhook-id']).toBe(headers['webhook-id'])

  await page.getByRole('switch').click({ force: true })
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeDisabled()
  await page.getByRole('button', { name: `More: ${url}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No webhook yet.')).toBeVisible()
  await closeServer(receiver)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`connections and their dialogs are accessible in ${colorScheme} mode`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme })
    await open('/connections')
    await page.getByText('No token yet.').waitFor()
    expect(await findViolations(page)).toEqual([])
    for (const name of ['New token', 'New webhook']) {
      await page.getByRole('button', { name }).click()
      await page.getByRole('dialog').waitFor()
      expect(await findViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
}
