import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startStandIn, type DesktopApp } from './start-app.ts'

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
