import type { Content, FileFormat } from '../domain/content.ts'
import type { Answer, PagesToRead, ProcessingTask } from '../domain/outcome.ts'
import type { Page } from '../domain/page.ts'
import { readDocument } from '../stages/read/read-document.ts'
import { PLAIN_PAGE_BREAK, writeText } from '../stages/render/write-text.ts'
import { scanFile } from '../stages/scan/scan-file.ts'
import { writeXml } from '../store/einvoice-xml.ts'
import { writeWords } from '../store/page-words.ts'
import { extractFields } from './extract-fields.ts'
import { keepPages } from './keep-pages.ts'
import { recognizeApart } from './recognize-apart.ts'
import type { ProcessingTools } from './processing-tools.ts'
import { listMissing, recognizeWhereMissing } from './recognize-missing.ts'
import { toPage } from './recognize-page.ts'
import { startStages, type CountPages, type Stages } from './run-stage.ts'
import { showPage, type ShownPage } from './show-page.ts'

/**
 * The way of a document through the stages, or the part of it that the task asks for. Runs in a worker; never rejects: a bad
 * document is data.
 */
export async function processDocument(task: ProcessingTask, tools: ProcessingTools): Promise<Answer> {
  const part = task.recognized?.part
  if (part?.kind === 'page') return recognizeApart(task, part.page, tools)
  const stages = startStages(tools.report, tools.onBug)
  let format: FileFormat | null = null
  let opened: Content | null = null
  try {
    const file = await stages.run('scanning', () => scanFile(task.path, task.filename))
    format = file.format
    const content = await stages.run('reading', () => tools.shelf?.take(task.path) ?? readDocument(file, task.limits))
    opened = content
    const toRead = part?.kind === 'first' ? listToRead(content, task) : null
    if (toRead) {
      opened = null
      await (tools.shelf?.leave(task.path, content) ?? content.close())
      return toRead
    }
    const typeset = await stages.run('rendering', (count) => showTypesetPages(content, task, stages, count))
    const scanned = await stages.run('recognizing', (count) =>
      recognizeWhereMissing(content, task, tools.recognizer, stages, count),
    )
    const pages = content.pages.map((page) => scanned.pages.get(page.number) ?? toPage(page))
    const shown = [...typeset, ...scanned.shown].toSorted((a, b) => a.number - b.number)
    const { text, plainText, words } = stages.attempt(writeText, joinBare(pages), pages)
    await writeWords(task.outputFolder, pages, words)
    if (content.structured) await writeXml(task.outputFolder, content.structured.xml)
    const extraction = await extractFields(stages, task.hints, {
      pages,
      structured: content.structured,
      codes: shown.flatMap(({ codes }) => codes),
    })
    return {
      status: 'completed',
      format,
      isEInvoice: content.structured !== null,
      pageCount: pages.length,
      text,
      plainText,
      ...extraction,
      findings: [...stages.findings, ...extraction.findings],
      scanNotes: file.notes,
      failures: stages.failures,
      thumbnail: shown[0]?.thumbnail ?? null,
      previews: shown.flatMap(({ preview }) => preview ?? []),
      timings: stages.timings,
    }
  } catch (error) {
    return stages.fail(error, format)
  } finally {
    await opened?.close()
  }
}

/** Null where the document is read in one go: one page to recognize, or none that was not kept. */
function listToRead(content: Content, task: ProcessingTask): PagesToRead | null {
  const missing = listMissing(content)
  if (missing.length < 2) return null
  const keeper = keepPages(task)
  const pages = missing.map(({ number }) => number).filter((number) => !keeper?.find(number))
  return pages.length === 0 ? null : { status: 'pages', pages, total: missing.length }
}

/** Pages whose words are known stand upright: they can be drawn at once. */
async function showTypesetPages(
  content: Content,
  task: ProcessingTask,
  stages: Stages,
  count: CountPages,
): Promise<ShownPage[]> {
  const pages = content.pages.filter((page) => !page.needsRecognition)
  const shown: ShownPage[] = []
  for (const page of pages) {
    shown.push(await showPage(content, page.number, 0, task, stages.attemptPage))
    count(shown.length, pages.length)
  }
  return shown
}

/** The words as they come, where their lines cannot be told. */
function joinBare(pages: readonly Page[]): ReturnType<typeof writeText> {
  const text = pages.map(({ words }) => words.map((word) => word.text).join(' ')).join(PLAIN_PAGE_BREAK)
  return { text, plainText: text, words: pages.map(({ words }) => words) }
}
