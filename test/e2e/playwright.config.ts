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
  reporter: [['list']],
  use: { launchOptions: LAUNCH_OPTIONS },
})
