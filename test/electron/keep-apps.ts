import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import type { AppOptions, DesktopApp } from './start-app.ts'

/** Of the test that runs. */
export interface Apps {
  readonly dataFolder: string
  open(options?: Omit<AppOptions, 'dataFolder'>): Promise<DesktopApp>
}

/** Gives each test of the group in which it is called a data folder of its own; the apps that it opens there end with it. */
export function keepApps(start: (options: AppOptions) => Promise<DesktopApp>): Apps {
  let dataFolder: string
  const started: DesktopApp[] = []

  test.beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'docket-app-'))
  })

  test.afterEach(async () => {
    for (const app of started.splice(0)) await app.kill()
    await rm(dataFolder, { recursive: true, force: true })
  })

  return {
    get dataFolder() {
      return dataFolder
    },
    async open(options = {}) {
      const app = await start({ dataFolder, ...options })
      started.push(app)
      return app
    },
  }
}
