import { createHash, randomUUID } from 'node:crypto'
import type { WritingDatabase } from '../store/database.ts'
import {
  claimKey as claimStoredKey,
  extendLease,
  releaseKey,
  storeAnswer,
  type KeyScope,
  type KeyState,
  type StoredAnswer,
} from '../store/idempotency-keys.ts'

export type { StoredAnswer } from '../store/idempotency-keys.ts'

/** What the first request with a key was answered. */
export type KeyAnswer = Extract<KeyState, { state: 'answered' }>

/** A key that this request holds: complete or release it. */
export interface HeldKey {
  readonly state: 'claimed'
  /**
   * Keeps the answer for all who come with the same key and payload. Call it in the transaction of what the answer tells.
   * @throws LostKeyError when somebody else holds the key by now
   */
  complete(fingerprint: string, answer: StoredAnswer): void
  /** Frees the key, unless it was completed. */
  release(): void
}

/** The lease ran out, as when the machine slept, and another request took over. */
export class LostKeyError extends Error {}

/** Milliseconds after which a holder that no longer shows itself has lost its key. */
const LEASE = 60_000
/** Milliseconds that an answer is kept: 24 hours. */
const RETENTION = 86_400_000

/**
 * Claims an idempotency key before the work that it stands for. While it is held its lease is extended; that of a
 * process that crashed runs out.
 */
export function claimKey(
  database: WritingDatabase,
  scope: KeyScope,
  { lease = LEASE }: { lease?: number } = {},
): HeldKey | Exclude<KeyState, { state: 'claimed' }> {
  const holder = randomUUID()
  const times = () => ({ leasedUntil: Date.now() + lease, expiresAt: Date.now() + RETENTION })
  const found = claimStoredKey(database, scope, holder, { now: Date.now(), ...times() })
  if (found.state !== 'claimed') return found
  const renewal = setInterval(() => renew(database, holder, times()), lease / 3).unref()
  return {
    state: 'claimed',
    complete(fingerprint, answer) {
      const { expiresAt } = times()
      if (!storeAnswer(database, holder, { ...answer, fingerprint, expiresAt })) throw new LostKeyError()
    },
    release() {
      clearInterval(renewal)
      releaseKey(database, holder)
    },
  }
}

function renew(database: WritingDatabase, holder: string, times: { leasedUntil: number; expiresAt: number }): void {
  try {
    extendLease(database, holder, times)
  } catch {
    // The next turn may succeed where this one failed, and complete() has the last word.
  }
}

/**
 * What makes two payloads the same: their form fields, in any order of names, and the SHA-256 of the file. Never the raw
 * body, whose boundaries differ each time.
 */
export function fingerprintPayload(
  fields: Readonly<Record<string, string | readonly string[]>>,
  fileHash: string | null,
): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([sorted, fileHash]))
    .digest('hex')
}
