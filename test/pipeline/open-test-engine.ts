import { Readable } from 'node:stream'

import { onTestFinished } from 'vitest'
import { createConfig, type ConfigOverrides } from '../../engine/config.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import type { Submission } from '../../engine/pipeline/intake.ts'
import type { StoredDocument } from '../../engine/store/documents.ts'
import { makeFolder } from '../store/open-test-store.ts'
import { MOODY_WORKER } from './moody-worker-path.ts'
import { submitFile } from './submit-file.ts'

/** An engine on a folder that goes away with the test; its worker is the moody one unless the real one is asked for. */
export function makeEngine(
  overrides: ConfigOverrides = {},
  { realWorker = false }: { realWorker?: boolean } = {},
): Engine {
  const config = createConfig(
    {
      dataFolder: overrides.dataFolder ?? makeFolder(),
      durable: false,
      jobs: 1,
      logLevel: 'silent',
      port: 0,
      ...overrides,
    },
    {},
  )
  const engine = createEngine(config, realWorker ? {} : { workerEntry: MOODY_WORKER })
  onTestFinished(() => engine.stop({ abandon: true }))
  return engine
}

/** Submits a document of account 1; the content is the file's name unless given. */
export async function submit(
  engine: Engine,
  filename: string,
  { content = filename, ...changes }: Partial<Submission> & { content?: string | Uint8Array } = {},
): Promise<StoredDocument> {
  return submitFile(engine, filename, Readable.from([Buffer.from(content)]), changes)
}
