import { existsSync } from 'node:fs'

/** How every test starts its browser: with one of the system, where there is one, otherwise with the one that Playwright has installed. */
export const LAUNCH_OPTIONS = {
  /** Looked for when a browser is started: it may have been installed a moment before. */
  get executablePath() {
    return findSystemBrowser()
  },
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

/** A Chromium of Debian, absolute; its headless shell, which draws no window of its own, takes four fifths of the time of the whole one. */
export function findSystemBrowser(): string | undefined {
  const paths = ['/usr/lib/chromium/chromium-headless-shell', '/usr/lib/chromium/chromium', '/usr/bin/chromium']
  return paths.find((path) => existsSync(path))
}
