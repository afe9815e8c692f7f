import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { StructuredInvoice } from '../../../engine/domain/content.ts'
import type { ProcessingTask } from '../../../engine/domain/outcome.ts'
import type { Page } from '../../../engine/domain/page.ts'
import { recognizePage, toPage } from '../../../engine/pipeline/recognize-page.ts'
import { showPage, type PageCode } from '../../../engine/pipeline/show-page.ts'
import { createRecognizer, type Recognizer } from '../../../engine/stages/ocr/create-recognizer.ts'
import { readDocument } from '../../../engine/stages/read/read-document.ts'
import { scanFile } from '../../../engine/stages/scan/scan-file.ts'
import { answerRequests } from '../../../engine/workers/answer-requests.ts'

/** What a document's fields are found in, before anything is found. */
export interface ReadPages {
  readonly pages: readonly Page[]
  readonly codes: readonly PageCode[]
  readonly structured: StructuredInvoice | null
}

const LIMITS = { maxPages: 1000, maxPixels: 100_000_000, previewPages: 0, pageEffort: 180_000 }

let recognizer: Promise<Recognizer> | null = null

answerRequests((task) => readPages(task as string))

/** The first stages of the product's way of a document: scan, read, recognize, look for codes. */
async function readPages(path: string): Promise<ReadPages> {
  const outputFolder = await mkdtemp(join(tmpdir(), 'docket-pages-'))
  const content = await readDocument(await scanFile(path, basename(path)), LIMITS)
  try {
    const hints = {
      locale: null,
      customTypes: [],
      typeExamples: [],
      type: null,
      additionalText: null,
      ownNames: [],
      extract: true,
    }
    const task: ProcessingTask = { path, filename: basename(path), hints, outputFolder, limits: LIMITS }
    const pages: Page[] = []
    const codes: PageCode[] = []
    for (const read of content.pages) {
      recognizer ??= read.needsRecognition ? createRecognizer() : null
      const { page, turn } =
        read.needsRecognition && recognizer !== null
          ? await recognizePage(content, read, await recognizer, { locale: null })
          : { page: toPage(read), turn: 0 as const }
      pages.push(page)
      codes.push(...(await showPage(content, read.number, turn, task)).codes)
    }
    return { pages, codes, structured: content.structured }
  } finally {
    await content.close()
    await rm(outputFolder, { recursive: true, force: true })
  }
}
