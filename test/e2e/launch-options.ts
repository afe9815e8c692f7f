import { existsSync } from 'node:fs'

/** A Chromium of the system, where there is one; otherwise the browser that Playwright has installed. */
const systemBrowser = ['/usr/lib/chromium/chromium', '/usr/bin/chromium'].find((path) => existsSync(path))

/** How every test starts its browser. */
export const LAUNCH_OPTIONS = {
  ...(systemBrowser && { executablePath: systemBrowser }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
