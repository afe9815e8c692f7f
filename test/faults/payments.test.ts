import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { PaymentConfig } from '../../engine/config.ts'
import { databasePath, openReadingDatabase, type WatchingDatabase } from '../../engine/store/database.ts'
import { makeFolder } from '../store/open-test-store.ts'
import { openMarket, PRICE, type Buyer, type Market } from '../x402/market/open-market.ts'
import { PATH, send, signPayment } from '../x402/pay.ts'

/** Times that the app is killed at each step. */
const KILLS = process.env['DOCKET_LONG_FAULTS'] ? 20 : 1

let market: Market
let compiled: string
beforeAll(async () => {
  compiled = await mkdtemp(join(tmpdir(), 'docket-compiled-'))
  market = await openMarket()
})
afterAll(async () => {
  await market.close()
  await rm(compiled, { recursive: true })
})

interface Round {
  readonly app: App
  readonly url: string
  readonly buyer: Buyer
  readonly payment: string
  readonly number: number
  readonly database: WatchingDatabase
}

/** Sees to it that the app dies at a step of the request that is sent next, or has sent one itself. */
type Kill = (round: Round) => void | Promise<void>

const ORDER = { name: 'bill.txt', content: 'Rechnung 4711' }

/** Steps by name, in their order, with a facilitator in a process of its own. */
const STEPS: Readonly<Record<string, Kill>> = {
  'while the payment is verified': ({ app }) => killAtGate('before', '/verify', app),
  'while the file arrives': async ({ url, payment, app, database }) => {
    sendPart(url, payment)
    await expect.poll(() => countPayments(database, 'claimed'), { interval: 10 }).toBe(1)
    app.kill()
  },
  'when the order is kept and nobody has been asked to settle': ({ app }) => killAtGate('before', '/settle', app),
  'before the facilitator sends the transaction': ({ app }) => killAtCall('eth_sendRawTransaction', app),
  'when the money has moved and the facilitator has not said so': ({ app }) => killAtGate('after', '/settle', app),
  'in the transaction that makes the document': ({ app, number }) =>
    app.tell(number % 2 === 0 ? 'entering' : 'committing'),
  'when the document is made and the answer is not sent': ({ app }) => app.tell('committed'),
}

/** The same where the app settles by itself. */
const OWN_STEPS: Readonly<Record<string, Kill>> = {
  'before its own transaction reaches the chain': ({ app, number }) =>
    // Every other time the chain never sees it.
    killAtCall('eth_sendRawTransaction', app, { isLost: number % 2 === 1 }),
  'while it waits for its own transaction': ({ app }) => killAtCall('eth_getTransactionReceipt', app),
}

const TIMEOUT = { timeout: 1_800_000 }

test.each(Object.entries(STEPS))(`kill -9 ${KILLS} times %s: money and documents agree`, TIMEOUT, (_, kill) =>
  killAgain(kill, { terms: market.terms, key: null }),
)

test.each(Object.entries(OWN_STEPS))(`kill -9 ${KILLS} times %s: money and documents agree`, TIMEOUT, async (_, kill) =>
  killAgain(kill, { terms: { ...market.terms, facilitatorUrl: null }, key: await market.makeKey() }),
)

async function killAgain(kill: Kill, payments: PaymentConfig): Promise<void> {
  const dataFolder = makeFolder()
  const taken = await market.takings()
  let app = await startApp(dataFolder, payments)
  const database = openReadingDatabase(databasePath(dataFolder))
  onTestFinished(() => database.close())
  for (let number = 0; number < KILLS; number += 1) {
    const buyer = await market.makeBuyer(BigInt(PRICE) * 3n)
    const payment = await signPayment(app.url, buyer)
    await kill({ app, url: app.url, buyer, payment, number, database })
    const answered = app.isDead() ? null : send(app.url, payment, ORDER).catch(() => null)
    await app.end
    // On a slow machine it may have been answered before that nothing is known yet.
    expect((await answered)?.status ?? 503).toBe(503)
    stopKilling()
    app = await startApp(dataFolder, payments)
    // Every other time nobody asks again: what the chain has taken has a document all the same.
    if (number % 4 >= 2) await expect.poll(() => countPayments(database, 'settling')).toBe(0)
    await askAgain(app.url, payment)
    expect(await buyer.balance()).toBe(BigInt(PRICE) * 2n)
    expect(readBooks(database)).toEqual({ documents: number + 1, settled: number + 1, open: 0 })
    expect((await market.takings()) - taken).toBe(BigInt(PRICE) * BigInt(number + 1))
  }
  app.kill()
  await app.end
}

/** The same request until it is done; nothing else is answered on the way than that it is not known yet. */
async function askAgain(url: string, payment: string): Promise<void> {
  const statuses: number[] = []
  await expect
    .poll(async () => {
      const { status } = await send(url, payment, ORDER)
      statuses.push(status)
      return status === 200 || status === 201
    })
    .toBe(true)
  expect(statuses.slice(0, -1).filter((status) => status !== 503 && status !== 409)).toEqual([])
}

interface App {
  readonly url: string
  readonly end: Promise<unknown>
  isDead(): boolean
  kill(): void
  tell(step: string): void
}

async function startApp(dataFolder: string, payments: PaymentConfig): Promise<App> {
  const entry = fileURLToPath(new URL('paying-app.ts', import.meta.url))
  const child: ChildProcess = fork(entry, [dataFolder, JSON.stringify(payments)], {
    execArgv: [],
    // It is started some two hundred times.
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const end = once(child, 'exit')
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    end,
    isDead: () => child.killed || child.exitCode !== null,
    kill: () => void child.kill('SIGKILL'),
    tell: (step) => void child.send(step),
  }
}

function killAtGate(when: 'before' | 'after', path: string, app: App): void {
  market.gate[when] = async (asked) => {
    if (asked !== path || app.isDead()) return
    app.kill()
    await app.end
  }
}

function killAtCall(method: string, app: App, { isLost = false } = {}): void {
  market.chain.onCall = async (asked) => {
    if (asked !== method || app.isDead()) return
    app.kill()
    await app.end
    if (isLost) throw new Error('lost on the way')
  }
}

function stopKilling(): void {
  market.gate.before = null
  market.gate.after = null
  market.chain.onCall = null
}

/** A request whose body never ends. */
function sendPart(url: string, payment: string): void {
  const headers = { 'PAYMENT-SIGNATURE': payment, 'Content-Type': 'multipart/form-data; boundary=b' }
  const sending = request(url + PATH, { method: 'POST', headers }).on('error', () => {})
  sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="bill.txt"\r\n\r\nRechnung')
}

function countPayments(database: WatchingDatabase, state: string): number {
  return database.prepare('SELECT count(*) FROM x402_payments WHERE state = ?').pluck().get(state) as number
}

function readBooks(database: WatchingDatabase): unknown {
  return {
    documents: database.prepare('SELECT count(*) FROM documents').pluck().get(),
    settled: countPayments(database, 'settled'),
    open: countPayments(database, 'settling') + countPayments(database, 'claimed'),
  }
}
