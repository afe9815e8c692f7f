import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { Pool } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConfig } from '../../../engine/config.ts'
import type { ApiDescription } from '../../../engine/contract/openapi/describe-api.ts'
import { createEngine, type Engine } from '../../../engine/index.ts'
import { createAccount, setSuspended } from '../../../engine/store/accounts.ts'
import { ABILITIES, createToken } from '../../../engine/store/tokens.ts'
import { createChecker, listOperations, type Answer } from '../check-answers.ts'
import { makeForm } from '../open-test-api.ts'
import { openMarket, type Market } from '../../x402/market/open-market.ts'
import { readPaid, send as order, signPayment } from '../../x402/pay.ts'
import { PAYMENT, PAYMENTS } from './make-payments.ts'
import { makeRequests, type FuzzedRequest, type TokenName } from './make-requests.ts'

/** Requests in all, 20,000 in the long form; the seed makes a run repeatable. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 10_000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
/** Requests under way at once. */
const AT_ONCE = 16
const SAMPLES = join(import.meta.dirname, '../../fixtures/samples')

let engine: Engine
let market: Market
let payments: readonly string[]
let pool: Pool
let tokens: Readonly<Record<TokenName, string>>

beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-fuzz-'))
  const limits = {
    readsPerToken: 1e9,
    readsPerAccount: 1e9,
    uploadsPerToken: 1e9,
    uploadsPerAccount: 1e9,
    testUploadsPerToken: 1,
  }
  market = await openMarket()
  const paid = { terms: market.terms, key: null }
  engine = createEngine(
    createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent', limits, payments: paid }, {}),
  )
  await engine.start({ listen: true })
  tokens = { ...issueTokens(), proof: await buyOne() }
  payments = await Promise.all(Array.from({ length: PAYMENTS }, sign))
  pool = new Pool(engine.url!, { connections: AT_ONCE })
  for (const name of ['xrechnung.xml', 'invoice-german.pdf', 'locked.pdf', 'damaged.pdf']) await processSample(name)
})
afterAll(async () => {
  await pool.destroy()
  await engine.stop({ abandon: true })
  await market.close()
  await rm(engine.config.dataFolder, { recursive: true })
})

test(
  `${REQUESTS} requests that nobody would send: no failure, every answer as described`,
  { timeout: 900_000 },
  async () => {
    const description = (await (await fetch(`${engine.url}/api/v1/openapi.json`)).json()) as ApiDescription
    const judge = createJudge(description)
    const statuses = new Map<string, number>()
    const group = fc.array(makeRequests(description), { minLength: AT_ONCE, maxLength: AT_ONCE })
    const property = fc.asyncProperty(group, async (requests) => {
      const wrong = await Promise.all(
        requests.map(async (request) => {
          const answer = await send(request)
          const name = `${request.method} ${answer.status}`
          statuses.set(name, (statuses.get(name) ?? 0) + 1)
          const complaint = judge(request, answer)
          return complaint === null ? null : { complaint, path: answer.path, status: answer.status, body: answer.body }
        }),
      )
      expect(wrong.filter((complaint) => complaint !== null)).toEqual([])
    })
    await fc.assert(property, { seed: SEED, numRuns: Math.ceil(REQUESTS / AT_ONCE), endOnFailure: true })
    const seen = new Set([...statuses.keys()].map((name) => Number(name.split(' ')[1])))
    expect([...seen]).toEqual(
      expect.arrayContaining([200, 201, 202, 204, 400, 401, 402, 403, 404, 405, 409, 421, 422, 429]),
    )
  },
)

type Sent = Answer & { readonly path: string }

/** So many of the newest ids are asked for: older ones are mostly deleted. */
const RECENT = 12

/** Ids of what is there, or was until a request deleted it. */
const known: Record<string, number[]> = { document: [], extraction: [], preview: [1], endpoint: [1], delivery: [1] }

async function send(request: FuzzedRequest): Promise<Sent> {
  const { method, token, body } = request
  const path = request.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const ids = known[request.path.startsWith('/api/v1/x402/') ? 'extraction' : name]!.slice(-RECENT)
    return String(ids[request.pick % ids.length] ?? 1)
  })
  const headers = {
    ...(token !== null && { authorization: `Bearer ${tokens[token]}` }),
    ...Object.fromEntries(Object.entries(request.headers).map(([header, value]) => [header, payWith(value)])),
  }
  const response = await pool.request({
    method,
    path,
    headers: headers as Record<string, string>,
    body,
  })
  const text = await response.body.text()
  if (response.statusCode === 201 || response.statusCode === 202) remember(path, text)
  return { status: response.statusCode, headers: response.headers, body: method === 'HEAD' ? null : text, path }
}

function payWith(value: string | readonly string[]): string | readonly string[] {
  const number = typeof value === 'string' ? PAYMENT.exec(value)?.[1] : undefined
  return number === undefined ? value : payments[Number(number)]!
}

function remember(path: string, text: string): void {
  const { id } = (JSON.parse(text) as { data: { id: number } }).data
  const kind = /x402/.test(path)
    ? 'extraction'
    : /documents/.test(path)
      ? 'document'
      : /test|redeliver/.test(path)
        ? 'delivery'
        : 'endpoint'
  known[kind]!.push(id)
}

/** Says what is wrong with an answer: against its operation, or as a refusal where no operation was asked for. */
function createJudge(description: ApiDescription): (request: FuzzedRequest, answer: Sent) => string | null {
  const { check, checkAnswer } = createChecker(description)
  const routes = listOperations(description).map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}/?$`),
  }))
  return ({ method }, answer) => {
    const path = answer.path.replace(/\?.*/s, '')
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
    const route = routes.find(({ operation, pattern }) => operation.method === asked && pattern.test(path))
    if (route) return checkAnswer(route.operation, answer)
    if (![400, 401, 403, 404, 405, 421].includes(answer.status)) return 'is no refusal'
    if ((answer.status === 405) !== (answer.headers['allow'] !== undefined)) return 'names methods with 405 alone'
    return answer.body === null ? null : check('/components/schemas/Error', JSON.parse(answer.body))
  }
}

async function sign(): Promise<string> {
  return signPayment(engine.url!, await market.makeBuyer())
}

/** The proof of an extraction that is there. */
async function buyOne(): Promise<string> {
  const { data, access_token } = await readPaid(await order(engine.url!, await sign()))
  known['extraction']!.push(data.id)
  return access_token
}

function issueTokens(): Record<Exclude<TokenName, 'proof'>, string> {
  const foreign = createAccount(engine.database, { name: 'Nachbar', credits: 3 }).id
  const suspended = createAccount(engine.database, { name: 'Gesperrt' }).id
  setSuspended(engine.database, suspended, true)
  const issue = (accountId: number, mode: 'live' | 'test', abilities = ABILITIES.slice()): string =>
    createToken(engine.database, { accountId, mode, abilities }).secret
  return {
    all: issue(1, 'live'),
    readOnly: issue(1, 'live', ['documents:read']),
    blind: issue(1, 'live', []),
    trial: issue(1, 'test'),
    foreign: issue(foreign, 'live'),
    suspended: issue(suspended, 'live'),
  }
}

async function processSample(name: string): Promise<void> {
  const response = await fetch(`${engine.url}/api/v1/documents`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokens.all}` },
    body: makeForm({ name, content: new Uint8Array(await readFile(join(SAMPLES, name))) }),
  })
  const { data } = (await response.json()) as { data: { id: number } }
  known['document']!.push(data.id)
  await engine.whenDone(data.id)
}
