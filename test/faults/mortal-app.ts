import { createConfig } from '../../engine/config.ts'
import { createEngine } from '../../engine/index.ts'
import { MOODY_WORKER } from '../pipeline/moody-worker-path.ts'
import { countSteps } from './count-steps.ts'

/**
 * A whole app on a data folder, durable as in earnest. It tells where it listens, and on `steps` how many lasting changes it has
 * made so far; told a number, it is gone the moment it makes that change. `moody` takes the worker that reads nothing.
 */
const [dataFolder, worker, dieAt = '0'] = process.argv.slice(2)
const steps = countSteps(Number(dieAt))
const limits = {
  uploadsPerToken: 1_000_000,
  uploadsPerAccount: 1_000_000,
  readsPerToken: 1_000_000,
  readsPerAccount: 1_000_000,
}
const config = createConfig({ dataFolder, port: 0, jobs: 1, logLevel: 'silent', limits }, {})
const engine = createEngine(config, worker === 'moody' ? { workerEntry: MOODY_WORKER } : {})
process.on('message', (message) => {
  if (message === 'steps') process.send?.({ steps: steps() })
  if (message === 'finish') tellWhenFinished()
  if (message === 'stop') void engine.stop().then(() => process.disconnect())
})
await engine.start({ listen: true })
process.send?.({ url: engine.url })

function tellWhenFinished(): void {
  if (engine.countUnread() === 0) process.send?.({ finished: true })
  else engine.events.once('done', () => setImmediate(tellWhenFinished))
}
