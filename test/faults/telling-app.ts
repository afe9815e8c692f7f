import { Readable } from 'node:stream'
import { createConfig } from '../../engine/config.ts'
import { createEngine } from '../../engine/index.ts'
import { MOODY_WORKER } from '../pipeline/moody-worker-path.ts'
import { submitFile } from '../pipeline/submit-file.ts'

/** A whole app that reads one document. Told `at-commit`, it is killed as soon as the outcome is committed, before anything else runs. */
const [dataFolder, when] = process.argv.slice(2)
const config = createConfig({ dataFolder, jobs: 1, port: 0, logLevel: 'silent' }, {})
const engine = createEngine(config, { workerEntry: MOODY_WORKER })
if (when === 'at-commit') engine.events.once('done', () => process.kill(process.pid, 'SIGKILL'))
await engine.start({ listen: true })
await submitFile(engine, 'bill.pdf', Readable.from([Buffer.from('a document')]))
