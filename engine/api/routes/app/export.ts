import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { exportPreviewSchema, exportSchema, type ExportPreview } from '../../../contract/app/export.ts'
import type { Actor } from '../../../domain/audit.ts'
import { DocumentError } from '../../../domain/errors.ts'
import { applyCorrections } from '../../../domain/apply-corrections.ts'
import {
  COLUMNS,
  pickColumns,
  readColumn,
  USUAL_COLUMNS,
  type ExportColumn,
  type ExportedDocument,
} from '../../../export/columns.ts'
import { toLocalTime } from '../../../export/to-local-time.ts'
import { streamCsv, streamJson, type Batches } from '../../../export/stream-documents.ts'
import { TooManyRowsError, type XlsxOptions } from '../../../export/write-xlsx.ts'
import { correctionsInForce } from '../../../store/corrections.ts'
import type { ReadingDatabase, WritingDatabase } from '../../../store/database.ts'
import { findDocuments, keepCompleted } from '../../../store/documents.ts'
import { getExtraction } from '../../../store/extractions.ts'
import { markExported } from '../../../store/locks.ts'
import { listSummaries } from '../../../store/summaries.ts'
import type { ApiParts } from '../../api-parts.ts'
import { invalid } from '../../errors.ts'
import { readActor } from '../../read-actor.ts'
import { readJson } from '../../read-json.ts'
import type { RouteContext } from '../../request-state.ts'
import { findAccount } from './accounts.ts'
import { selectDocuments } from './selection.ts'

const PREVIEW_ROWS = 20
/** Documents read before others have their turn. */
const BATCH = 50
/** Documents of a workbook, all of which are in memory at once. */
const MAX_WORKBOOK = 50_000
/** By the Internet's registry of media types. */
const MEDIA_TYPE = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
} as const

/** POST /app/accounts/{account}/export */
export async function exportSelection(ctx: RouteContext, parts: ApiParts): Promise<void> {
  const { database, queue } = parts
  const account = findAccount(ctx, database)
  const { format, columns, separator, titles, ...selection } = await readJson(ctx, exportSchema)
  const chosen = chooseColumns(columns)
  const ids = keepCompleted(database, selectDocuments(database, account.id, selection))
  if (format === 'xlsx' && ids.length > MAX_WORKBOOK) {
    throw invalid({ format: [`A workbook takes at most ${MAX_WORKBOOK} documents. Choose fewer, or CSV.`] })
  }
  const options = { columns: chosen, separator, titles }
  const batches = loadBatches(database, ids)
  const body =
    format === 'xlsx'
      ? await makeWorkbook(ctx, parts, await gather(batches), options)
      : Readable.from(format === 'csv' ? streamCsv(batches, options) : streamJson(batches))
  await markInBatches(database, ids, readActor(ctx.state, database), format)
  if (ids.length > 0) queue.events.emit('changed', account.id)
  ctx.attachment(`docket-${toLocalTime(new Date().toISOString()).slice(0, 10)}.${format}`)
  ctx.type = MEDIA_TYPE[format]
  ctx.body = body
}

/** POST /app/accounts/{account}/export/preview */
export async function previewExport(ctx: RouteContext, { database }: ApiParts): Promise<void> {
  const account = findAccount(ctx, database)
  const {
    columns,
    titles,
    format: _format,
    separator: _separator,
    ...selection
  } = await readJson(ctx, exportPreviewSchema)
  const chosen = chooseColumns(columns)
  const ids = keepCompleted(database, selectDocuments(database, account.id, selection))
  const present = ({ name, kind }: ExportColumn) => ({ name, title: titles[name] ?? name, kind })
  ctx.body = {
    data: {
      columns: chosen.map(present),
      available: COLUMNS.map(present),
      rows: loadDocuments(database, ids.slice(0, PREVIEW_ROWS)).map((document) =>
        chosen.map((column) => readColumn(document, column)),
      ),
      total: ids.length,
    } satisfies ExportPreview,
  }
}

/** Before the answer begins: what is given out is marked, whatever becomes of the connection. */
async function markInBatches(
  database: WritingDatabase,
  ids: readonly number[],
  by: Actor,
  format: string,
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    markExported(database, ids.slice(start, start + BATCH), by, { format })
    await nextTurn()
  }
}

/** Whole before the answer begins, so that what goes wrong is still said. Nobody waits for it once the asker has gone. */
async function makeWorkbook(
  ctx: RouteContext,
  { makeWorkbook: make, closing }: ApiParts,
  documents: readonly ExportedDocument[],
  options: XlsxOptions,
): Promise<Buffer> {
  const gone = new AbortController()
  ctx.res.once('close', () => gone.abort())
  try {
    return Buffer.from(await make({ documents, options }, AbortSignal.any([closing, gone.signal])))
  } catch (error) {
    if (error instanceof TooManyRowsError) throw invalid({ format: [error.message] })
    if (error instanceof DocumentError && (error.code === 'memory_limit' || error.code === 'time_limit')) {
      throw invalid({ format: ['This is too much for one workbook. Export fewer documents, or choose CSV or JSON.'] })
    }
    throw error
  }
}

async function gather(batches: Batches): Promise<readonly ExportedDocument[]> {
  const documents: ExportedDocument[] = []
  for await (const batch of batches) documents.push(...batch)
  return documents
}

/** @throws ApiError `validation_failed` for a column that there is not */
function chooseColumns(names: readonly string[] | null | undefined): readonly ExportColumn[] {
  if (names == null) return USUAL_COLUMNS
  const unknown = names.filter((name) => !COLUMNS.some((column) => column.name === name))
  if (unknown.length > 0) throw invalid({ columns: [`There is no column ${unknown.slice(0, 5).join(', ')}.`] })
  return pickColumns(names)
}

async function* loadBatches(
  database: ReadingDatabase,
  ids: readonly number[],
): AsyncGenerator<readonly ExportedDocument[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    yield loadDocuments(database, ids.slice(start, start + BATCH))
    await nextTurn()
  }
}

function loadDocuments(database: ReadingDatabase, ids: readonly number[]): readonly ExportedDocument[] {
  const documents = findDocuments(database, ids)
  const summaries = listSummaries(database, ids)
  return ids.flatMap((id) => {
    const document = documents.get(id)
    if (!document) return []
    const fields = getExtraction(database, id)?.fields ?? {}
    const corrected = Object.entries(applyCorrections(fields, correctionsInForce(database, id)))
    const { filename, createdAt, numberOfPages, isEInvoice } = document
    return {
      id,
      filename,
      createdAt,
      numberOfPages,
      isEInvoice,
      checkedAt: summaries.get(id)?.checkedAt ?? null,
      checkedBy: summaries.get(id)?.checkedBy ?? null,
      values: Object.fromEntries(corrected.map(([key, { value }]) => [key, value])),
    }
  })
}
