import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { LAUNCH_OPTIONS } from './launch-options.ts'

export default defineConfig({
  testDir: join(import.meta.dirname, '..'),
  testMatch: ['e2e/**/*.spec.ts', 'electron/**/*.spec.ts'],
  outputDir: '../../test-results',
  globalSetup: './build-page.ts',
  workers: 1,
  reporter: [['list']],
  use: { launchOptions: LAUNCH_OPTIONS },
})
