import type { Content, ReadPage } from '../domain/content.ts'
import type { ProcessingTask } from '../domain/outcome.ts'
import type { Page } from '../domain/page.ts'
import type { Recognizer } from '../stages/ocr/create-recognizer.ts'
import { VERSIONS } from '../domain/versions.ts'
import { keepRecognized, readRecognized } from '../store/recognized-pages.ts'
import { recognizePage, toPage, type RecognizedPage } from './recognize-page.ts'
import type { CountPages, Stages } from './run-stage.ts'
import { showPage, type ShownPage } from './show-page.ts'

/** Milliseconds between two signs that a page is being read. */
const PACE = 1000
/** What is told of a page whose words are not all that it may have to say. */
const LEFT = {
  given_up: (page: number) => ({
    code: 'page_given_up',
    message: `Reading page ${page} took too long and was given up: compare the fields with it, or scan it again.`,
  }),
  unreadable: (page: number) => ({
    code: 'page_without_text',
    message: `Page ${page} shows no text that can be read: if it has any, scan it again at 300 dpi.`,
  }),
} as const

/**
 * Pages that are pictures are read before they are drawn, because only then it is known which way is up. One that cannot be
 * read costs itself; throws what was wrong with the first one when nothing of the document could be read.
 */
export async function recognizeWhereMissing(
  content: Content,
  task: ProcessingTask,
  startRecognizer: () => Promise<Recognizer>,
  stages: Stages,
  count: CountPages,
): Promise<{ readonly pages: ReadonlyMap<number, Page>; readonly shown: readonly ShownPage[] }> {
  const missing: readonly ReadPage[] = content.pages.filter((page) => page.needsRecognition)
  const pages = new Map<number, Page>()
  const shown: ShownPage[] = []
  const errors: unknown[] = []

  const keeper = missing.length > 1 ? keepPages(task) : null
  const unread: number[] = []

  async function recognize(read: ReadPage): Promise<RecognizedPage> {
    const known = keeper?.find(read.number)
    if (known) return known
    const onProgress = limitPace(() => count(shown.length, missing.length))
    const options = { locale: task.hints.locale, effort: task.limits.pageEffort, onProgress }
    try {
      const recognized = await recognizePage(content, read, await startRecognizer(), options)
      keeper?.keep(recognized)
      return recognized
    } catch (error) {
      errors.push(error)
      throw error
    }
  }

  for (const read of missing) {
    const place = { page: read.number, part: 'recognizePage', code: 'page_given_up' } as const
    const bare = { page: toPage(read), turn: 0, left: 'nothing' } as const
    const isLeft = task.recognized?.only && !keeper?.find(read.number)
    if (isLeft) unread.push(read.number)
    const { page, turn, left } = isLeft ? bare : await stages.attemptPage(place, () => recognize(read), bare)
    if (left !== 'nothing') stages.tell({ ...LEFT[left](read.number), page: read.number })
    pages.set(read.number, page)
    shown.push(await showPage(content, read.number, turn, task, stages.attemptPage))
    count(shown.length, missing.length)
  }
  if (unread.length > 0) stages.tell({ ...tellUnread(unread), page: unread[0]! })
  const hasWords = content.pages.some((page) => (pages.get(page.number) ?? page).words.length > 0)
  if (errors.length > 0 && !hasWords) throw errors[0]
  return { pages, shown }
}

interface PageKeeper {
  find(page: number): RecognizedPage | null
  keep(recognized: RecognizedPage): void
}

/** Pages that were recognized before the worker, or the app, came to its end are not recognized again. */
function keepPages({ recognized, hints, limits }: ProcessingTask): PageKeeper | null {
  if (!recognized) return null
  const stamp = JSON.stringify([VERSIONS.extractor_version, hints.locale, limits.pageEffort])
  return {
    find: (page) => readRecognized(recognized.folder, page, stamp) as RecognizedPage | null,
    keep: (page) => keepRecognized(recognized.folder, page.page.number, stamp, page),
  }
}

function tellUnread(pages: readonly number[]): { readonly code: string; readonly message: string } {
  const ranges = joinRanges(pages)
  return {
    code: 'pages_unread',
    message: `Reading came to its limit before ${pages.length === 1 ? 'page' : 'pages'} ${ranges}: what stands there is missing. Split the document and send those pages again.`,
  }
}

/** `3, 5-9` */
function joinRanges(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range?.[1] === number - 1) range[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ')
}

/** At most once a second. */
function limitPace(tell: () => void): () => void {
  let last = performance.now()
  return () => {
    if (performance.now() - last < PACE) return
    last = performance.now()
    tell()
  }
}
