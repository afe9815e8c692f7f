import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { openApi } from '../../engine/api/open-api.ts'
import { createConfig, type ConfigOverrides } from '../../engine/config.ts'
import { createIntake } from '../../engine/pipeline/intake.ts'
import type { Queue } from '../../engine/pipeline/queue.ts'
import { createAccount, type Account } from '../../engine/store/accounts.ts'
import { openDatabase, type WritingDatabase } from '../../engine/store/database.ts'
import { createToken, type Ability, type Mode } from '../../engine/store/tokens.ts'

export interface TestApi {
  readonly url: string
  readonly dataFolder: string
  readonly database: WritingDatabase
  readonly account: Account
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

/** The API over real HTTP and a real database, with a queue that stands still: documents stay as they were uploaded. */
export async function openTestApi(overrides: ConfigOverrides = {}): Promise<TestApi> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-api-'))
  const config = createConfig({ dataFolder, port: 0, durable: false, ...overrides }, {})
  const database = openDatabase(join(dataFolder, 'docket.sqlite'), { durable: false })
  const logged: string[] = []
  const api = await openApi({
    config,
    database,
    intake: createIntake(config, database, standingQueue),
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
  })
  const account = createAccount(database, { name: 'Kanzlei Birkenhain' })
  const issueToken: TestApi['createToken'] = ({
    account: owner = account,
    abilities = ['documents:read', 'documents:write'],
    mode = 'live',
  } = {}) => createToken(database, { accountId: owner.id, mode, abilities }).secret
  const standardToken = issueToken()
  const request: TestApi['request'] = (path, { token = standardToken, headers, ...options } = {}) =>
    fetch(new URL(path, api.baseUrl), {
      ...options,
      headers: { ...(token !== null && { Authorization: `Bearer ${token}` }), ...(headers as Record<string, string>) },
    })
  return {
    url: api.baseUrl,
    dataFolder,
    database,
    account,
    logged,
    request,
    upload: (file, fields = []) => request('/api/v1/documents', { method: 'POST', body: makeForm(file, fields) }),
    createToken: issueToken,
    createAccount: (name) => createAccount(database, { name }),
    async close() {
      await api.close()
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

const standingQueue: Queue = {
  start() {},
  wake() {},
  cancel() {},
  whenDone: () => Promise.resolve(null),
  drain: () => Promise.resolve(),
}
