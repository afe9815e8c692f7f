import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { keepApps } from './keep-apps.ts'
import { startStandIn } from './start-app.ts'

const apps = keepApps(startStandIn)

test('the folder of a backup is chosen with the dialog of the system', async () => {
  const app = await apps.open()
  const page = await app.window()
  const folder = join(apps.dataFolder, 'elsewhere')
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
  }, folder)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('button', { name: 'Choose folder' }).click()
  await expect(page.getByRole('textbox', { name: 'Folder' })).toHaveValue(folder)
})
