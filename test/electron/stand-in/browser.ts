import { chromium, type BrowserContext } from 'playwright'

let context: BrowserContext | undefined

/** The browser that the test has started for this app. */
export async function connectBrowser(): Promise<void> {
  const browser = await chromium.connectOverCDP(process.env['STAND_IN_BROWSER'] ?? '')
  context = browser.contexts()[0]
}

export function browserContext(): BrowserContext {
  if (context === undefined) throw new Error('The app is not ready yet.')
  return context
}
