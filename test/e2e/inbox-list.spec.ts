import { expect } from '@playwright/test'
import { makeDocuments, rowsOf, test } from './open-inbox.ts'

test('the newest document stands first, with what was read of it', async ({ enter, open }) => {
  enter(makeDocuments(3))
  const page = await open()
  await expect(rowsOf(page)).toHaveCount(3)
  const cells = rowsOf(page).first().getByRole('gridcell')
  await expect(cells.nth(2)).toContainText('Clausen Elektrik 1 GmbH')
  await expect(cells.nth(3)).toHaveText('Invoice')
  await expect(cells.nth(4)).toHaveText('RE-10002')
  await expect(cells.nth(5)).toHaveText('01/03/2026')
  await expect(cells.nth(6)).toHaveText('01/17/2026')
  await expect(cells.nth(7)).toHaveText('€174.26')
  await expect(cells.nth(8)).toHaveText('Read')
})

test('the head sorts: once, the other way round, and back to the newest', async ({ enter, open }) => {
  enter(makeDocuments(5))
  const page = await open()
  const gross = page.getByRole('columnheader', { name: 'Gross' })
  await gross.getByRole('button').click()
  await expect(gross).toHaveAttribute('aria-sort', 'descending')
  await expect(rowsOf(page).first()).toContainText('€248.52')
  await gross.getByRole('button').click()
  await expect(gross).toHaveAttribute('aria-sort', 'ascending')
  await expect(rowsOf(page).first()).toContainText('€100.00')
  await expect(page).toHaveURL(/sort=gross_amount/)
  await gross.getByRole('button').click()
  await expect(gross).toHaveAttribute('aria-sort', 'none')
  await expect(page).not.toHaveURL(/sort/)
})

test('filters narrow the list together, stand in the address, and are taken away at once', async ({ enter, open }) => {
  enter(makeDocuments(20))
  const page = await open()
  await page.getByRole('button', { name: 'Type', exact: true }).first().click()
  await page.getByRole('menuitemradio', { name: 'Reminder' }).click()
  await expect(rowsOf(page)).toHaveCount(4)
  await page.getByRole('radio', { name: 'Need a look' }).click()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page).toHaveURL(/type=reminder/)
  await page.reload()
  await expect(rowsOf(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('grid', { name: 'Documents' })).toHaveAttribute('aria-rowcount', '21')
})

test('a period is chosen by name or typed', async ({ enter, open }) => {
  const [first, ...others] = makeDocuments(4)
  enter([{ ...first!, date: '2024-05-31' }, ...others])
  const page = await open('/?period_from=2024-05-01&period_to=2024-05-31')
  await expect(rowsOf(page)).toHaveCount(1)
  await page.getByRole('button', { name: '05/01/2024 – 05/31/2024' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Any time' }).click()
  await expect(rowsOf(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Period' }).click()
  await expect(page.getByRole('dialog')).toBeFocused()
  await page.getByRole('spinbutton', { name: 'month, From' }).click()
  await page.keyboard.type('01032026')
  await expect(rowsOf(page)).toHaveCount(2)
})

test('the search marks what it found, in fields and in the text, while one types', async ({ enter, open }) => {
  enter(makeDocuments(10))
  const page = await open()
  await expect(rowsOf(page)).toHaveCount(10)
  await page.keyboard.press('/')
  await page.keyboard.type('hortens')
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(rowsOf(page).first().locator('mark')).toHaveText('Hortensien')
  await page.keyboard.press('Escape')
  await expect(rowsOf(page)).toHaveCount(10)
  await page.keyboard.type('RE-10007')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page).locator('mark').first()).toHaveText(/RE-?10007|RE/)
})

test('what is typed while the list is searched is kept', async ({ enter, open }) => {
  enter(makeDocuments(3))
  const page = await open()
  await expect(rowsOf(page)).toHaveCount(3)
  await page.keyboard.press('/')
  // Slower than it waits before it searches, so that each answer comes between two keys.
  await page.keyboard.type('hortensien', { delay: 170 })
  await expect(page.getByRole('searchbox')).toHaveValue('hortensien')
  await expect(page).toHaveURL(/query=hortensien/)
})

test('where nothing fits, the way back to everything is at hand', async ({ enter, open }) => {
  enter(makeDocuments(2))
  const page = await open('/?query=unauffindbar')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('coming back from a document finds search, order and place again', async ({ enter, open }) => {
  enter(makeDocuments(300))
  const page = await open('/?sort=document_number&query=rechnung')
  const grid = page.getByRole('grid', { name: 'Documents' })
  await expect(grid).toHaveAttribute('aria-rowcount', '301')
  await grid.focus()
  await page.keyboard.press('End')
  await expect(rowsOf(page).last()).toContainText('RE-10299')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/documents\/300$/)
  await page.goBack()
  await expect(page).toHaveURL(/sort=document_number&?/)
  await expect(rowsOf(page).filter({ hasText: 'RE-10299' })).toBeInViewport()
  await expect(grid).toHaveAttribute('aria-activedescendant', 'document-300')
  await expect(grid).toBeFocused()
})

test('everything of a list goes by keyboard alone', async ({ enter, open }) => {
  enter(makeDocuments(150))
  const page = await open()
  const grid = page.getByRole('grid', { name: 'Documents' })
  await expect(grid).toHaveAttribute('aria-rowcount', '151')
  // From the top of the page to the list, by Tab.
  for (
    let stops = 0;
    stops < 30 && !(await grid.evaluate((element) => element === document.activeElement));
    stops += 1
  ) {
    await page.keyboard.press('Tab')
  }
  await expect(grid).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(grid).toHaveAttribute('aria-activedescendant', 'document-148')
  await page.keyboard.press(' ')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+PageDown')
  await expect(page.getByText(/^\d+ selected$/)).not.toHaveText('1 selected')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/selected/)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+a')
  await expect(page.getByText('150 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('End')
  await expect(grid).toHaveAttribute('aria-activedescendant', 'document-1')
  await page.keyboard.press('Home')
  await expect(grid).toHaveAttribute('aria-activedescendant', 'document-150')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/documents\/150$/)
})

test('a range reaches over rows that were never in sight', async ({ enter, open }) => {
  enter(makeDocuments(500))
  const page = await open()
  const select = (index: number) => rowsOf(page).nth(index).getByRole('gridcell').first()
  await select(0).click()
  await page
    .getByRole('grid', { name: 'Documents' })
    .evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect(rowsOf(page).filter({ hasText: 'RE-10000' })).toBeVisible()
  await rowsOf(page)
    .filter({ hasText: 'RE-10000' })
    .getByRole('gridcell')
    .first()
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('500 selected')).toBeVisible()
})

test('another account shows its own documents', async ({ engine, enter, open }) => {
  enter(makeDocuments(2))
  const { createAccount } = await import('../../engine/store/accounts.ts')
  createAccount(engine.database, { name: 'Zweite Mandantin', credits: null })
  const page = await open()
  await expect(rowsOf(page)).toHaveCount(2)
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitemradio', { name: 'Zweite Mandantin' }).click()
  await expect(page.getByRole('heading', { name: 'Drop your documents here' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account: Zweite Mandantin' })).toBeVisible()
})

test('the active row stays with its document while others come in above it', async ({ enter, open }) => {
  enter(makeDocuments(3))
  const page = await open()
  const grid = page.getByRole('grid', { name: 'Documents' })
  await grid.focus()
  await page.keyboard.press('ArrowDown')
  await expect(grid).toHaveAttribute('aria-activedescendant', 'document-2')
  await page.locator('input[type=file]:not([webkitdirectory])').setInputFiles({
    name: 'neu.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Guten Tag'),
  })
  await expect(rowsOf(page)).toHaveCount(4)
  await expect(grid).toHaveAttribute('aria-activedescendant', 'document-2')
  await page.keyboard.press('Delete')
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(rowsOf(page).filter({ hasText: 'RE-10001' })).toHaveCount(0)
  await expect(grid).toHaveAttribute('aria-activedescendant', 'document-1')
})

test('a row that is gone to by keys lies wholly in sight', async ({ enter, open }) => {
  enter(makeDocuments(60))
  const page = await open()
  const grid = page.getByRole('grid', { name: 'Documents' })
  await grid.focus()
  for (const key of ['PageDown', 'PageDown', 'PageUp', 'End', 'PageUp', 'PageUp']) {
    await page.keyboard.press(key)
    await expect(page.locator(`#${await grid.getAttribute('aria-activedescendant')}`)).toBeInViewport({ ratio: 0.99 })
  }
})
