import { Readable } from 'node:stream'
import { createConfig } from '../../engine/config.ts'
import { createEngine } from '../../engine/index.ts'
import { listDocuments } from '../../engine/store/documents.ts'
import { forkWorker } from '../../engine/workers/fork-worker.ts'
import { MOODY_WORKER } from '../pipeline/moody-worker-path.ts'
import { submitFile } from '../pipeline/submit-file.ts'

/** A whole app whose one document never ends; it tells the document's and the worker's id when the worker is at it. */
const config = createConfig({ dataFolder: process.argv[2], jobs: 1, logLevel: 'silent' }, {})
let workerPid: number | undefined
const engine = createEngine(config, {
  workerEntry: MOODY_WORKER,
  spawn(entry) {
    const worker = forkWorker(entry)
    workerPid = worker.pid
    return worker
  },
})
engine.events.once('progress', (documentId) => process.send?.({ documentId, workerPid }))
await engine.start({ listen: false })
if (listDocuments(engine.database, 1, { page: 1, perPage: 1, sort: 'created_at' }).total === 0) {
  await submitFile(engine, 'hang.pdf', Readable.from([Buffer.from('a document')]))
}
