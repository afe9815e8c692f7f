import { expect, type Page } from '@playwright/test'
import { makeDocuments, rowsOf, test } from './open-inbox.ts'

test('a page out of sight gives its line up, and catches up when it is looked at', async ({ enter, page, open }) => {
  await page.clock.install()
  await open()
  await expect(page.getByRole('status').filter({ hasText: 'Up to date' })).toBeVisible()
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/app/events'))
  await setHidden(page, true)
  await page.clock.fastForward(31_000)
  await ended
  enter(makeDocuments(2))
  await setHidden(page, false)
  await expect(rowsOf(page)).toHaveCount(2)
})

/** As the browser does it for a tab that another one covers. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
