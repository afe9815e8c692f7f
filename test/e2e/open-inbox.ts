import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { createConfig } from '../../engine/config.ts'
import { COMPILED } from '../fixtures/compiled.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { enterReadDocuments, makeDocument, type MadeDocument } from '../fixtures/enter-read-documents.ts'

interface Parts {
  /** An engine of its own for each test, with one worker process. */
  readonly engine: Engine
  /** Enters documents as if they had been read. */
  readonly enter: (documents: readonly MadeDocument[]) => readonly number[]
  /** Signs the browser in and opens a path of the page. */
  readonly open: (path?: string) => Promise<Page>
}

export const test = base.extend<Parts>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a part needs
  engine: async ({}, use) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'docket-inbox-'))
    const engine = createEngine(
      createConfig(
        { dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent', workerEnvironment: COMPILED },
        {},
      ),
    )
    await engine.start({ listen: true })
    await use(engine)
    await engine.stop({ abandon: true })
    await rm(dataFolder, { recursive: true })
  },
  enter: async ({ engine }, use) => {
    await use((documents) => enterReadDocuments(engine.database, engine.config.dataFolder, documents))
  },
  open: async ({ engine, page }, use) => {
    await use(async (path = '/') => {
      await page.goto(engine.createSignInLink())
      if (path !== '/') await page.goto(`${engine.url}${path}`)
      return page
    })
  },
})

export function makeDocuments(count: number): readonly MadeDocument[] {
  return Array.from({ length: count }, (_, index) => makeDocument(index))
}

/** Rows of documents in sight, without the head. */
export function rowsOf(page: Page) {
  return page.getByRole('grid', { name: 'Documents' }).locator('[aria-selected]')
}
