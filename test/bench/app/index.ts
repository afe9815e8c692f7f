import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa from 'koa'
import { createConfig } from '../../../engine/config.ts'
import { createEngine } from '../../../engine/index.ts'
import { closeServer, listen } from '../../../engine/listen.ts'
import { cookieHeader } from '../../api/app/open-app.ts'
import { enterReadDocuments, makeDocument, type MadeDocument } from '../../fixtures/enter-read-documents.ts'

export interface AskedFigures {
  readonly name: string
  /** Bytes of the answer. */
  readonly size: number
  /** Milliseconds of each answer: ours, and a bare Koa's with the same bytes. */
  readonly ours: readonly number[]
  readonly bare: readonly number[]
}

const TIMES = 40
const LIST = '/app/accounts/1/documents?per_page=100'

/** What the inbox asks, by name; `LAST` stands for the number of the last page. */
const REQUESTS: readonly (readonly [name: string, path: string])[] = [
  ['first page', LIST],
  ['last page', `${LIST}&page=LAST`],
  ['by sender, in the middle', `${LIST}&sort=sender_name&page=HALF`],
  ['by due date, needs a look', `${LIST}&sort=payment_due_date&needs_look=true&page=20`],
  ['by amount, of a quarter', `${LIST}&sort=-gross_amount&period_from=2026-04-01&period_to=2026-06-30`],
  ['search, one in all', `${LIST}&query=RE-12345`],
  ['search, every fifth', `${LIST}&query=hortensien`],
  ['search, beginning of a word', `${LIST}&query=r`],
  ['search, two words and a filter', `${LIST}&query=ahornh+rechnung&type=invoice&sort=issue_date`],
  ['counts', '/app/accounts/1/counts'],
]

/** Answers to the inbox with many documents, one after the other, against a Koa that does nothing but send the same bytes. */
export async function benchList({ documents }: { readonly documents: number }): Promise<readonly AskedFigures[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-bench-app-'))
  const engine = createEngine(createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent' }, {}))
  try {
    enterReadDocuments(engine.database, dataFolder, makeDocuments(documents))
    await engine.start({ listen: true })
    const headers = { Cookie: cookieHeader(engine.openSession()) }
    const pages = Math.ceil(documents / 100)
    const figures: AskedFigures[] = []
    for (const [name, template] of REQUESTS) {
      const path = template.replace('LAST', String(pages)).replace('HALF', String(Math.ceil(pages / 2)))
      figures.push({ name, ...(await compare(`${engine.url}${path}`, headers)) })
    }
    return figures
  } finally {
    await engine.stop({ abandon: true })
    await rm(dataFolder, { recursive: true })
  }
}

/** In turn, so that a busy moment of the machine meets both. */
async function compare(url: string, headers: Record<string, string>): Promise<Omit<AskedFigures, 'name'>> {
  const body = await (await fetch(url, { headers })).text()
  const app = new Koa()
  app.use((ctx) => {
    ctx.type = 'application/json'
    ctx.body = body
  })
  const server = createServer(app.callback())
  const bareUrl = await listen(server, { port: 0, fallback: false })
  const ours: number[] = []
  const bare: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    bare.push(await measure(bareUrl, headers))
    ours.push(await measure(url, headers))
  }
  await closeServer(server)
  return { size: Buffer.byteLength(body), ours, bare }
}

async function measure(url: string, headers: Record<string, string>): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url, { headers })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`)
  await answer.arrayBuffer()
  return performance.now() - begun
}

function* makeDocuments(count: number): Iterable<MadeDocument> {
  for (let index = 0; index < count; index += 1) yield makeDocument(index)
}
