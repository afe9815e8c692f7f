import type { Logger } from 'pino'
import { settingsSchema } from '../contract/app/settings.ts'
import type { PaymentConfig } from '../config.ts'
import { toTerms, type PaymentTerms } from '../domain/payment.ts'
import type { WritingDatabase } from '../store/database.ts'
import { readSettings } from '../store/settings.ts'
import { listSettling, releaseClaims } from '../store/x402-payments.ts'
import type { Till } from './open-till.ts'
import type { PaidIntake, Settler } from './settle-order.ts'

/** Paid extraction. While it is off nothing is loaded, connected or run. */
export interface Payments<Submission> {
  /** The terms in force; null: payments are off. */
  readTerms(): { readonly source: 'environment' | 'settings'; readonly terms: PaymentTerms } | null
  /** Null while payments are off. Asks nobody yet. */
  open(): Promise<Till<Submission> | null>
  /** Looks until it is known what became of payments whose receipt was lost; at once, then every now and then. */
  lookAfter(): void
  /** Frees what a crash has left claimed, and looks after what it has left open. Only while nothing else uses the data folder. */
  start(): void
  /** Stops looking. What is still open is looked after at the next start. */
  drain(options: { readonly grace: number }): Promise<void>
}

/** Milliseconds between two looks at payments that are open. */
const PAUSE = 5_000

export function createPayments<Submission>({
  database,
  intake,
  config,
  log,
  pause = PAUSE,
}: {
  database: WritingDatabase
  intake: PaidIntake<Submission>
  config: PaymentConfig
  log: Logger
  pause?: number
}): Payments<Submission> {
  /** Ids of the payments that a request or a recovery is at work with. */
  const underway = new Set<number>()
  let machine: ReturnType<typeof loadMachine<Submission>> | null = null
  let till: { readonly name: string; readonly open: Till<Submission> } | null = null
  let timer: NodeJS.Timeout | null = null
  let looking: Promise<void> | null = null
  let isDrained = false

  const load = () => (machine ??= loadMachine({ database, intake, key: config.key, underway }))

  async function look(): Promise<void> {
    const open = listSettling(database)
    if (open.length === 0) return
    const { settler } = await load()
    for (const payment of open) {
      if (underway.has(payment.id)) continue
      underway.add(payment.id)
      await settler
        .recover(payment)
        .catch((error: unknown) => log.warn({ err: error }, 'it is not known yet whether a payment was settled'))
        .finally(() => underway.delete(payment.id))
      if (isDrained) return
    }
  }

  function lookAfter(): void {
    if (isDrained || looking) return
    if (timer) clearTimeout(timer)
    timer = null
    looking = look()
      .catch((error: unknown) => log.error({ err: error }, 'payments could not be looked after'))
      .finally(() => {
        looking = null
        if (!isDrained && listSettling(database).length > 0) timer = setTimeout(lookAfter, pause)
      })
  }

  return {
    readTerms: () => readTerms(database, config),
    async open() {
      const found = readTerms(database, config)
      if (!found) return null
      const name = JSON.stringify(found.terms)
      const { openTill } = await load()
      if (till?.name !== name) till = { name, open: openTill(found.terms) }
      return till.open
    },
    lookAfter,
    start() {
      releaseClaims(database)
      lookAfter()
    },
    async drain({ grace }) {
      isDrained = true
      if (timer) clearTimeout(timer)
      if (!looking) return
      const end = new Promise((resolve) => setTimeout(resolve, grace).unref())
      await Promise.race([looking, end])
    },
  }
}

function readTerms(database: WritingDatabase, config: PaymentConfig): ReturnType<Payments<unknown>['readTerms']> {
  if (config.terms) return { source: 'environment', terms: config.terms }
  const { payments } = settingsSchema.parse(readSettings(database))
  return payments && { source: 'settings', terms: toTerms(payments) }
}

/** Everything that knows of chains: loaded when it is first needed. */
async function loadMachine<Submission>({
  database,
  intake,
  key,
  underway,
}: {
  database: WritingDatabase
  intake: PaidIntake<Submission>
  key: PaymentConfig['key']
  underway: Set<number>
}): Promise<{
  readonly settler: Settler<Submission>
  readonly openTill: (terms: PaymentTerms) => Till<Submission>
}> {
  const [{ createConnect }, { createSettler }, { openTill }] = await Promise.all([
    import('./connect.ts'),
    import('./settle-order.ts'),
    import('./open-till.ts'),
  ])
  const connect = createConnect({ key, database })
  const settler = createSettler({ database, intake, connect })
  return { settler, openTill: (terms) => openTill(terms, { database, connect, settler, underway }) }
}
