import type { Content, Raster, Turn } from '../domain/content.ts'
import type { ProcessingTask, RenderedImage } from '../domain/outcome.ts'
import type { FractionBox } from '../domain/page.ts'
import { readCodes } from '../stages/ocr/read-codes.ts'
import { renderPage, renderThumbnail, turnRaster } from '../stages/render/render-pages.ts'
import type { AttemptPage } from './run-stage.ts'

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

/**
 * Draws a page once for its preview, the thumbnail and its codes; a page that needs none of them is not drawn.
 * @param attempt does each of these, so that one that fails costs itself
 */
export async function showPage(
  content: Content,
  number: number,
  turn: Turn,
  task: ProcessingTask,
  attempt: AttemptPage = (_place, work) => work(),
): Promise<ShownPage> {
  const page = content.pages[number - 1]!
  const wantsPreview = number <= task.limits.previewPages
  const wantsCodes = number <= CODE_PAGES.first || number > content.pages.length - CODE_PAGES.last
  const nothing = { number, preview: null, thumbnail: null, codes: [] }
  if (!wantsPreview && !wantsCodes) return nothing

  // A poster is drawn at a lower resolution, else it would pass the pixel limit for no use.
  const dotsPerInch = Math.min(PREVIEW_DOTS_PER_INCH, (PREVIEW_SIDE * 72) / Math.max(page.width, page.height))
  const draw = async (): Promise<Raster> => turnRaster(await content.draw(number, dotsPerInch), turn)
  const raster = await attempt({ page: number, part: 'drawPage', code: 'preview_failed' }, draw, null)
  if (raster === null) return nothing
  const render = (): Promise<RenderedImage> => renderPage(raster, `page-${number}`, task.outputFolder)
  const shrink = (): Promise<RenderedImage> => renderThumbnail(raster, task.outputFolder)
  const [preview, thumbnail, codes] = await Promise.all([
    wantsPreview ? attempt({ page: number, part: 'renderPage', code: 'preview_failed' }, render, null) : null,
    number === 1 ? attempt({ page: number, part: 'renderThumbnail', code: 'preview_failed' }, shrink, null) : null,
    wantsCodes ? attempt({ page: number, part: 'readCodes', code: 'part_failed' }, () => readCodes(raster), []) : [],
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
