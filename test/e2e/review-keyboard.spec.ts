import { expect, test, type Page } from '@playwright/test'
import { addSample, field, openDesk, openDocument, readDocument, signIn, valueOf, type Desk } from './review-desk.ts'

let desk: Desk
let first: number
let last: number

test.beforeAll(async () => {
  desk = await openDesk(['invoice-german.pdf'])
  first = desk.ids['invoice-german.pdf']!
  // The list shows the newest first.
  last = first
  first = await addSample(desk.engine, 'credit-note.pdf')
})

test.afterAll(() => desk.close())

test.beforeEach(async ({ page }) => {
  await signIn(page, desk.engine)
  await openDocument(page, desk.engine, first)
})

test('Enter leads from the first field to the last, and then to the mark that all is checked', async ({ page }) => {
  await field(page, 'sender_name').focus()
  const order = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll<HTMLElement>('[data-field]')].map((control) => control.dataset['field'])),
  ])
  const visited: (string | undefined)[] = []
  for (let at = 0; at < order.length; at += 1) {
    visited.push(await focusedKey(page))
    await page.keyboard.press('Enter')
    // A list is left from its last row.
    while ((await focusedKey(page)) === visited.at(-1)) await page.keyboard.press('Enter')
  }
  expect(visited).toEqual(order)
  await expect(page.locator('#review-done')).toBeFocused()
  // Who goes on from a doubtful value accepts it, and the next test has the same document.
  await expect(page.locator('.review-save')).not.toHaveAttribute('data-status', 'saving')
})

test('Tab reaches every control, and leaves the review again', async ({ page }) => {
  await page.locator('.review-back').focus()
  const seen = new Set<string>()
  for (let at = 0; at < 200; at += 1) {
    const here = await page.evaluate(() => {
      const control = document.activeElement
      return control?.id || control?.getAttribute('aria-label') || control?.textContent || ''
    })
    seen.add(here)
    if (here === 'review-done') break
    await page.keyboard.press('Tab')
  }
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll('[data-field]:is(input, select, textarea)')].map(({ id }) => id),
  )
  expect([...fields, 'review-done'].filter((control) => !seen.has(control))).toEqual([])
})

test('F8 leads to what needs a look, and Ctrl Enter accepts it', async ({ page }) => {
  await field(page, 'gross_amount').fill('99')
  await page.keyboard.press('Enter')
  // The sum that does not add up is found once the value is kept.
  await expect(page.locator('.review-field[data-key="gross_amount"]')).toHaveAttribute('data-trust', 'check')
  await field(page, 'sender_name').focus()
  await page.keyboard.press('F8')
  const key = await focusedKey(page)
  await expect(page.locator(`.review-field[data-key="${key}"]`)).toHaveAttribute('data-trust', 'check')
  await page.keyboard.press('Control+z')
  await expect.poll(() => valueOf(page, first, 'gross_amount')).toBe('57.57')
})

test('a value that is accepted stays as it is, in its place, as the word of a person', async ({ page }) => {
  const before = (await readDocument(page, first)).extractions?.['document_number']?.candidates?.[0]
  await field(page, 'document_number').focus()
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(async () => (await readDocument(page, first)).extractions?.['document_number']?.candidates?.[0])
    .toMatchObject({ source: 'user', value: before?.value, page: before?.page, box: before?.box })
})

test('the keys lead through the documents of the list and mark them as checked', async ({ page }) => {
  await expect(page.locator('.review-neighbours')).toContainText('1 von 2')
  await page.keyboard.press('Alt+PageDown')
  await expect(page).toHaveURL(`${desk.engine.url}/documents/${last}`)
  await expect(field(page, 'document_number')).toHaveValue('RE-2026-00417')
  await page.keyboard.press('Alt+PageUp')
  await expect(page).toHaveURL(`${desk.engine.url}/documents/${first}`)
  await expect(field(page, 'document_number')).toHaveValue('GU-2026-00031')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page).toHaveURL(`${desk.engine.url}/documents/${last}`)
  await expect.poll(async () => (await readDocument(page, first)).checked_at).not.toBeNull()
})

test('what is being typed is kept when the next document is opened', async ({ page }) => {
  await field(page, 'customer_number').fill('K-5')
  await page.keyboard.press('Alt+PageDown')
  await expect(page).toHaveURL(`${desk.engine.url}/documents/${last}`)
  await expect.poll(() => valueOf(page, first, 'customer_number')).toBe('K-5')
})

test('zooming keeps the page in view, and a key fits it again', async ({ page }) => {
  const sheet = page.locator('[data-page="1"]')
  const width = (await sheet.boundingBox())!.width
  await page.keyboard.press('Control++')
  await expect.poll(async () => (await sheet.boundingBox())!.width).toBeCloseTo(width * 1.2, 0)
  await page.keyboard.press('Control+0')
  await expect.poll(async () => (await sheet.boundingBox())!.width).toBeCloseTo(width, 0)
  await page.keyboard.press('Alt+r')
  await expect.poll(async () => (await sheet.boundingBox())!.height).toBeLessThan(width)
})

test('a question mark lists the keys, and Escape closes the list', async ({ page }) => {
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toContainText('Nächster Beleg')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

function focusedKey(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['field'])
}
