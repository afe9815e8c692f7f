import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createConfig } from '../../engine/config.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { makePapers } from '../fixtures/builders/papers/make-papers.ts'
import buildPage from './build-page.ts'
import { LAUNCH_OPTIONS } from './launch-options.ts'

/** Pictures of every room for the README, in both themes and two sizes: `npm run screens` writes docs/screens. */
const FOLDER = join(import.meta.dirname, '../../docs/screens')
const SAMPLES = join(import.meta.dirname, '../fixtures/samples')
const PAPERS = 22
const SEED = 11
const SIZES = [
  { width: 1280, height: 800 },
  { width: 900, height: 600 },
]

const dataFolder = await mkdtemp(join(tmpdir(), 'docket-screens-'))
await buildPage()
const engine = createEngine(createConfig({ dataFolder, port: 0, jobs: 2, durable: false, logLevel: 'silent' }, {}))
try {
  await engine.start({ listen: true })
  const reviewed = await fill(engine)
  const rooms = {
    inbox: '/',
    review: `/documents/${reviewed}`,
    export: '/export',
    connections: '/connections',
    settings: '/settings',
  }
  await mkdir(FOLDER, { recursive: true })
  const browser = await chromium.launch(LAUNCH_OPTIONS)
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of SIZES) {
      const page = await browser.newPage({ colorScheme, viewport, locale: 'en-GB' })
      await page.goto(engine.createSignInLink())
      for (const [room, path] of Object.entries(rooms)) {
        await page.goto(`${engine.url}${path}`)
        await takePicture(page, join(FOLDER, `${room}-${viewport.width}-${colorScheme}.png`))
      }
      await page.close()
    }
  }
  await browser.close()
} finally {
  await engine.stop({ abandon: true })
  await rm(dataFolder, { recursive: true })
}

/** A month's papers, and samples that show what may happen. Answers the id of the one to review. */
async function fill(own: Engine): Promise<number> {
  const { name, value } = own.openSession()
  const read = async (filename: string, bytes: Buffer): Promise<number> => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(bytes)]), filename)
    const headers = { Cookie: `${name}=${value}` }
    const answer = await fetch(`${own.url}/app/accounts/1/documents`, { method: 'POST', headers, body })
    const { data } = (await answer.json()) as { data: { id: number } }
    await own.whenDone(data.id)
    return data.id
  }
  for await (const { name: paper, pdf } of makePapers({ count: PAPERS, seed: SEED, group: 'train' }))
    await read(`${paper}.pdf`, pdf)
  let reviewed = 0
  for (const sample of ['receipt.png', 'locked.pdf', 'zugferd.pdf', 'credit-note.pdf', 'invoice-german.pdf']) {
    reviewed = await read(sample, await readFile(join(SAMPLES, sample)))
  }
  const abilities = ['documents:read', 'documents:write'] as const
  createToken(own.database, { accountId: 1, mode: 'live', abilities, name: 'ERP import' })
  return reviewed
}

/** When nothing on the page changes any more. */
async function takePicture(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toFile(path)
}
