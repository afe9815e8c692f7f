import sharp from 'sharp'
import { readPdf } from '../../../engine/stages/read/pdf/read-pdf.ts'
import type { Raster } from '../../../engine/domain/content.ts'
import { makeRandom } from '../../fixtures/builders/layouts/make-random.ts'
import { listPrinted } from '../../fixtures/builders/papers/list-unprinted.ts'
import { makePapers, type MadePaper } from '../../fixtures/builders/papers/make-papers.ts'
import { takePhoto, type PhotoOptions, type Table } from '../../fixtures/builders/photos/take-photo.ts'
import { drawPageOf } from '../../fixtures/builders/scan-page.ts'
import { degradePage, type Picture } from '../../papers/scans/degrade-page.ts'

/** A page with what stands on it. */
export interface KnownPage {
  readonly paper: MadePaper
  readonly clean: Raster
  /** As an office scanner sends it. */
  readonly scan: Raster
  /** Parts of the paper's truth that stand on the page. */
  readonly values: readonly string[]
  readonly words: readonly string[]
}

const LIMITS = { maxPages: 500, maxPixels: 100_000_000, previewPages: 50 }
const DOTS_PER_INCH = 200
const TABLES: readonly Table[] = ['wood', 'cloth', 'dark']
const SEED = 1207

/** First pages of made-up papers of all types and families, each also as a flat scan; the same ones each time. */
export async function* drawPages(count: number): AsyncGenerator<KnownPage> {
  let index = 0
  for await (const paper of makePapers({ count, seed: SEED })) {
    const page = await drawPageOf(paper.pdf, 1, DOTS_PER_INCH)
    const words = await listWords(paper.pdf)
    const degrees = makeRandom(SEED + index).int(-10, 10) / 10
    const scan = await degradePage(page, 'grey', { degrees, turn: 90, seed: SEED + index })
    const values = listPrinted(paper.family.type, paper.truth, words.join(' '))
    yield { paper, clean: await toGrey(page), scan, values, words }
    index += 1
  }
}

/** Askew, in a curl every other time, in a shadow, not sharp; more of all that from photo to photo. */
export function choosePhoto(index: number): PhotoOptions {
  const random = makeRandom(SEED + 31 * index)
  const between = (least: number, most: number): number => least + random.next() * (most - least)
  return {
    seed: SEED + index,
    table: TABLES[index % TABLES.length]!,
    perspective: between(0.005, 0.04),
    tilt: between(-9, 9),
    curl: random.chance(0.5) ? between(0.008, 0.035) : 0,
    shadow: between(0.5, 0.95),
    blur: between(0.4, 1.5),
  }
}

export const photograph = (clean: Raster, index: number): Promise<Raster> => takePhoto(clean, choosePhoto(index))

async function toGrey({ data, width, height }: Picture): Promise<Raster> {
  const clean = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
  return { data: await clean.greyscale().raw().toBuffer(), width, height, channels: 1 }
}

/** Of the first page. */
async function listWords(pdf: Buffer): Promise<readonly string[]> {
  const content = await readPdf(pdf, LIMITS)
  await content.close()
  return content.pages[0]!.words.map(({ text }) => text)
}
