import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
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
  /** Milliseconds of computing time that the app, its workers aside, has taken so far. */
  readonly computed: number
  /** Milliseconds from the arrival of a request's head to its answer, of those answered since the last sign. */
  readonly answered: readonly (readonly [method: string, milliseconds: number])[]
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
const arrived = new WeakMap<object, number>()
let answered: [method: string, milliseconds: number][] = []
subscribe('http.server.request.start', (event) => {
  arrived.set((event as { request: object }).request, performance.now())
})
subscribe('http.server.response.finish', (event) => {
  const { request } = event as { request: IncomingMessage }
  answered.push([request.method ?? '', performance.now() - arrived.get(request)!])
})
const telling = setInterval(() => {
  const { user, system } = process.cpuUsage()
  process.send?.({
    resident: process.memoryUsage.rss(),
    held,
    waiting: engine.countUnread(),
    computed: (user + system) / 1000,
    answered,
  } satisfies LoadSign)
  held = 0
  answered = []
}, 1000)
process.on('message', () => {
  clearInterval(telling)
  clearInterval(turning)
  void engine.stop().then(() => process.disconnect())
})
