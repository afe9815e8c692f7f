import { createHash } from 'node:crypto'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { makeForm } from '../contract/open-test-api.ts'
import { makeRandom } from '../fixtures/builders/layouts/make-random.ts'
import { makeFolder } from '../store/open-test-store.ts'
import { inspectFolder } from './inspect-folder.ts'
import type { LoadSign } from './load-app.ts'

const isLong = process.env['DOCKET_LONG_FAULTS'] !== undefined
const CLIENTS = isLong ? 200 : 30
const SECONDS = isLong ? 600 : 10
/** Milliseconds that a client thinks between two requests, on average. */
const THOUGHT = 1000

type Deed = 'upload' | 'list' | 'fetch' | 'delete'

test(
  `${CLIENTS} clients for ${SECONDS} seconds lose nothing, and the app does not grow`,
  { timeout: (SECONDS + 900) * 1000 },
  async () => {
    const dataFolder = makeFolder()
    const app = fork(fileURLToPath(new URL('load-app.ts', import.meta.url)), [dataFolder], { execArgv: [] })
    onTestFinished(() => void app.kill('SIGKILL'))
    const [{ url, token }] = (await once(app, 'message')) as [{ url: string; token: string }]
    const signs: LoadSign[] = []
    app.on('message', (sign: LoadSign) => signs.push(sign))

    const kept = new Map<number, string>()
    const times: Record<Deed, number[]> = { upload: [], list: [], fetch: [], delete: [] }
    const refused: number[] = []
    const until = performance.now() + SECONDS * 1000
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)))
    while (signs.at(-1)!.waiting > 0) await once(app, 'message')
    const seconds = (performance.now() - until) / 1000 + SECONDS
    app.send('stop')
    await once(app, 'exit')

    const { documents, hashes, originals, orphans, torn, integrity, trail } = inspectFolder(dataFolder, 1)
    tell(times, refused, signs, seconds)
    expect(refused.filter((status) => status !== 429 && status !== 503)).toEqual([])
    const expected = [...kept.values()].toSorted()
    expect({ documents, hashes, originals, orphans, torn, integrity, trail }).toEqual({
      documents: { completed: expected.length },
      hashes: expected,
      originals: expected,
      orphans: [],
      torn: [],
      integrity: 'ok',
      trail: [],
    })
    const early = highest(signs.slice(0, Math.ceil(signs.length / 4)))
    expect(highest(signs.slice(-Math.ceil(signs.length / 4)))).toBeLessThan(early * 1.5)

    async function work(client: number): Promise<void> {
      const random = makeRandom(client + 1)
      const own: number[] = []
      for (let turn = 0; performance.now() < until; turn += 1) {
        await setTimeout(random.int(0, 2 * THOUGHT))
        const deed =
          own.length === 0
            ? 'upload'
            : random.pick<Deed>(['upload', 'upload', 'list', 'list', 'list', 'fetch', 'fetch', 'fetch', 'delete'])
        await ask(deed, `Rechnung ${client}-${turn}`, own, random.int(0, Math.max(0, own.length - 1)))
      }
    }

    async function ask(deed: Deed, content: string, own: number[], place: number): Promise<void> {
      const id = own[place]
      const path = { upload: '', list: '?per_page=50', fetch: `/${id}`, delete: `/${id}` }[deed]
      const begun = performance.now()
      const response = await askAgain(`${url}/api/v1/documents${path}`, () => ({
        method: { upload: 'POST', list: 'GET', fetch: 'GET', delete: 'DELETE' }[deed],
        headers: { Authorization: `Bearer ${token}`, ...(deed === 'upload' && { 'Idempotency-Key': content }) },
        ...(deed === 'upload' && { body: makeForm({ name: 'bill.txt', content }) }),
      }))
      const body = await response.text()
      times[deed].push(performance.now() - begun)
      const isGone = deed === 'delete' && response.status === 404
      if (!response.ok && !isGone) return void refused.push(response.status)
      if (deed === 'upload') {
        const made = JSON.parse(body) as { data?: { id: number }; id?: number }
        const madeId = made.data?.id ?? made.id!
        own.push(madeId)
        kept.set(madeId, createHash('sha256').update(content).digest('hex'))
      }
      if (deed === 'delete') {
        own.splice(place, 1)
        kept.delete(id!)
      }
    }
  },
)

/** As every client has to: a connection that was closed for being idle, just as it was used again, is no answer. */
async function askAgain(url: string, describe: () => RequestInit): Promise<Response> {
  for (;;) {
    try {
      const response = await fetch(url, describe())
      if (response.status !== 409) return response
      await response.arrayBuffer()
    } catch (error) {
      if (!/ECONNRESET|UND_ERR_SOCKET|EPIPE/.test(String(((error as Error).cause as NodeJS.ErrnoException).code)))
        throw error
    }
    await setTimeout(100)
  }
}

function highest(signs: readonly LoadSign[]): number {
  return Math.max(...signs.map(({ resident }) => resident))
}

/** The figures, with the machine. */
function tell(
  times: Record<Deed, number[]>,
  refused: readonly number[],
  signs: readonly LoadSign[],
  seconds: number,
): void {
  const measure = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b)
    const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
    return { count: sorted.length, median: at(0.5), p99: at(0.99), most: at(1) }
  }
  const step = Math.max(1, Math.floor(signs.length / 10))
  const line = {
    machine: `${cpus().length} x ${cpus()[0]?.model}`,
    milliseconds: Object.fromEntries(Object.entries(times).map(([deed, values]) => [deed, measure(values)])),
    // The same as the app sees it: what clients wait for beyond that is the machine's, or their own.
    answered: Object.fromEntries(
      ['POST', 'GET', 'DELETE'].map((method) => [
        method,
        measure(signs.flatMap(({ answered }) => answered.flatMap(([of, time]) => (of === method ? [time] : [])))),
      ]),
    ),
    // Computing time of the app and of all clients, of so many seconds by the clock.
    computed: {
      app: Math.round((signs.at(-1)?.computed ?? 0) / 1000),
      clients: Math.round((process.cpuUsage().user + process.cpuUsage().system) / 1e6),
      of: Math.round(seconds),
    },
    refused: refused.length,
    mebibytes: signs.filter((_, index) => index % step === 0).map(({ resident }) => Math.round(resident / 1024 / 1024)),
    held: measure(signs.map(({ held }) => held)),
    waiting: Math.max(...signs.map(({ waiting }) => waiting)),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
