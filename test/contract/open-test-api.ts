import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { createServer } from 'node:http'
import { answerRequests } from '../../engine/api/answer-requests.ts'
import type { ApiParts } from '../../engine/api/api-parts.ts'
import { createApp } from '../../engine/api/create-app.ts'
import { createConfig, type Config, type ConfigOverrides } from '../../engine/config.ts'
import { closeServer, listen } from '../../engine/listen.ts'
import { writeXlsx } from '../../engine/export/write-xlsx.ts'
import { createIntake } from '../../engine/pipeline/intake.ts'
import { createPayments } from '../../engine/x402/create-payments.ts'
import { createQueue, type ProcessingPool } from '../../engine/pipeline/queue.ts'
import { createBackupJob } from '../../engine/store/backup-job.ts'
import { createAccount, type Account } from '../../engine/store/accounts.ts'
import { databasePath, openDatabase, openReadingDatabase, type WritingDatabase } from '../../engine/store/database.ts'
import { createPool } from '../../engine/workers/pool.ts'
import { createToken, type Ability, type Mode } from '../../engine/store/tokens.ts'

export interface TestApi {
  readonly url: string
  readonly dataFolder: string
  readonly database: WritingDatabase
  readonly account: Account
  readonly parts: ApiParts
  /** Lines that were logged. */
  readonly logged: readonly string[]
  /** A request with a token for everything; `token: null` sends none. */
  request(path: string, options?: RequestInit & { token?: string | null }): Promise<Response>
  /** Uploads a form; texts become fields. */
  upload(file: { name: string; content: string | Uint8Array<ArrayBuffer> }, fields?: FormFields): Promise<Response>
  createToken(options?: { account?: Account; abilities?: readonly Ability[]; mode?: Mode }): string
  createAccount(name: string): Account
  close(): Promise<void>
}

export type FormFields = readonly (readonly [name: string, text: string])[]

const READ_AND_WRITE: readonly Ability[] = ['documents:read', 'documents:write']

/** The API over real HTTP and a real database, with a queue that stands still: documents stay as they were uploaded. */
export async function openTestApi(overrides: ConfigOverrides = {}): Promise<TestApi> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-api-'))
  const config = createConfig({ dataFolder, port: 0, durable: false, ...overrides }, {})
  const database = openDatabase(databasePath(dataFolder), { durable: false })
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const queue = createQueue({ config, database, pool: idlePool(config), log })
  const server = createServer()
  const baseUrl = await listen(server, { port: config.port, fallback: false })
  const closing = new AbortController()
  const intake = createIntake(config, database, queue)
  const payments = createPayments({ database, intake, config: config.payments, log })
  const reading = openReadingDatabase(databasePath(dataFolder))
  const parts: ApiParts = {
    config,
    baseUrl,
    version: '0.0.0',
    database,
    reading,
    intake,
    queue,
    webhooks: { wake: () => {} },
    payments,
    backup: createBackupJob(database, dataFolder),
    makeWorkbook: ({ documents, options }) => writeXlsx(documents, options),
    closing: closing.signal,
    log,
  }
  answerRequests(server, createApp(parts))
  const account = createAccount(database, { name: 'Kanzlei Birkenhain' })
  const issueToken: TestApi['createToken'] = ({
    account: owner = account,
    abilities = READ_AND_WRITE,
    mode = 'live',
  } = {}) => createToken(database, { accountId: owner.id, mode, abilities }).secret
  const standardToken = issueToken()
  const request: TestApi['request'] = (path, { token = standardToken, headers, ...options } = {}) =>
    fetch(new URL(path, baseUrl), {
      ...options,
      headers: { ...(token !== null && { Authorization: `Bearer ${token}` }), ...(headers as Record<string, string>) },
    })
  return {
    url: baseUrl,
    dataFolder,
    database,
    account,
    parts,
    logged,
    request,
    upload: (file, fields = []) => request('/api/v1/documents', { method: 'POST', body: makeForm(file, fields) }),
    createToken: issueToken,
    createAccount: (name) => createAccount(database, { name }),
    async close() {
      closing.abort()
      await closeServer(server)
      await payments.drain({ grace: 10_000 })
      reading.close()
      database.close()
      await rm(dataFolder, { recursive: true })
    },
  }
}

export function makeForm(
  file: { name: string; content: string | Uint8Array<ArrayBuffer> },
  fields: FormFields = [],
): FormData {
  const form = new FormData()
  for (const [name, text] of fields) form.append(name, text)
  form.append('file', new Blob([file.content]), file.name)
  return form
}

function idlePool(config: Config): ProcessingPool {
  return createPool({
    spawn: () => {
      throw new Error('A queue that was not started has asked for a worker.')
    },
    size: config.jobs,
    limits: { stallLimit: 1, timeLimit: 1, memoryBytes: 1 },
  })
}
