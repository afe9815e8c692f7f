import type { Content, Turn } from '../domain/content.ts'
import type { ProcessingTask, RenderedImage } from '../domain/outcome.ts'
import type { FractionBox } from '../domain/page.ts'
import { readCodes } from '../stages/ocr/read-codes.ts'
import { renderPage, renderThumbnail, turnRaster } from '../stages/render/render-pages.ts'

/** What one drawing of a page gives. */
export interface ShownPage {
  readonly number: number
  readonly preview: RenderedImage | null
  /** Of the first page only. */
  readonly thumbnail: RenderedImage | null
  readonly codes: readonly PageCode[]
}

/** The content of a printed code and where it stands. */
export interface PageCode {
  readonly text: string
  readonly page: number
  readonly box: FractionBox
}

const PREVIEW_DOTS_PER_INCH = 150
/** Pixels: the longer side of a preview at most. */
const PREVIEW_SIDE = 2000
/** Payment codes stand on the first pages, or on the payment part at the end. */
const CODE_PAGES = { first: 10, last: 2 }

/** Draws a page once for its preview, the thumbnail and its codes; a page that needs none of them is not drawn. */
export async function showPage(content: Content, number: number, turn: Turn, task: ProcessingTask): Promise<ShownPage> {
  const page = content.pages[number - 1]!
  const wantsPreview = number <= task.limits.previewPages
  const wantsCodes = number <= CODE_PAGES.first || number > content.pages.length - CODE_PAGES.last
  if (!wantsPreview && !wantsCodes) return { number, preview: null, thumbnail: null, codes: [] }

  // A poster is drawn at a lower resolution, else it would pass the pixel limit for no use.
  const dotsPerInch = Math.min(PREVIEW_DOTS_PER_INCH, (PREVIEW_SIDE * 72) / Math.max(page.width, page.height))
  const raster = await turnRaster(await content.draw(number, dotsPerInch), turn)
  const [preview, thumbnail, codes] = await Promise.all([
    wantsPreview ? renderPage(raster, `page-${number}`, task.outputFolder) : null,
    number === 1 ? renderThumbnail(raster, task.outputFolder) : null,
    wantsCodes ? readCodes(raster) : [],
  ])
  return {
    number,
    preview,
    thumbnail,
    codes: codes.map(({ text, box }) => ({
      text,
      page: number,
      box: [box[0] / raster.width, box[1] / raster.height, box[2] / raster.width, box[3] / raster.height],
    })),
  }
}
