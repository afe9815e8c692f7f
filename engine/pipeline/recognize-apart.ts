import type { Content } from '../domain/content.ts'
import { DocumentError } from '../domain/errors.ts'
import type { PageRead, ProcessingProgress, ProcessingTask } from '../domain/outcome.ts'
import { readDocument } from '../stages/read/read-document.ts'
import { scanFile } from '../stages/scan/scan-file.ts'
import { keepPages, type PageKeeper } from './keep-pages.ts'
import { limitPace } from './limit-pace.ts'
import type { ProcessingTools } from './processing-tools.ts'
import { recognizePage } from './recognize-page.ts'
import { showPage } from './show-page.ts'

/** Recognizes, draws and keeps one page of a document. Never rejects: a page that is not kept tells the rest of the work why. */
export async function recognizeApart(task: ProcessingTask, number: number, tools: ProcessingTools): Promise<PageRead> {
  const begun = process.cpuUsage()
  let opened: Content | null = null
  try {
    opened = tools.shelf?.take(task.path) ?? (await readDocument(await scanFile(task.path, task.filename), task.limits))
    await keepPage(opened, number, task, tools, keepPages(task)!)
  } catch (error) {
    if (!(error instanceof DocumentError)) tools.onBug(error)
  }
  if (opened) await (tools.shelf?.leave(task.path, opened) ?? opened.close())
  const { user, system } = process.cpuUsage(begun)
  return { status: 'page', effort: Math.round((user + system) / 1000) }
}

async function keepPage(
  content: Content,
  number: number,
  task: ProcessingTask,
  { recognizer, report }: ProcessingTools,
  keeper: PageKeeper,
): Promise<void> {
  const sign: ProcessingProgress = { stage: 'recognizing', pagesDone: null, pagesTotal: null }
  const recognized = await recognizePage(content, content.pages[number - 1]!, await recognizer(), {
    locale: task.hints.locale,
    effort: task.limits.pageEffort,
    onProgress: limitPace(() => report(sign)),
  })
  report(sign)
  // What cannot be drawn here is tried, and told of, where the document is put together.
  const shown = await showPage(content, number, recognized.turn, { ...task, outputFolder: keeper.folder }).catch(
    () => null,
  )
  keeper.keep({ ...recognized, shown })
}
