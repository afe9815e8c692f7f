import { expect, test } from '@playwright/test'
import {
  cell,
  drawBox,
  field,
  openDesk,
  openDocument,
  readDocument,
  signIn,
  valueOf,
  waitForSaved,
  wordBox,
  wordPoint,
  type Desk,
} from './review-desk.ts'

let desk: Desk
let id: number

test.beforeAll(async () => {
  desk = await openDesk(['invoice-german.pdf', 'credit-note.pdf', 'zugferd.pdf'])
  id = desk.ids['invoice-german.pdf']!
})

test.afterAll(() => desk.close())

test.beforeEach(async ({ page }) => {
  await signIn(page, desk.engine)
  await openDocument(page, desk.engine, id)
})

test('a field that gets the focus brings its place into view and marks it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const scroller = page.locator('.review-scroller')
  await field(page, 'sender_name').focus()
  await expect(page.locator('.review-mark[data-look="active"]')).toHaveAttribute('data-key', 'sender_name')
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(100)
  await field(page, 'gross_amount').focus()
  const mark = page.locator('.review-mark[data-look="active"]')
  await expect(mark).toHaveAttribute('data-key', 'gross_amount')
  await expect(mark).toBeInViewport()
})

test('a place that is pointed at names its field', async ({ page }) => {
  const at = await wordPoint(page, id, '930,91')
  await page.mouse.move(at.x, at.y)
  await expect(page.locator('.review-mark-name')).toHaveText('Bruttobetrag')
  await expect(page.locator('.review-field[data-key="gross_amount"]')).toHaveAttribute('data-hovered', 'true')
})

test('a word that is clicked becomes the date of the field, normalized and with its place', async ({ page }) => {
  await field(page, 'payment_due_date').click()
  const at = await wordPoint(page, id, '05.03.2026')
  await page.mouse.click(at.x, at.y)
  await expect(field(page, 'payment_due_date')).toHaveValue('05.03.2026')
  await expect(field(page, 'payment_due_date')).toBeFocused()
  await waitForSaved(page)
  const { extractions } = await readDocument(page, id)
  const box = await wordBox(page, id, '05.03.2026')
  expect(extractions?.['payment_due_date']).toMatchObject({
    value: '2026-03-05',
    candidates: [{ source: 'user', text: '05.03.2026', page: 1, box }, {}],
  })
})

test('a box that is drawn gives the field its words', async ({ page }) => {
  await field(page, 'payment_reference').click()
  const [left, top] = await wordBox(page, id, 'Gasthaus')
  const [, , right, bottom] = await wordBox(page, id, 'KG')
  await drawBox(page, [left - 0.01, top - 0.005, right + 0.01, bottom + 0.005])
  await expect(field(page, 'payment_reference')).toHaveValue('Gasthaus Zur Alten Mühle KG')
  await waitForSaved(page)
  expect(await valueOf(page, id, 'payment_reference')).toBe('Gasthaus Zur Alten Mühle KG')
})

test('words that are no value of the field are refused with a sentence, and change nothing', async ({ page }) => {
  const before = await valueOf(page, id, 'issue_date')
  await field(page, 'issue_date').click()
  const at = await wordPoint(page, id, 'Rechnungsdatum')
  await page.mouse.click(at.x, at.y)
  await expect(page.getByRole('alert').filter({ hasText: 'Rechnungsdatum' })).toContainText('kein Wert für dieses Feld')
  expect(await valueOf(page, id, 'issue_date')).toBe(before)
})

test('the menu of a field says why it has its value, and takes another', async ({ page }) => {
  await field(page, 'service_date').focus()
  await page.keyboard.press('Alt+ArrowDown')
  const details = page.getByRole('dialog')
  await expect(details).toContainText('Lieferdatum')
  await expect(details).toContainText(/zu \d+\s% richtig/)
  const options = details.getByRole('option')
  await expect(options.first()).toContainText('05.03.2026')
  await options.last().click()
  await expect(details).toBeHidden()
  await expect(field(page, 'service_date')).toHaveValue('')
  await waitForSaved(page)
  expect(await valueOf(page, id, 'service_date')).toBeNull()
})

test('corrections are undone and made again by keyboard', async ({ page }) => {
  await field(page, 'document_number').fill('RE-1')
  await page.keyboard.press('Enter')
  await waitForSaved(page)
  await field(page, 'document_number').fill('RE-2')
  await page.keyboard.press('Enter')
  await expect.poll(() => valueOf(page, id, 'document_number')).toBe('RE-2')
  await page.keyboard.press('Control+z')
  await expect(field(page, 'document_number')).toHaveValue('RE-1')
  await page.keyboard.press('Control+z')
  await expect(field(page, 'document_number')).toHaveValue('RE-2026-00417')
  expect(await valueOf(page, id, 'document_number')).toBe('RE-2026-00417')
  await page.keyboard.press('Control+y')
  await expect(field(page, 'document_number')).toHaveValue('RE-1')
  await expect.poll(() => valueOf(page, id, 'document_number')).toBe('RE-1')
  await page.keyboard.press('Control+z')
  await expect.poll(() => valueOf(page, id, 'document_number')).toBe('RE-2026-00417')
})

test('a value that does not fit says so beside it, and no longer once it is corrected', async ({ page }) => {
  await field(page, 'gross_amount').fill('931,91')
  await page.keyboard.press('Enter')
  const finding = page.locator('[data-code="gross_not_net_plus_tax"]')
  await expect(finding).toContainText('Netto 836,70 und Steuer 94,21 ergeben 930,91, der Bruttobetrag ist aber 931,91.')
  await expect(page.locator('.review-field[data-key="gross_amount"]')).toHaveAttribute('data-trust', 'check')
  await field(page, 'gross_amount').fill('930,91')
  await page.keyboard.press('Enter')
  await expect(finding).toHaveCount(0)
  expect(await valueOf(page, id, 'gross_amount')).toBe('930.91')
})

test('tax rows are filled like a table, and their sums run along', async ({ page }) => {
  const sum = page.locator('.review-sum[data-cell="tax_amount"]').first()
  await expect(sum).toContainText('94,21')
  await expect(sum).toHaveAttribute('data-agrees', 'true')
  await cell(page, 'tax_breakdowns', 0, 'tax_amount').fill('56,53')
  await expect(sum).toContainText('94,31')
  await expect(sum).toHaveAttribute('data-agrees', 'false')
  await expect(sum).toContainText('0,10 Abweichung zu Umsatzsteuer (94,21)')
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 'tax_breakdowns', 1, 'tax_amount')).toBeFocused()
  await waitForSaved(page)
  expect(await valueOf(page, id, 'tax_breakdowns')).toMatchObject([{ tax_amount: '56.53' }, {}])
  await page.keyboard.press('Control+z')
  await expect(sum).toContainText('94,21')
})

test('rows are added, moved and removed by keyboard', async ({ page }) => {
  await cell(page, 'tax_breakdowns', 0, 'tax_rate').focus()
  const first = await cell(page, 'tax_breakdowns', 0, 'taxable_amount').inputValue()
  await page.keyboard.press('Alt+Enter')
  await expect(cell(page, 'tax_breakdowns', 2, 'taxable_amount')).toBeVisible()
  await expect(cell(page, 'tax_breakdowns', 1, 'taxable_amount')).toBeFocused()
  await page.keyboard.type('10')
  await page.keyboard.press('Tab')
  await expect.poll(async () => ((await valueOf(page, id, 'tax_breakdowns')) as unknown[]).length).toBe(3)
  await page.keyboard.press('Alt+ArrowUp')
  await expect(cell(page, 'tax_breakdowns', 0, 'taxable_amount')).toHaveValue('10,00')
  await expect(cell(page, 'tax_breakdowns', 1, 'taxable_amount')).toHaveValue(first)
  await cell(page, 'tax_breakdowns', 0, 'taxable_amount').focus()
  await page.keyboard.press('Control+Delete')
  await expect.poll(async () => ((await valueOf(page, id, 'tax_breakdowns')) as unknown[]).length).toBe(2)
})

test('words of the page go into the cell that has the focus', async ({ page }) => {
  await cell(page, 'tax_breakdowns', 0, 'taxable_amount').click()
  const at = await wordPoint(page, id, '322,80')
  await page.mouse.click(at.x, at.y)
  await expect(cell(page, 'tax_breakdowns', 0, 'taxable_amount')).toHaveValue('322,80')
  await expect.poll(() => valueOf(page, id, 'tax_breakdowns')).toMatchObject([{ taxable_amount: '322.80' }, {}])
  await page.keyboard.press('Control+z')
  await expect(cell(page, 'tax_breakdowns', 0, 'taxable_amount')).not.toHaveValue('322,80')
})

test('an account number is checked as it is typed', async ({ page }) => {
  await field(page, 'iban').click()
  await field(page, 'iban').fill('DE34 9999 0001 0001 2345 68')
  await expect(page.locator('.review-hint[data-state]')).toHaveAttribute('data-state', 'wrong')
  await field(page, 'iban').fill('de34999900010001234567')
  await expect(page.locator('.review-hint[data-state]')).toHaveAttribute('data-state', 'right')
  await page.keyboard.press('Enter')
  await expect(field(page, 'iban')).toHaveValue('DE34 9999 0001 0001 2345 67')
})

test('a date that is none is not taken, and Escape gives it up', async ({ page }) => {
  await field(page, 'issue_date').fill('31.2.26')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Geben Sie ein Datum an' })).toBeVisible()
  await expect(field(page, 'issue_date')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page, 'issue_date')).toHaveValue('09.03.2026')
})

test('the words of the page can be selected and copied', async ({ page }) => {
  await page.getByRole('radio', { name: 'Text auswählen' }).click()
  const [left, top, , bottom] = await wordBox(page, id, 'Gasthaus')
  const [, , right] = await wordBox(page, id, 'KG')
  const middle = (top + bottom) / 2
  await drawBox(page, [left + 0.001, middle, right, middle])
  expect((await page.evaluate(() => getSelection()?.toString()))?.trim()).toBe('Gasthaus Zur Alten Mühle KG')
})

test('an e-invoice shows what its XML says, in words', async ({ page }) => {
  await openDocument(page, desk.engine, desk.ids['zugferd.pdf']!)
  await page.getByRole('radio', { name: 'E-Rechnung' }).click()
  const tree = page.getByRole('region', { name: 'E-Rechnung' })
  await expect(tree.getByText('BT-1', { exact: true })).toBeVisible()
  await expect(tree.getByText('RE-2026-00502').first()).toBeVisible()
})

test('a document is marked as checked, with who and when, and the mark taken away', async ({ page }) => {
  await page.getByRole('button', { name: 'Als geprüft markieren' }).click()
  await expect.poll(async () => (await readDocument(page, id)).checked_at).not.toBeNull()
  await openDocument(page, desk.engine, id)
  await expect(page.locator('.review-checked')).toContainText('Geprüft')
  await page.getByRole('button', { name: 'Doch nicht geprüft' }).click()
  await expect(page.getByRole('button', { name: 'Als geprüft markieren' })).toBeVisible()
})

test('the history lists what was corrected and undoes it', async ({ page }) => {
  await field(page, 'customer_number').fill('K-1')
  await page.keyboard.press('Enter')
  await waitForSaved(page)
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const entry = page
    .getByRole('region', { name: 'Verlauf' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Rückgängig' }) })
    .or(page.getByRole('listitem').filter({ hasText: 'Rückgängig gemacht' }))
    .first()
  await expect(entry).toContainText('Kundennummer')
  await expect(entry).toContainText('K-20877')
  await entry.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(entry).toContainText('Rückgängig gemacht')
  expect(await valueOf(page, id, 'customer_number')).toBe('K-20877')
})
