import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Raster } from '../../../engine/domain/content.ts'
import { makePapers } from '../../fixtures/builders/papers/make-papers.ts'
import { drawPageOf } from '../../fixtures/builders/scan-page.ts'
import { degradePage, type Profile } from '../../papers/scans/degrade-page.ts'
import { drawPages, photograph } from '../photos/take-photos.ts'

export interface Kind {
  readonly kind: 'receipt' | 'photo' | 'A4 200 dpi' | 'A4 300 dpi' | 'fax'
  readonly rasters: readonly Raster[]
}

const SEED = 1907

/** Pages by kind: till receipts and scans of the corpus, photos, sharper scans and faxes of made-up papers. */
export async function* drawKinds(corpus: string, count: number): AsyncGenerator<Kind> {
  const receipts = join(corpus, 'sroie')
  if (existsSync(receipts)) yield { kind: 'receipt', rasters: await drawReceipts(receipts, count) }
  yield { kind: 'photo', rasters: await takePhotos(count) }
  const scans = join(corpus, 'einvoice-scan')
  if (existsSync(scans)) yield { kind: 'A4 200 dpi', rasters: await drawScans(scans, count) }
  yield { kind: 'A4 300 dpi', rasters: await drawMade('grey', 300, count) }
  yield { kind: 'fax', rasters: await drawMade('fax', 200, count) }
}

async function drawReceipts(folder: string, count: number): Promise<readonly Raster[]> {
  return Promise.all(
    (await choose(folder, '.jpg', count)).map(async (path) => {
      const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true })
      return { data, width: info.width, height: info.height, channels: 1 }
    }),
  )
}

async function takePhotos(count: number): Promise<readonly Raster[]> {
  const photos: Raster[] = []
  for await (const { clean } of drawPages(count)) photos.push(await photograph(clean, photos.length))
  return photos
}

/** First pages. */
async function drawScans(folder: string, count: number): Promise<readonly Raster[]> {
  const library = await PDFiumLibrary.init()
  try {
    const pages: Raster[] = []
    for (const path of await choose(folder, '.pdf', count)) {
      const document = await library.loadDocument(await readFile(path))
      const { data, width, height } = await document
        .getPage(0)
        .render({ scale: 200 / 72, colorSpace: 'Gray', render: 'bitmap' })
      pages.push({ data, width, height, channels: 1 })
      document.destroy()
    }
    return pages
  } finally {
    library.destroy()
  }
}

async function drawMade(profile: Profile, dotsPerInch: number, count: number): Promise<readonly Raster[]> {
  const pages: Raster[] = []
  for await (const { pdf } of makePapers({ count, seed: SEED })) {
    const mishap = { degrees: ((pages.length % 5) - 2) / 2, turn: 90, seed: SEED + pages.length } as const
    const { data, width, height, channels } = await degradePage(await drawPageOf(pdf, 1, dotsPerInch), profile, mishap)
    const grey = sharp(data, { raw: { width, height, channels } }).greyscale().raw()
    pages.push({ data: await grey.toBuffer(), width, height, channels: 1 })
  }
  return pages
}

/** Files spread over the folder. */
async function choose(folder: string, ending: string, count: number): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).toSorted()
  const step = Math.max(1, Math.floor(names.length / count))
  return names
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map((name) => join(folder, name))
}
