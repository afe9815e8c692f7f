import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConfig } from '../../../engine/config.ts'
import { correctionSchema, type CorrectionResource } from '../../../engine/contract/app/correction.ts'
import type { AppDocument } from '../../../engine/contract/app/document.ts'
import { createEngine, type Engine } from '../../../engine/index.ts'
import { makeForm } from '../../contract/open-test-api.ts'
import { openApp, type AskApp } from './open-app.ts'

const SAMPLE = readFileSync(join(import.meta.dirname, '../../fixtures/samples/invoice-german.pdf'))

/** An invoice that a real engine has read, and what the page may do with it. */
export interface ReadDocument {
  readonly engine: Engine
  readonly app: AskApp
  readonly id: number
  /** `/app/documents/1` */
  readonly path: string
  /** As it was read, before anything is corrected. */
  readonly read: AppDocument
  /** Uploads the invoice once more. */
  readonly upload: () => Promise<AppDocument>
  readonly correct: (fields: object) => Promise<Response>
  /** Newest first, each as its schema says. */
  readonly history: () => Promise<CorrectionResource[]>
  readonly undoAll: () => Promise<void>
  readonly readAgain: () => Promise<AppDocument>
  readonly close: () => Promise<void>
}

export async function openReadDocument(): Promise<ReadDocument> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-corrections-'))
  const engine = createEngine(createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent' }, {}))
  await engine.start({ listen: true })
  const app = openApp({ database: engine.database, url: engine.url! })
  const upload = async (): Promise<AppDocument> => {
    const body = makeForm({ name: 'rechnung.pdf', content: new Uint8Array(SAMPLE) }, [
      ['custom_types[]', 'Mietvertrag'],
    ])
    return documentOf(await app('/app/accounts/1/documents', { method: 'POST', body }))
  }
  const { id } = await upload()
  const path = `/app/documents/${id}`
  await engine.whenDone(id)
  const history = async (): Promise<CorrectionResource[]> => {
    const { data } = (await (await app(`${path}/corrections`)).json()) as { data: unknown }
    return correctionSchema.strict().array().parse(data)
  }
  return {
    engine,
    app,
    id,
    path,
    read: await documentOf(await app(path)),
    upload,
    correct: (fields) => app(`${path}/fields`, { method: 'PATCH', body: { fields } }),
    history,
    undoAll: async () => {
      for (const { id: correction, undone_at } of await history()) {
        if (undone_at === null) await app(`${path}/corrections/${correction}`, { method: 'DELETE' })
      }
    },
    readAgain: async () => {
      await app(`${path}/process`, { method: 'POST' })
      await engine.whenDone(id)
      return documentOf(await app(path))
    },
    close: async () => {
      await engine.stop()
      await rm(dataFolder, { recursive: true })
    },
  }
}

export async function documentOf(response: Response): Promise<AppDocument> {
  return ((await response.json()) as { data: AppDocument }).data
}
