import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fillStore } from './fill-store.ts'
import { measureLatencies, type Latencies } from './load.ts'
import { measureIdle, measureUploads } from './upload-memory.ts'

export interface RouteFigures {
  readonly route: 'ping' | 'fetch' | 'list'
  /** Bytes of one answer. */
  readonly size: number
  readonly ours: Latencies
  readonly bare: Latencies
  /** Our median over that of the bare route. */
  readonly ratio: number
}

export interface ApiBench {
  readonly documents: number
  readonly routes: readonly RouteFigures[]
  /** Mebibytes above idle at most; null where Linux does not tell. */
  readonly oneUpload: number | null
  readonly threeUploads: number | null
}

const CONNECTIONS = 32
const SECONDS = 4
const ROUNDS = 3
const UPLOAD_MEGABYTES = 499
const ENTRY = join(import.meta.dirname, '../../../engine/cli/index.ts')
const BARE = join(import.meta.dirname, 'bare-koa.ts')

/**
 * The API of a real service against a Koa that does nothing but answer with the same bytes, in turn, and the memory that
 * large uploads take.
 * @param documents in the store
 */
export async function benchApi({ documents }: { readonly documents: number }): Promise<ApiBench> {
  const routes = await withService(documents, async ({ url }, token, folder) => {
    const anyDocument = (): string => `/api/v1/documents/${1 + Math.floor(Math.random() * documents)}`
    return [
      await benchRoute('ping', () => '/api/v1/ping', url, token, folder),
      await benchRoute('fetch', anyDocument, url, token, folder),
      await benchRoute('list', () => '/api/v1/documents?per_page=100', url, token, folder),
    ]
  })
  // A service of its own: pages of the database that were read count as resident, and come and go.
  const uploads = process.platform === 'linux' ? await withService(0, benchUploads) : [null, null]
  return { documents, routes, oneUpload: uploads[0] ?? null, threeUploads: uploads[1] ?? null }
}

interface Service {
  readonly child: Child
  readonly url: string
}

/** Lets a real service answer that has so many documents. */
async function withService<Result>(
  documents: number,
  work: (service: Service, token: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-bench-api-'))
  try {
    const token = fillStore(folder, documents)
    const service = await startProcess([ENTRY, 'serve', '--port', '0', '--data', folder], {
      DOCKET_JOBS: '1',
      DOCKET_READS_PER_TOKEN: '1000000000',
      DOCKET_READS_PER_ACCOUNT: '1000000000',
    })
    try {
      return await work(service, token, folder)
    } finally {
      await stopProcess(service.child)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Mebibytes above idle, which is before the first of them and after a small one: of one upload, and of three at once. */
async function benchUploads({ child, url }: Service, token: string): Promise<readonly number[]> {
  const pid = child.pid!
  // What is loaded with the first of all uploads stays.
  await measureUploads({ url, pid, token }, 1, 1)
  const idle = measureIdle(pid)
  const peaks: number[] = []
  for (const files of [1, 3]) peaks.push(await measureUploads({ url, pid, token }, files, UPLOAD_MEGABYTES))
  return peaks.map((peak) => Math.round((peak - idle) / 1024 / 1024))
}

/** Rounds of both in turn, so that a busy moment of the machine meets both; the round with the middle ratio counts. */
async function benchRoute(
  route: RouteFigures['route'],
  path: () => string,
  url: string,
  token: string,
  folder: string,
): Promise<RouteFigures> {
  const response = await fetch(url + path(), { headers: { authorization: `Bearer ${token}` } })
  const body = await response.text()
  const file = join(folder, `${route}.json`)
  writeFileSync(file, body)
  const bareKoa = await startProcess([BARE, file])
  try {
    const run = (to: string, seconds: number) =>
      measureLatencies({ url: to, token, path }, { connections: CONNECTIONS, seconds })
    await run(url, 1)
    await run(bareKoa.url, 1)
    const rounds: { ours: Latencies; bare: Latencies }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ bare: await run(bareKoa.url, SECONDS), ours: await run(url, SECONDS) })
    }
    const middle = rounds.toSorted((a, b) => a.ours.p50 / a.bare.p50 - b.ours.p50 / b.bare.p50)[Math.floor(ROUNDS / 2)]!
    return { route, size: Buffer.byteLength(body), ...middle, ratio: middle.ours.p50 / middle.bare.p50 }
  } finally {
    await stopProcess(bareKoa.child)
  }
}

type Child = ChildProcessByStdio<null, Readable, null>

/** Starts a Node process and waits until it says where it listens. */
async function startProcess(words: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<Service> {
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...variables, npm_lifecycle_event: undefined, DOCKET_DATA: undefined },
  })
  const said = (await once(child.stdout, 'data')) as [Buffer]
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(said[0]))?.[0]
  if (url === undefined) throw new Error(`${words[0]} said: ${String(said[0])}`)
  return { child, url }
}

async function stopProcess(child: Child): Promise<void> {
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  await ended
}
