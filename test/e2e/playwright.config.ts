import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** A Chromium of the system, where there is one; otherwise the browser that Playwright has installed. */
const systemBrowser = ['/usr/lib/chromium/chromium', '/usr/bin/chromium'].find((path) => existsSync(path))

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  globalSetup: './build-page.ts',
  workers: 1,
  reporter: [['list']],
  use: {
    launchOptions: {
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
    },
  },
})
