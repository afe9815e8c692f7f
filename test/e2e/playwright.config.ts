import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { LAUNCH_OPTIONS } from './launch-options.ts'

export default defineConfig({
  testDir: join(import.meta.dirname, '..'),
  testMatch: ['e2e/**/*.spec.ts', 'electron/**/*.spec.ts'],
  outputDir: '../../test-results',
  globalSetup: './build-page.ts',
  // One alone leaves a part of the second core idle; two at once take six tenths of the time.
  workers: 2,
  // Some wait for a picture to be read, on a machine that does other things.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: { launchOptions: LAUNCH_OPTIONS },
})
