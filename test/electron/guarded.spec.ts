import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { databasePath, openDatabase } from '../../engine/store/database.ts'
import { countSecrets } from '../../engine/store/seal-secrets.ts'
import { listSecrets } from '../../engine/store/webhook-secrets.ts'
import { startStandIn, type DesktopApp } from './start-app.ts'

// On the stand-in alone: whether there is a keyring is up to the machine.
let dataFolder: string
const started: DesktopApp[] = []

test.beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'docket-app-'))
})

test.afterEach(async () => {
  for (const app of started.splice(0)) await app.kill()
  await rm(dataFolder, { recursive: true, force: true })
})

async function open(): Promise<DesktopApp> {
  const app = await startStandIn({ dataFolder })
  started.push(app)
  return app
}

test('the folder of a backup is chosen with the dialog of the system', async () => {
  const app = await open()
  const page = await app.window()
  const folder = join(dataFolder, 'elsewhere')
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
  }, folder)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('button', { name: 'Choose folder' }).click()
  await expect(page.getByRole('textbox', { name: 'Folder' })).toHaveValue(folder)
})

test('secrets that sign webhooks are sealed where the system guards a key, and read again at the next start', async () => {
  const first = await open()
  await (
    await first.window()
  ).evaluate(() =>
    fetch('/app/accounts/1/webhook-endpoints', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: 'http://127.0.0.1:9/hook', events: ['document.completed'] }),
    }),
  )
  await first.kill()
  expect(statSync(join(dataFolder, 'secrets.key')).mode & 0o777).toBe(0o600)
  const database = openDatabase(databasePath(dataFolder))
  expect(countSecrets(database)).toEqual({ sealed: 1, clear: 0 })
  expect(() => listSecrets(database, 1, '')).toThrow('encrypted by the operating system')
  database.close()

  const second = await open()
  const page = await second.window()
  const attempted = await page.evaluate(async () => {
    const path = '/app/accounts/1/webhook-endpoints/1'
    await fetch(`${path}/test`, { method: 'POST' })
    for (;;) {
      const { data } = (await (await fetch(`${path}/deliveries`)).json()) as {
        data: { attempts: { error: string | null }[] }[]
      }
      const error = data[0]?.attempts[0]?.error
      if (error) return error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  expect(attempted).not.toContain('encrypted')
})
