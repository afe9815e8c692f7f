import { Readable } from 'node:stream'
import { createConfig } from '../../engine/config.ts'
import { createEngine } from '../../engine/index.ts'
import { MOODY_WORKER } from '../pipeline/moody-worker-path.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

/** A whole app that reads one document. Told `at-commit`, it is killed as soon as the outcome is committed, before anything else runs. */
const [dataFolder, when] = process.argv.slice(2)
const config = createConfig({ dataFolder, jobs: 1, port: 0, logLevel: 'silent' }, {})
const engine = createEngine(config, { workerEntry: MOODY_WORKER })
if (when === 'at-commit') engine.events.once('done', () => process.kill(process.pid, 'SIGKILL'))
await engine.start({ listen: true })
const received = await engine.intake.receive(Readable.from([Buffer.from('a document')]))
engine.intake.submit(
  received,
  {
    accountId: 1,
    mode: 'live',
    origin: 'api',
    filename: 'bill.pdf',
    fileFormat: 'pdf',
    additionalText: null,
    customTypes: null,
    requester: null,
    locale: null,
    aiProcessing: true,
  },
  SERVICE,
)
