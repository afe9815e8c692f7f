import { createConfig } from '../../engine/config.ts'
import { createEngine } from '../../engine/index.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { MOODY_WORKER } from '../pipeline/moody-worker-path.ts'

/** What the app under load says of itself once a second. */
export interface LoadSign {
  /** Resident bytes of the app, its workers aside. */
  readonly resident: number
  /** The longest time in which its event loop did not turn, milliseconds. */
  readonly held: number
  readonly waiting: number
}

/** A whole app, durable as in earnest, whose worker reads nothing: what is measured is the app. */
const limits = { readsPerToken: 1e6, readsPerAccount: 1e6, uploadsPerToken: 1e6, uploadsPerAccount: 1e6 }
const config = createConfig({ dataFolder: process.argv[2], port: 0, jobs: 1, logLevel: 'silent', limits }, {})
const engine = createEngine(config, { workerEntry: MOODY_WORKER })
await engine.start({ listen: true })
const { secret } = createToken(engine.database, {
  accountId: 1,
  mode: 'live',
  abilities: ['documents:read', 'documents:write'],
})
process.send?.({ url: engine.url, token: secret })

let held = 0
let last = performance.now()
const turning = setInterval(() => {
  held = Math.max(held, performance.now() - last - 20)
  last = performance.now()
}, 20)
const telling = setInterval(() => {
  process.send?.({ resident: process.memoryUsage.rss(), held, waiting: engine.countUnread() } satisfies LoadSign)
  held = 0
}, 1000)
process.on('message', () => {
  clearInterval(telling)
  clearInterval(turning)
  void engine.stop().then(() => process.disconnect())
})
