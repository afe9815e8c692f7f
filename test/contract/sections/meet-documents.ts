import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConfig } from '../../../engine/config.ts'
import type { DocumentList, DocumentListEntry, DocumentResource } from '../../../engine/contract/document.ts'
import type { ErrorEnvelope } from '../../../engine/contract/error-envelope.ts'
import { createEngine } from '../../../engine/index.ts'
import { openService, type Service } from './open-service.ts'

/** Documents as a client meets them. */
export interface Met {
  /** As its upload was answered. */
  readonly created: DocumentResource
  /** The same, read. */
  readonly completed: DocumentResource
  /** The same in a list. */
  readonly listed: DocumentListEntry
  readonly ofTestToken: DocumentResource
  readonly eInvoice: DocumentResource
  readonly withoutExtraction: DocumentResource
  readonly damaged: DocumentResource
  readonly locked: DocumentResource
  readonly unpaid: DocumentResource
}

export const SAID = [
  ['text', '**Dringend**, bitte <b>heute</b>'],
  ['custom_types[]', 'Lieferschein'],
  ['custom_types[]', 'Wiegekarte'],
  ['requester', 'Posteingang 3'],
  ['locale', 'de-AT'],
] as const

/** A service that reads documents, and those that it has read. */
export async function meetDocuments() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-section-2-'))
  const engine = createEngine(createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent' }, {}))
  await engine.start({ listen: true })
  const service = openService(engine)
  const read = async (...upload: Parameters<Service['create']>) => service.finish((await service.create(...upload)).id)
  const created = await service.create('invoice-german.pdf', { fields: SAID })
  const unpaid = await service.upload('invoice-german.pdf', {
    token: service.createToken({ accountId: service.createAccount({ credits: 0 }) }),
  })
  const completed = await service.finish(created.id)
  const { data } = (await (await service.request('/api/v1/documents')).json()) as DocumentList
  const met: Met = {
    created,
    completed,
    listed: data.find(({ id }) => id === created.id)!,
    ofTestToken: await read('invoice-german.pdf', { token: service.createToken({ mode: 'test' }) }),
    eInvoice: await read('xrechnung.xml'),
    withoutExtraction: await read('invoice-english.pdf', { fields: [['allow_ai_processing', 'false']] }),
    damaged: await read('damaged.pdf'),
    locked: await read('locked.pdf'),
    unpaid: ((await unpaid.json()) as ErrorEnvelope).document!,
  }
  const close = async (): Promise<void> => {
    await engine.stop()
    await rm(dataFolder, { recursive: true })
  }
  return { service, met, close }
}
