import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds against the rules of accessibility (WCAG 2, best practices) in what is shown, once it stands: the rule and the elements, each
 * as a text. Empty when all is well.
 * @param leaveOut a selector of what is not looked at
 */
export async function findViolations(page: Page, leaveOut?: string): Promise<readonly string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))))
  // Nothing here lies in a frame: one look in the page itself, and nothing told of what is good, take a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (leaveOut !== undefined) axe.exclude(leaveOut)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
