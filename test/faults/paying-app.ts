import { flushCompileCache } from 'node:module'
import { createConfig, type PaymentConfig } from '../../engine/config.ts'
import { createEngine } from '../../engine/index.ts'
import type { Intake } from '../../engine/pipeline/intake.ts'
import { MOODY_WORKER } from '../pipeline/moody-worker-path.ts'

/**
 * A whole app that takes payments and tells where it listens. Told `entering` or `committing` it dies in the transaction that makes the
 * document of a payment, before or after the payment is marked; told `committed`, after it and before the answer.
 */
const [dataFolder, payments] = process.argv.slice(2) as [string, string]
const config = createConfig(
  { dataFolder, port: 0, jobs: 1, logLevel: 'silent', payments: JSON.parse(payments) as PaymentConfig },
  {},
)
const engine = createEngine(config, { workerEntry: MOODY_WORKER })
const die = (): void => void process.kill(process.pid, 'SIGKILL')
process.on('message', (step) => {
  if (step === 'committed') engine.events.once('created', die)
  if (step === 'entering' || step === 'committing') dieAt(step, engine.intake)
})
await engine.start({ listen: true })
// It will not end in a way that lets Node do so.
flushCompileCache()
process.send?.(engine.url)

function dieAt(step: 'entering' | 'committing', intake: { -readonly [Name in keyof Intake]: Intake[Name] }): void {
  const { submitPaid } = intake
  intake.submitPaid = (original, submission, by, join) =>
    submitPaid(original, submission, by, (document) => {
      if (step === 'committing') join(document)
      die()
    })
}
