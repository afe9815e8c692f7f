import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createDispatcher, type Dispatcher } from '../../engine/delivery/dispatch-webhooks.ts'
import type { ResolveHost } from '../../engine/delivery/resolve-host.ts'
import { announceDocument } from '../../engine/store/announce.ts'
import type { WritingDatabase } from '../../engine/store/database.ts'
import { listDeliveries, type WebhookDelivery } from '../../engine/store/webhook-deliveries.ts'
import { createWebhookEndpoint, type WebhookEndpoint } from '../../engine/store/webhook-endpoints.ts'
import { makeDocument, openTestStore } from '../store/open-test-store.ts'

/** A dispatcher on a store of its own, with a clock that stands still until the test moves it. */
export interface TestDispatcher {
  readonly database: WritingDatabase
  readonly dispatcher: Dispatcher
  readonly clock: { now: number }
  /** Lines that were logged. */
  readonly logged: readonly string[]
  readonly addEndpoint: (
    url: string,
    changes?: Partial<Pick<WebhookEndpoint, 'accountId' | 'events'>>,
  ) => { readonly endpoint: WebhookEndpoint; readonly secret: string }
  /** A document of account 1 is completed. */
  readonly complete: () => void
  /** Sends what is due, and waits until it is sent. */
  readonly send: () => Promise<void>
  /** What the endpoint is or was to be sent, newest first. */
  readonly deliveries: (endpoint: WebhookEndpoint) => readonly WebhookDelivery[]
}

export function openTestDispatcher(
  options: { readonly ownPort?: number; readonly resolve?: ResolveHost; readonly database?: WritingDatabase } = {},
): TestDispatcher {
  const database = options.database ?? openTestStore().database
  // Ahead of the real clock, which goes on while a test waits.
  const clock = { now: Date.now() + 60_000 }
  const logged: string[] = []
  const dispatcher = createDispatcher({
    database,
    log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
    ownPort: () => options.ownPort ?? null,
    // Rows are made at the real time.
    now: () => (clock.now = Math.max(clock.now, Date.now())),
    random: () => 0.5,
    ...(options.resolve && { resolve: options.resolve }),
  })
  onTestFinished(() => dispatcher.drain({ grace: 0 }))
  return {
    database,
    dispatcher,
    clock,
    logged,
    addEndpoint: (url, changes) =>
      createWebhookEndpoint(database, {
        accountId: 1,
        url,
        events: ['document.completed'],
        allowPrivateNetwork: false,
        ...changes,
      }),
    complete: () => announceDocument(database, makeDocument(database).id, 'document.completed'),
    async send() {
      dispatcher.start()
      dispatcher.wake()
      await dispatcher.settle()
    },
    deliveries: ({ id }) => listDeliveries(database, id, { page: 1, perPage: 100 }).deliveries,
  }
}
