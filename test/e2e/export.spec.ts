import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { saveSettings } from '../../engine/store/settings.ts'
import { makeDocument } from '../fixtures/enter-read-documents.ts'
import { findViolations } from './find-violations.ts'
import { makeDocuments, rowsOf, test } from './open-inbox.ts'

test('what was chosen in the inbox is seen, saved as CSV, and the choice is remembered', async ({ open, enter }) => {
  enter(makeDocuments(5))
  const page = await open()
  await rowsOf(page).nth(1).getByRole('gridcell').first().click()
  await rowsOf(page).nth(3).getByRole('gridcell').first().click()
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('The 2 chosen documents')).toBeVisible()
  await page.getByRole('radio', { name: 'CSV' }).check({ force: true })
  await page.getByRole('radio', { name: 'Semicolon' }).check({ force: true })
  const remembered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await expect(previewOf(page).getByRole('row')).toHaveCount(3)
  const text = await save(page)
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('"Sender"')
  expect(lines[0]?.split(';').length).toBeGreaterThan(10)

  await remembered
  await page.goto(new URL('/export', page.url()).href)
  await expect(page.getByRole('radio', { name: 'CSV' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Semicolon' })).toBeChecked()
})

test('a period narrows what is exported; where nothing is left, nothing can be saved', async ({ open, enter }) => {
  enter(makeDocuments(3))
  const page = await open('/export')
  await expect(page.getByRole('button', { name: 'Save 3 documents' })).toBeEnabled()
  await page.getByRole('group', { name: 'Issued from' }).getByRole('spinbutton').first().click()
  await page.keyboard.type('01012099')
  await expect(page.getByRole('heading', { name: 'Nothing to export' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save 0 documents' })).toBeDisabled()
})

test.describe('in Great Britain', () => {
  test.use({ locale: 'en-GB' })
  test('a period is typed with the day first, as dates are shown', async ({ open, enter }) => {
    enter(makeDocuments(3))
    const page = await open('/export')
    const from = page.getByRole('group', { name: 'Issued from' })
    await from.getByRole('spinbutton').first().click()
    await page.keyboard.type('31122026')
    await expect(from).toHaveText(/31.*12.*2026/)
  })
})

// The language of the page and the region of the reader: dates are typed as they are shown.
for (const [language, locale, order] of [
  ['en', 'en-GB', 'dd/mm/yyyy'],
  ['en', 'en-US', 'mm/dd/yyyy'],
  ['en', 'de-DE', 'dd/mm/yyyy'],
  ['de', 'de-AT', 'tt.mm.jjjj'],
  ['de', 'en-US', 'tt.mm.jjjj'],
] as const) {
  test.describe(`a page in ${language} for a reader in ${locale}`, () => {
    test.use({ locale })
    test(`has ${order} in its date fields and in its preview`, async ({ engine, open, enter }) => {
      saveSettings(engine.database, { language })
      enter([makeDocument(0)])
      const page = await open('/export')
      const field = page.locator('.ui-date').first()
      await expect(field).toBeVisible()
      expect(plain(await field.innerText())).toBe(order)
      const issued = (await page.locator('td.export-date').first().innerText()).split(/\D/)
      const [year] = issued.slice(-1)
      expect([year?.length, issued.length]).toEqual([4, 3])
      await field.getByRole('spinbutton').first().click()
      await page.keyboard.type(issued.join(''))
      expect(plain(await field.innerText()).split(/\D/)).toEqual(issued)
      await expect(page.locator('td.export-date').first()).toHaveText(issued.join(order.includes('/') ? '/' : '.'))
    })
  })
}

test('columns are chosen, and keep their order', async ({ open, enter }) => {
  enter(makeDocuments(1))
  const page = await open('/export')
  await page.getByRole('radio', { name: 'CSV' }).check({ force: true })
  await expect(previewOf(page).getByRole('columnheader', { name: 'File name' })).toBeVisible()
  const before = await previewOf(page).getByRole('columnheader').count()
  await page.getByRole('button', { name: 'Choose columns' }).click()
  await page.getByRole('dialog').getByText('File name', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(previewOf(page).getByRole('columnheader')).toHaveCount(before - 1)
  await expect(previewOf(page).getByRole('columnheader', { name: 'File name' })).toHaveCount(0)
  await page.getByRole('button', { name: 'The usual ones' }).click()
  await expect(previewOf(page).getByRole('columnheader')).toHaveCount(before)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the export and its dialog are accessible in ${colorScheme} mode`, async ({ open, enter, page }) => {
    enter(makeDocuments(3))
    await page.emulateMedia({ colorScheme })
    await open('/export')
    await previewOf(page).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Choose columns' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findViolations(page)).toEqual([])
  })
}

/** Without the marks of direction that keep the parts of a date in their order. */
function plain(text: string): string {
  return text.replaceAll(/[\s\p{Cf}]/gu, '')
}

function previewOf(page: Page) {
  return page.getByRole('group', { name: 'Preview' }).getByRole('table')
}

async function save(page: Page): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save / }).click()
  const download = await saving
  return readFile(await download.path(), 'utf8')
}
