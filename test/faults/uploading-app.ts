import { createConfig } from '../../engine/config.ts'
import { createEngine } from '../../engine/index.ts'
import { MOODY_WORKER } from '../pipeline/moody-worker-path.ts'

/** A whole app that tells where it listens; told `committed`, it dies between an upload's commit and its answer. */
const config = createConfig({ dataFolder: process.argv[2], port: 0, jobs: 1, logLevel: 'silent' }, {})
const engine = createEngine(config, { workerEntry: MOODY_WORKER })
if (process.argv[3] === 'committed') engine.events.once('created', () => process.kill(process.pid, 'SIGKILL'))
await engine.start({ listen: true })
process.send?.(engine.url)
