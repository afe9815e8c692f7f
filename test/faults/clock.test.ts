import { readdirSync } from 'node:fs'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimKey } from '../../engine/access/claim-key.ts'
import { countTestUpload, DailyLimitError } from '../../engine/access/count-test-uploads.ts'
import { createSignInLink, openSession, recognizeSession, signIn } from '../../engine/access/sign-in.ts'
import { createDispatcher } from '../../engine/delivery/dispatch-webhooks.ts'
import { listAccounts } from '../../engine/store/accounts.ts'
import { announceDocument } from '../../engine/store/announce.ts'
import { listHistory } from '../../engine/store/audit-trail.ts'
import { backUpDaily } from '../../engine/store/back-up-daily.ts'
import { backupsFolder } from '../../engine/store/backups.ts'
import { checkTrail } from '../../engine/store/check-trail.ts'
import { currentTime } from '../../engine/store/current-time.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { findDelivery } from '../../engine/store/webhook-deliveries.ts'
import { createWebhookEndpoint } from '../../engine/store/webhook-endpoints.ts'
import { answerWith, openReceiver } from '../delivery/open-receiver.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'
import { makeDocument, openTestStore } from '../store/open-test-store.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const URL = 'http://127.0.0.1:8642'
const log = pino({ level: 'silent' })

// The system's clock alone: what counts on by itself, as timers do, goes on.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function jump(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

test.each([
  ['forwards', DAY],
  ['backwards', -DAY],
])(
  'a clock that jumps %s by a day while Docket runs leaves nobody signed out and nothing undone',
  async (_, distance) => {
    const engine = makeEngine()
    await engine.start({ listen: false })
    const { database } = engine
    const { value } = openSession(database, URL)
    expect(await engine.whenDone((await submit(engine, 'before.pdf')).id)).toMatchObject({ status: 'completed' })
    jump(distance)
    expect(recognizeSession(database, value)).not.toBeNull()
    const after = await engine.whenDone((await submit(engine, 'after.pdf')).id)
    expect(after).toMatchObject({ status: 'completed' })
    // What is kept says what the clock says.
    expect(Math.abs(Date.parse(after!.createdAt) - Date.now())).toBeLessThan(MINUTE)
    expect(
      listHistory(database, after!.id, { limit: 10 })
        .map(({ action }) => action)
        .at(-1),
    ).toBe('document.received')
    expect(checkTrail(database)).toEqual([])
  },
)

test('times follow the clock, but for small corrections never go back', () => {
  const first = currentTime()
  jump(-MINUTE / 2)
  const corrected = currentTime()
  expect(corrected > first).toBe(true)
  jump(-DAY)
  expect(Date.parse(currentTime())).toBeLessThan(Date.parse(first) - DAY / 2)
  jump(3 * DAY)
  expect(Date.parse(currentTime())).toBeGreaterThan(Date.parse(first) + DAY)
})

test('a sign-in link is not good for longer because the clock was set back', () => {
  const { database } = openTestStore()
  const code = (): string => createSignInLink(database, URL).split('code=')[1]!
  const old = code()
  jump(-DAY)
  expect(signIn(database, URL, old)).toBeNull()
  expect(signIn(database, URL, code())).not.toBeNull()
})

test('an idempotency key of a process that crashed before the clock was set back is free', () => {
  const { database } = openTestStore()
  const { token } = createToken(database, { accountId: 1, mode: 'live', abilities: [] })
  const scope = { tokenId: token.id, method: 'POST', path: '/documents', key: 'k' }
  // A minute's lease that nothing renews: its timer is the next one's as well.
  expect(claimKey(database, scope, { lease: MINUTE }).state).toBe('claimed')
  jump(-DAY)
  expect(claimKey(database, scope, { lease: MINUTE }).state).toBe('claimed')
  expect(claimKey(database, scope, { lease: MINUTE }).state).toBe('in_progress')
})

test('uploads of the day stay counted when the clock was a day ahead for a while', () => {
  const { database } = openTestStore()
  const { token } = createToken(database, { accountId: 1, mode: 'test', abilities: [] })
  const principal = { token, account: listAccounts(database)[0]! }
  const limits = { testUploadsPerAccount: 1, testUploadsPerUser: 1, testUploadsPerToken: 1 }
  const count = (): void => countTestUpload(database, principal, limits)
  count()
  jump(DAY)
  count()
  jump(-DAY)
  expect(count).toThrow(DailyLimitError)
})

test('a webhook that waits for its next try does not wait a day longer when the clock is set back', async () => {
  const { database } = openTestStore()
  const receiver = await openReceiver(answerWith(503))
  const endpoint = {
    accountId: 1,
    url: receiver.url,
    events: ['document.completed'],
    allowPrivateNetwork: false,
  } as const
  createWebhookEndpoint(database, endpoint)
  const dispatcher = createDispatcher({ database, log, ownPort: () => null })
  announceDocument(database, makeDocument(database).id, 'document.completed')
  dispatcher.start()
  await receiver.waitFor(1)
  await dispatcher.settle()
  const wait = Date.parse(findDelivery(database, 1)!.nextAttemptAt!) - Date.now()
  expect(wait).toBeGreaterThan(1000)
  jump(-DAY)
  dispatcher.wake()
  const left = Date.parse(findDelivery(database, 1)!.nextAttemptAt!) - Date.now()
  // What went by between the two looks, and no day.
  expect(Math.abs(left - wait)).toBeLessThan(MINUTE)
  receiver.answer = answerWith(204)
  jump(10_000)
  dispatcher.wake()
  await receiver.waitFor(2)
  await dispatcher.settle()
  expect(findDelivery(database, 1)).toMatchObject({ status: 'succeeded', tries: 2 })
  await dispatcher.drain({ grace: 0 })
})

test('the daily copy is made each day, whichever way the clock has jumped', async () => {
  const { database, dataFolder } = openTestStore()
  makeDocument(database)
  const copies = async (): Promise<number> => {
    await backUpDaily(database, dataFolder, log)()
    return readdirSync(backupsFolder(dataFolder)).length
  }
  expect(await copies()).toBe(1)
  expect(await copies()).toBe(1)
  jump(-DAY)
  expect(await copies()).toBe(2)
  expect(await copies()).toBe(2)
  jump(2 * DAY)
  expect(await copies()).toBe(3)
  jump(-DAY)
  expect(await copies()).toBe(3)
})
