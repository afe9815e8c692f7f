import { writeTime } from '../store/current-time.ts'
import {
  hastenDeliveries,
  listDueDeliveries,
  pruneDeliveries,
  type WebhookDelivery,
} from '../store/webhook-deliveries.ts'
import { attemptDelivery, type DeliveryParts } from './attempt-delivery.ts'

export interface Dispatcher {
  /** Sends what an earlier process left, then what falls due, until drained. */
  start(): void
  /** There may be something new to send. It would be found without this call too, a little later. */
  wake(): void
  /** Waits until nothing is being sent. */
  settle(): Promise<void>
  /** Begins nothing more and waits for tries under way, so many milliseconds at most; those cut off are made again at the next start. */
  drain(options: { readonly grace: number }): Promise<void>
}

/** Milliseconds between two looks at the rows: other processes add to them, and tries fall due. */
const LOOK = 1000

/** Tries at once, in all and to one endpoint: a receiver that hangs does not hold up the others. */
const MAX_UNDER_WAY = 32
const MAX_PER_ENDPOINT = 4

const DAY = 86_400_000
/** Milliseconds for which deliveries are kept. */
const KEPT = 30 * DAY

/** Milliseconds after which a try that could not be recorded, as on a full disk, is made again: it may have reached its receiver. */
const REST = 60_000

/** Milliseconds by which the clock may be set back without being followed. */
const CORRECTION = 60_000

class StoppedError extends Error {}

/** Delivers what the outbox holds: deliveries are rows, so that none is forgotten when the process ends. */
export function createDispatcher({
  now = Date.now,
  random = Math.random,
  ...others
}: Omit<DeliveryParts, 'now' | 'random'> & Partial<Pick<DeliveryParts, 'now' | 'random'>>): Dispatcher {
  const parts: DeliveryParts = { ...others, now, random }
  const { database, log } = parts
  const underWay = new Map<number, { readonly stop: AbortController; readonly ended: Promise<void> }>()
  /** By delivery, until when it is left alone. */
  const resting = new Map<number, number>()
  let looking: NodeJS.Timeout | undefined
  let prunedAt = -Infinity
  let seen = { wall: now(), steady: performance.now() }

  function look(): void {
    try {
      followClock()
      if (looking) beginDue()
    } catch (error) {
      log.error({ err: error }, 'webhooks could not be looked for')
    }
  }

  /** What waits was planned by the clock as it was: where that is set back, it waits no longer for it. */
  function followClock(): void {
    const before = seen
    seen = { wall: now(), steady: performance.now() }
    const back = before.wall + (seen.steady - before.steady) - seen.wall
    if (back < CORRECTION) return
    resting.clear()
    hastenDeliveries(database, back)
  }

  function beginDue(): void {
    if (now() - prunedAt >= DAY) {
      prunedAt = now()
      pruneDeliveries(database, writeTime(prunedAt - KEPT))
    }
    for (const delivery of listDueDeliveries(database, { time: writeTime(now()), perEndpoint: MAX_PER_ENDPOINT })) {
      if (underWay.size >= MAX_UNDER_WAY) return
      if (!underWay.has(delivery.id) && (resting.get(delivery.id) ?? 0) <= now()) begin(delivery)
    }
  }

  function begin(delivery: WebhookDelivery): void {
    resting.delete(delivery.id)
    const stop = new AbortController()
    underWay.set(delivery.id, { stop, ended: carryOut(delivery, stop.signal) })
  }

  async function carryOut(delivery: WebhookDelivery, signal: AbortSignal): Promise<void> {
    try {
      await attemptDelivery(parts, delivery, signal)
      underWay.delete(delivery.id)
      look()
    } catch (error) {
      // The row is as it was: the try is made again, after a rest or at the next start.
      underWay.delete(delivery.id)
      if (error instanceof StoppedError) return
      resting.set(delivery.id, now() + REST)
      log.error({ err: error }, 'a webhook could not be attempted')
    }
  }

  async function settle(): Promise<void> {
    while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ ended }) => ended))
  }

  return {
    start() {
      looking ??= setInterval(look, LOOK).unref()
      look()
    },
    wake: look,
    settle,
    async drain({ grace }) {
      clearInterval(looking)
      looking = undefined
      const abandon = setTimeout(() => {
        for (const { stop } of underWay.values()) stop.abort(new StoppedError())
      }, grace)
      await settle()
      clearTimeout(abandon)
    },
  }
}
