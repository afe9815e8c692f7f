import { expect } from '@playwright/test'
import { saveSettings } from '../../engine/store/settings.ts'
import { findViolations } from './find-violations.ts'
import { makeDocuments, rowsOf, test } from './open-inbox.ts'

const WORDS = {
  en: { search: 'Search texts, senders, numbers', period: 'Period', add: 'Add', type: 'Type', documents: 'Documents' },
  de: {
    search: 'Texte, Absender, Nummern suchen',
    period: 'Zeitraum',
    add: 'Hinzufügen',
    type: 'Art',
    documents: 'Belege',
  },
} as const

// Colours do not depend on words, nor words on colours: two looks see both languages and both themes.
for (const [language, theme] of [
  ['en', 'light'],
  ['de', 'dark'],
] as const) {
  test(`axe finds nothing in the inbox, its menus and windows: ${language}, ${theme}`, async ({
    engine,
    enter,
    open,
  }) => {
    // Eight looks at everything there is, each a second on a quiet machine.
    test.setTimeout(180_000)
    const words = WORDS[language]
    saveSettings(engine.database, { language, theme })
    const page = await open()
    await expect(page.locator('.inbox-first')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await findViolations(page)).toEqual([])

    enter(makeDocuments(8))
    await page.reload()
    await expect(page.getByRole('grid', { name: words.documents }).locator('[aria-selected]').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('searchbox', { name: words.search }).fill('rechnung')
    await expect(page.locator('[aria-selected] mark').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('button', { name: words.type, exact: true }).first().click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: words.period }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('grid').focus()
    await page.keyboard.press(' ')
    await expect(page.getByRole('toolbar')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Delete')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing before one is signed in, nor where nothing is: ${colorScheme}`, async ({
    engine,
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(engine.url ?? '')
    await expect(page.getByRole('heading', { name: 'Docket is running' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await open()
    await page.getByRole('navigation').waitFor()
    await page.evaluate(() => history.pushState(null, '', '/nowhere'))
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}

test('in a narrow window the navigation keeps its names for those who cannot see its signs', async ({ page, open }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  await open()
  await expect(page.getByRole('link', { name: 'Connections' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('nothing runs out of the window at 900 by 600', async ({ page, enter, open }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  enter(makeDocuments(30))
  await open()
  await expect(rowsOf(page).first()).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBe(0)
  const grid = page.getByRole('grid')
  expect(await grid.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})
