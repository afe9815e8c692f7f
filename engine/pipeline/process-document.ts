import type { Content, FileFormat } from '../domain/content.ts'
import type { Outcome, ProcessingProgress, ProcessingTask } from '../domain/outcome.ts'
import type { Page } from '../domain/page.ts'
import type { Recognizer } from '../stages/ocr/create-recognizer.ts'
import { readDocument } from '../stages/read/read-document.ts'
import { PLAIN_PAGE_BREAK, writeText } from '../stages/render/write-text.ts'
import { scanFile } from '../stages/scan/scan-file.ts'
import { writeXml } from '../store/einvoice-xml.ts'
import { writeWords } from '../store/page-words.ts'
import { extractFields } from './extract-fields.ts'
import { recognizeWhereMissing } from './recognize-missing.ts'
import { toPage } from './recognize-page.ts'
import { startStages, type CountPages, type Stages } from './run-stage.ts'
import { showPage, type ShownPage } from './show-page.ts'

/** What a process keeps warm between documents, and where it tells what happens. */
export interface ProcessingTools {
  /** Starts the recognizer at its first use. */
  readonly recognizer: () => Promise<Recognizer>
  readonly report: (progress: ProcessingProgress) => void
  /** Is told of errors that are no fault of the document. */
  readonly onBug: (error: unknown) => void
}

/** The way of a document through the stages. Runs in a worker; never rejects: a bad document is data. */
export async function processDocument(task: ProcessingTask, tools: ProcessingTools): Promise<Outcome> {
  const stages = startStages(tools.report, tools.onBug)
  let format: FileFormat | null = null
  let opened: Content | null = null
  try {
    const file = await stages.run('scanning', () => scanFile(task.path, task.filename))
    format = file.format
    const content = await stages.run('reading', () => readDocument(file, task.limits))
    opened = content
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
