import { expect, test, type Locator, type Page } from '@playwright/test'
import { saveSettings } from '../../engine/store/settings.ts'
import { field, openDesk, openDocument, signIn, valueOf, waitForSaved, type Desk } from './review-desk.ts'

let desk: Desk

test.beforeAll(async () => {
  desk = await openDesk(['invoice-german.pdf', 'credit-note.pdf'])
  saveSettings(desk.engine.database, { user_name: 'Ada' })
})

test.afterAll(() => desk.close())

test('History tells each change, newest first, with who made it, and takes a correction back', async ({ page }) => {
  const id = desk.ids['invoice-german.pdf']!
  await signIn(page, desk.engine)
  await openDocument(page, desk.engine, id)
  await correct(page, 'gross_amount', '1')
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const entries = entriesOf(page)
  await expect(entries).toHaveText([
    /^Bruttobetrag.* · Ada930,91 1,00/,
    /^Belegart: gelesen.* · Docketleer Rechnung/,
    /^Zustand.* · DocketIn Arbeit Gelesen/,
    /^Eingegangen/,
  ])

  await entries.first().getByRole('button', { name: 'Rückgängig' }).click()
  await expect(entries.first()).toHaveText(/^Bruttobetrag: Korrektur zurückgenommen.* · Ada1,00 930,91/)
  await expect(entries.nth(1)).toHaveText(/^Bruttobetrag.*Rückgängig gemacht/)
  await page.getByRole('button', { name: 'Zurück zu den Feldern' }).click()
  await expect(field(page, 'gross_amount')).toHaveValue('930,91')
  expect(await valueOf(page, id, 'gross_amount')).toBe('930.91')
})

test('an exported document says that it is locked, keeps its fields, and can be changed once it is unlocked', async ({
  page,
}) => {
  const id = desk.ids['credit-note.pdf']!
  await signIn(page, desk.engine)
  saveSettings(desk.engine.database, { lock_exported: true })
  await exportDocument(page, id)
  await openDocument(page, desk.engine, id)
  const line = page.getByText('und gesperrt: Nichts daran lässt sich ändern oder löschen.')
  await expect(line).toBeVisible()

  const before = await valueOf(page, id, 'gross_amount')
  await field(page, 'gross_amount').fill('1')
  await page.keyboard.press('Enter')
  await expect(page.locator('.review-field[data-key="gross_amount"]')).toContainText('was exported and is locked')
  expect(await valueOf(page, id, 'gross_amount')).toBe(before)
  await page.getByRole('button', { name: 'Mehr' }).click()
  for (const name of ['Neu auslesen', 'Löschen']) {
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
  }
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Entsperren' }).click()
  await expect(line).toHaveCount(0)
  await correct(page, 'gross_amount', '2')
  expect(await valueOf(page, id, 'gross_amount')).toBe('2.00')
  await page.getByRole('button', { name: 'Verlauf' }).click()
  await expect(entriesOf(page).locator('strong')).toHaveText([
    'Bruttobetrag',
    'Entsperrt',
    'Exportiert (json)',
    'Belegart: gelesen',
    'Zustand',
    'Eingegangen',
  ])
})

function entriesOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem')
}

async function correct(page: Page, key: string, text: string): Promise<void> {
  await field(page, key).fill(text)
  await page.keyboard.press('Enter')
  await waitForSaved(page)
}

async function exportDocument(page: Page, id: number): Promise<void> {
  await page.evaluate(
    (asked) =>
      fetch('/app/accounts/1/export', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ids: [asked], format: 'json' }),
      }),
    id,
  )
}
