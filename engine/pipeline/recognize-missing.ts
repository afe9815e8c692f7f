import type { Content, ReadPage } from '../domain/content.ts'
import type { ProcessingTask } from '../domain/outcome.ts'
import type { Page } from '../domain/page.ts'
import type { Recognizer } from '../stages/ocr/create-recognizer.ts'
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

  async function recognize(read: ReadPage): Promise<RecognizedPage> {
    const onProgress = limitPace(() => count(shown.length, missing.length))
    const options = { locale: task.hints.locale, effort: task.limits.pageEffort, onProgress }
    try {
      return await recognizePage(content, read, await startRecognizer(), options)
    } catch (error) {
      errors.push(error)
      throw error
    }
  }

  for (const read of missing) {
    const place = { page: read.number, part: 'recognizePage', code: 'page_given_up' } as const
    const bare = { page: toPage(read), turn: 0, left: 'nothing' } as const
    const { page, turn, left } = await stages.attemptPage(place, () => recognize(read), bare)
    if (left !== 'nothing') stages.tell({ ...LEFT[left](read.number), page: read.number })
    pages.set(read.number, page)
    shown.push(await showPage(content, read.number, turn, task, stages.attemptPage))
    count(shown.length, missing.length)
  }
  const hasWords = content.pages.some((page) => (pages.get(page.number) ?? page).words.length > 0)
  if (errors.length > 0 && !hasWords) throw errors[0]
  return { pages, shown }
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
