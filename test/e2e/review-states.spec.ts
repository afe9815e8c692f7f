import { expect, test, type Page } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { addSample, field, openDesk, openDocument, readDocument, signIn, valueOf, type Desk } from './review-desk.ts'

let desk: Desk

test.beforeAll(async () => {
  desk = await openDesk(['invoice-german.pdf', 'zugferd.pdf', 'locked.pdf', 'damaged.pdf'])
})

test.afterAll(() => desk.close())

// Colours do not depend on words, nor words on colours: two looks see both languages and both themes.
for (const [colorScheme, language] of [
  ['light', 'de'],
  ['dark', 'en'],
] as const) {
  test(`nobody is shut out: no violation of accessibility rules, ${colorScheme}, ${language}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, desk.engine, language)
    const id = desk.ids['invoice-german.pdf']!
    await openDocument(page, desk.engine, id)
    await expectNoViolation(page, 'fields')

    await field(page, 'gross_amount').fill('1')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-code="gross_not_net_plus_tax"]')).toBeVisible()
    await field(page, 'issue_date').fill('?')
    await page.keyboard.press('Enter')
    await page.mouse.move(400, 300)
    await expectNoViolation(page, 'findings and a refusal')
    await page.keyboard.press('Escape')

    await field(page, 'gross_amount').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolation(page, 'details of a field')
    await page.keyboard.press('Escape')

    await page.locator('#field-issue_date-calendar').click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectNoViolation(page, 'calendar')
    await page.keyboard.press('Escape')

    await page.keyboard.press('F1')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolation(page, 'keys')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /Verlauf|History/ }).click()
    await expect(page.locator('.review-history li').first()).toBeVisible()
    await expectNoViolation(page, 'history')
    await page.keyboard.press('Control+z')
    // The next look begins with the document as it was.
    await expect.poll(() => valueOf(page, id, 'gross_amount')).toBe('930.91')

    await openDocument(page, desk.engine, desk.ids['zugferd.pdf']!)
    await page.getByRole('radio', { name: /E-/ }).click()
    await expect(page.locator('.review-einvoice li').first()).toBeVisible()
    await expectNoViolation(page, 'e-invoice')

    for (const sample of ['locked.pdf', 'damaged.pdf']) {
      await page.goto(`${desk.engine.url}/documents/${desk.ids[sample]}`)
      await expect(page.locator('.ui-state')).toBeVisible()
      await expectNoViolation(page, sample)
    }
  })
}

test('a file that needs a password says what to do', async ({ page }) => {
  await signIn(page, desk.engine)
  await page.goto(`${desk.engine.url}/documents/${desk.ids['locked.pdf']}`)
  await expect(page.getByRole('heading', { name: 'Diese Datei braucht ein Passwort' })).toBeVisible()
  await expect(page.getByText('speichern Sie sie ohne')).toBeVisible()
})

test('a file that could not be read says why, and is read again on demand', async ({ page }) => {
  await signIn(page, desk.engine)
  const id = desk.ids['damaged.pdf']!
  await page.goto(`${desk.engine.url}/documents/${id}`)
  await expect(page.getByText('Die Datei ist beschädigt.')).toBeVisible()
  const before = (await readDocument(page, id)).latest_extraction_run?.id
  await page.getByRole('button', { name: 'Neu auslesen' }).click()
  await expect.poll(async () => (await readDocument(page, id)).latest_extraction_run?.id).not.toBe(before)
  await expect(page.getByText('Die Datei ist beschädigt.')).toBeVisible()
})

test('the keys lead on from a document that has no fields', async ({ page }) => {
  await signIn(page, desk.engine)
  await page.goto(`${desk.engine.url}/documents/${desk.ids['locked.pdf']}`)
  await expect(page.locator('.review-neighbours span')).toBeVisible()
  await page.keyboard.press('Alt+PageDown')
  // The list shows the newest first: before it came the e-invoice.
  await expect(page).toHaveURL(`${desk.engine.url}/documents/${desk.ids['zugferd.pdf']}`)
  await expect(field(page, 'sender_name')).toBeFocused()
})

test('a document that is deleted elsewhere is no longer shown', async ({ page }) => {
  await signIn(page, desk.engine)
  const id = await addSample(desk.engine, 'invoice-german.pdf', 'gone.pdf')
  await openDocument(page, desk.engine, id)
  await page.evaluate((asked) => fetch(`/app/documents/${asked}`, { method: 'DELETE' }), id)
  await expect(page.getByRole('heading', { name: 'Dieser Beleg wurde gelöscht' })).toBeVisible()
})

test('so is one that is deleted before the page could hear of it', async ({ page }) => {
  await signIn(page, desk.engine)
  const id = await addSample(desk.engine, 'invoice-german.pdf', 'gone-early.pdf')
  const { promise: deleted, resolve: letLineUp } = Promise.withResolvers<void>()
  await page.route('**/app/events', async (route) => {
    await deleted
    await route.continue()
  })
  await openDocument(page, desk.engine, id)
  await page.evaluate((asked) => fetch(`/app/documents/${asked}`, { method: 'DELETE' }), id)
  letLineUp()
  await expect(page.getByRole('heading', { name: 'Dieser Beleg wurde gelöscht' })).toBeVisible()
})

test('a document shows how its reading goes on, and then its fields, without being loaded again', async ({ page }) => {
  test.slow()
  await signIn(page, desk.engine)
  // A picture takes its time.
  const id = await addSample(desk.engine, 'receipt.png')
  await openDocument(page, desk.engine, id)
  await page.getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('menuitem', { name: 'Neu auslesen' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(field(page, 'gross_amount')).toHaveValue('12,95')
})

test('another type brings its own fields, and an offer to look for them', async ({ page }) => {
  await signIn(page, desk.engine)
  const id = desk.ids['invoice-german.pdf']!
  await openDocument(page, desk.engine, id)
  await field(page, 'type').selectOption('reminder')
  await expect(page.getByText('Jetzt: Mahnung.')).toBeVisible()
  await expect(page.locator('.review-group [data-key="line_items"]')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Jetzt: Mahnung.')).toHaveCount(0)
})

test('page and fields keep the widths that they were given', async ({ page }) => {
  await signIn(page, desk.engine)
  await openDocument(page, desk.engine, desk.ids['invoice-german.pdf']!)
  const fields = page.locator('.review-right')
  const before = (await fields.boundingBox())!.width
  await page.getByRole('separator', { name: 'Breite von Seite und Feldern' }).focus()
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowLeft')
  const after = (await fields.boundingBox())!.width
  expect(after).toBeGreaterThan(before + 20)
  await page.reload()
  await expect.poll(async () => Math.abs((await fields.boundingBox())!.width - after)).toBeLessThan(2)
})

/** The words over the page are the same each time: they are gone through once. */
async function expectNoViolation(page: Page, what: string): Promise<void> {
  // The words that lie over the page are looked at once: there are hundreds.
  const found = await findViolations(page, what === 'fields' ? undefined : '.review-words')
  expect(found.map((violation) => `${what}: ${violation}`)).toEqual([])
}
