import { registerHooks } from 'node:module'
import type { PaymentConfig } from '../../engine/config.ts'
import { MOODY_WORKER } from '../pipeline/moody-worker-path.ts'

/** A whole app that is asked for a paid extraction, and tells which packages of payments that has loaded. */
const loaded = new Set<string>()
registerHooks({
  load(url, context, next) {
    const name = /node_modules\/((?:@x402|@noble|@scure|@ethereumjs)\/[^/]+|viem|abitype|ox)\//.exec(url)?.[1]
    if (name !== undefined) loaded.add(name)
    return next(url, context)
  },
})
const { createConfig } = await import('../../engine/config.ts')
const { createEngine } = await import('../../engine/index.ts')
const [dataFolder, payments] = process.argv.slice(2) as [string, string]
const config = createConfig(
  { dataFolder, port: 0, jobs: 1, logLevel: 'silent', payments: JSON.parse(payments) as PaymentConfig },
  {},
)
const engine = createEngine(config, { workerEntry: MOODY_WORKER })
await engine.start({ listen: true })
const { status } = await fetch(`${engine.url}/api/v1/x402/extractions`, { method: 'POST' })
if (status !== 503) throw new Error(`503 was to be expected, not ${status}`)
process.send?.([...loaded].toSorted())
