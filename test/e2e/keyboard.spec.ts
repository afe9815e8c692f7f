import { expect, type Page } from '@playwright/test'
import { makeDocuments, test } from './open-inbox.ts'

for (const [room, ready] of [
  ['/export', 'Preview'],
  ['/connections', 'Webhooks'],
  ['/settings', 'This computer'],
] as const) {
  test(`every control of ${room} is reached with the Tab key alone`, async ({ open, enter }) => {
    enter(makeDocuments(2))
    const page = await open(room)
    await page.getByRole('heading', { name: ready }).waitFor()
    const controls = await markControls(page)
    expect(controls.length).toBeGreaterThan(8)
    const reached = new Set<string>()
    await page.locator('body').press('Tab')
    for (let step = 0; step < 3 * controls.length; step += 1) {
      const mark = await page.evaluate(() => document.activeElement?.closest('[data-mark]')?.getAttribute('data-mark'))
      if (mark != null) reached.add(mark)
      await page.keyboard.press('Tab')
    }
    expect(controls.filter(({ mark }) => !reached.has(mark))).toEqual([])
  })
}

test('a token is made with the keyboard alone', async ({ open }) => {
  const page = await open('/connections')
  await page.getByRole('button', { name: 'New token' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Skript')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Test' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your new token')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Skript')).toBeVisible()
  await expect(page.getByText(/^Send and delete documents ·/)).toBeVisible()
})

interface Control {
  readonly mark: string
  readonly html: string
}

/** Marks what can be used: a group of radio buttons is one stop, as the keyboard has it. */
function markControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate(() => {
    const wanted = 'button, a[href], input, textarea, select, [role="spinbutton"], [tabindex="0"]'
    const controls: { mark: string; html: string }[] = []
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      const isUsable = element.checkVisibility() && !element.matches(':disabled, [aria-hidden="true"] *, [hidden]')
      const stop = element.closest<HTMLElement>('[role="radiogroup"]') ?? element
      if (!isUsable || stop.dataset['mark'] !== undefined) continue
      stop.dataset['mark'] = String(controls.length)
      controls.push({ mark: String(controls.length), html: stop.outerHTML.slice(0, 120) })
    }
    return controls
  })
}
