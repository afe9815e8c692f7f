import { expect } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { test } from './open-inbox.ts'

test('language and theme change at once and stay', async ({ open }) => {
  const page = await open('/settings')
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
  await page.getByRole('radio', { name: 'Dunkel' }).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('an account is made, shown, and changed', async ({ open }) => {
  const page = await open('/settings')
  await page.getByRole('button', { name: 'New account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('An account needs a name.')).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill('Café Morgenrot GmbH')
  await dialog.getByLabel('Own company names').fill('Café Morgenrot GmbH\n\nMorgenrot Catering')
  await dialog.getByLabel('Credits left').fill('zwölf')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('A whole number from 0, or nothing.')).toBeVisible()
  await dialog.getByLabel('Credits left').fill('12')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('12 credits · 2 own names')).toBeVisible()

  await page.getByRole('button', { name: 'Show: Café Morgenrot GmbH' }).click()
  await expect(page.getByRole('button', { name: 'Account: Café Morgenrot GmbH' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit: Café Morgenrot GmbH' }).click()
  await page.getByText('Suspended: its tokens are refused').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible()
})

test('credits that are spent while an account is edited are not given back by saving it', async ({ open, engine }) => {
  const page = await open('/settings')
  await page.evaluate(() =>
    fetch('/app/accounts/1', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: '{"credits":5}',
    }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Edit: Local' }).click()
  await expect(page.getByLabel('Credits left')).toHaveValue('5')
  const id = await page.evaluate(async () => {
    const body = new FormData()
    body.set('file', new Blob(['Guten Tag']), 'brief.txt')
    const answer = await fetch('/app/accounts/1/documents', { method: 'POST', body })
    return ((await answer.json()) as { data: { id: number } }).data.id
  })
  await engine.whenDone(id)
  await page.getByLabel('Name', { exact: true }).fill('Kanzlei')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('4 credits · 0 own names')).toBeVisible()
})

test('the name of who checks is kept', async ({ open }) => {
  const page = await open('/settings')
  await page.getByLabel('Your name').fill('Jördis Öztürk')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByLabel('Your name').press('Tab')
  await saved
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Jördis Öztürk')
})

test('where everything lies and what Docket is built from is said', async ({ open, engine }) => {
  const page = await open('/settings')
  await expect(page.getByText(engine.config.dataFolder)).toBeVisible()
  await page.getByRole('button', { name: 'Licences' }).click()
  await expect(page.getByRole('row', { name: /^better-sqlite3 MIT/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^react MIT/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^vitest/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('whoever signs out is shown how to sign in', async ({ open }) => {
  const page = await open('/settings')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('This browser is not signed in.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`settings and their dialogs are accessible in ${colorScheme} mode`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme })
    await open('/settings')
    await page.getByText('Data folder').waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Edit: Local' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Licences' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findViolations(page)).toEqual([])
  })
}
