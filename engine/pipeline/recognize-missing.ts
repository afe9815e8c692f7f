import type { Content, ReadPage } from '../domain/content.ts'
import type { ProcessingTask } from '../domain/outcome.ts'
import type { Page } from '../domain/page.ts'
import type { Recognizer } from '../stages/ocr/create-recognizer.ts'
import { keepPages } from './keep-pages.ts'
import { limitPace } from './limit-pace.ts'
import { recognizePage, toPage } from './recognize-page.ts'
import type { CountPages, Stages } from './run-stage.ts'
import { showPage, type ShownPage } from './show-page.ts'

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
 * Pages that are pictures are read before they are drawn, because only then it is known which way is up; those that were kept are
 * taken as they are. One that cannot be read costs itself; throws what was wrong with the first one when nothing of the document
 * could be read.
 */
export async function recognizeWhereMissing(
  content: Content,
  task: ProcessingTask,
  startRecognizer: () => Promise<Recognizer>,
  stages: Stages,
  count: CountPages,
): Promise<{ readonly pages: ReadonlyMap<number, Page>; readonly shown: readonly ShownPage[] }> {
  const missing = listMissing(content)
  const pages = new Map<number, Page>()
  const shown: ShownPage[] = []
  const errors: unknown[] = []
  const keeper = missing.length > 1 ? keepPages(task) : null
  const part = task.recognized?.part
  const unread = new Set(part?.kind === 'rest' ? part.left : [])

  async function recognize(read: ReadPage) {
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
    const kept = keeper?.find(read.number)
    const isUnread = unread.has(read.number)
    const recognized = kept ?? (isUnread ? bare : await stages.attemptPage(place, () => recognize(read), bare))
    const { page, turn, left } = recognized
    if (left !== 'nothing') stages.tell({ ...LEFT[left](read.number), page: read.number })
    pages.set(read.number, page)
    const wasShown = kept && (await keeper!.bringShown(kept))
    shown.push(wasShown ?? (await showPage(content, read.number, turn, task, stages.attemptPage)))
    count(shown.length, missing.length)
  }
  if (unread.size > 0) stages.tell({ ...tellUnread([...unread]), page: [...unread][0]! })
  const hasWords = content.pages.some((page) => (pages.get(page.number) ?? page).words.length > 0)
  if (errors.length > 0 && !hasWords) throw errors[0]
  return { pages, shown }
}

/** Pages that are pictures of their words. */
export function listMissing(content: Content): readonly ReadPage[] {
  return content.pages.filter((page) => page.needsRecognition)
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
