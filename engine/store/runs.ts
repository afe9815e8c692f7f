import type { RunErrorCode } from '../domain/errors.ts'
import { mayMove, type BlockedReason, type ProcessingStage, type RunStatus } from '../domain/status.ts'
import { currentTime } from './current-time.ts'
import type { ReadingDatabase, WritingDatabase } from './database.ts'
import type { Mode } from './tokens.ts'

/** One attempt at a document's fields. */
export interface Run {
  readonly id: number
  readonly documentId: number
  readonly mode: Mode
  readonly source: 'api' | 'app' | null
  readonly status: RunStatus
  readonly blockedReason: BlockedReason | null
  readonly errorCode: RunErrorCode | null
  readonly errorMessage: string | null
  readonly extractionSchemaVersion: string | null
  readonly extractorVersion: string | null
  readonly aiPromptVersion: string | null
  readonly normalizationVersion: string | null
  /** Milliseconds by stage. */
  readonly timings: Readonly<Partial<Record<ProcessingStage, number>>> | null
  readonly startedAt: string | null
  readonly completedAt: string | null
  readonly createdAt: string
}

export type RunChange = Partial<Omit<Run, 'id' | 'documentId' | 'mode' | 'source' | 'createdAt'>>

interface RunRow extends Omit<Run, 'timings'> {
  readonly timings: string | null
}

const COLUMN_OF = {
  id: 'id',
  documentId: 'document_id',
  mode: 'mode',
  source: 'source',
  status: 'status',
  blockedReason: 'blocked_reason',
  errorCode: 'error_code',
  errorMessage: 'error_message',
  extractionSchemaVersion: 'extraction_schema_version',
  extractorVersion: 'extractor_version',
  aiPromptVersion: 'ai_prompt_version',
  normalizationVersion: 'normalization_version',
  timings: 'timings',
  startedAt: 'started_at',
  completedAt: 'completed_at',
  createdAt: 'created_at',
} as const satisfies Record<keyof Run, string>

const SELECT = `SELECT ${Object.entries(COLUMN_OF)
  .map(([key, column]) => `${column} AS ${key}`)
  .join(', ')} FROM runs`
const FIND_LATEST = `${SELECT} WHERE document_id = +? ORDER BY id DESC LIMIT 1`

/** A new run is `pending`. */
export function createRun(
  database: WritingDatabase,
  { documentId, mode, source }: Pick<Run, 'documentId' | 'mode' | 'source'>,
): Run {
  const { lastInsertRowid } = database
    .prepare(`INSERT INTO runs (document_id, mode, source, status, created_at) VALUES (?, ?, ?, 'pending', ?)`)
    .run(documentId, mode, source, currentTime())
  return getRun(database, Number(lastInsertRowid))
}

/** @throws RangeError when there is no such run */
export function getRun(database: ReadingDatabase, id: number): Run {
  const row = database.prepare(`${SELECT} WHERE id = ?`).get(id) as RunRow | undefined
  if (!row) throw new RangeError(`There is no run ${id}.`)
  return toRun(row)
}

/** The document's newest run; null for a document without any. */
export function latestRun(database: ReadingDatabase, documentId: number): Run | null {
  const row = database.prepare(FIND_LATEST).get(documentId)
  return row ? toRun(row as RunRow) : null
}

/** The newest run of each document by the document's id; documents without runs are absent. */
export function latestRuns(database: ReadingDatabase, documentIds: readonly number[]): ReadonlyMap<number, Run> {
  const rows = database
    .prepare(
      `${SELECT} WHERE id IN (SELECT (SELECT max(runs.id) FROM runs WHERE document_id = wanted.value) FROM json_each(?) AS wanted)`,
    )
    .all(JSON.stringify(documentIds)) as RunRow[]
  return new Map(rows.map((row) => [row.documentId, toRun(row)]))
}

/** @throws RangeError for a status that the run's present one does not lead to */
export function updateRun(database: WritingDatabase, id: number, change: RunChange): void {
  const { status } = getRun(database, id)
  if (change.status && change.status !== status && !mayMove(status, change.status)) {
    throw new RangeError(`A run that is ${status} cannot become ${change.status}.`)
  }
  const values = { ...change, ...(change.timings && { timings: JSON.stringify(change.timings) }) }
  const assignments = Object.keys(values).map((key) => `${COLUMN_OF[key as keyof Run]} = @${key}`)
  database.prepare(`UPDATE runs SET ${assignments.join(', ')} WHERE id = @id`).run({ ...values, id })
}

function toRun(row: RunRow): Run {
  return { ...row, timings: row.timings === null ? null : (JSON.parse(row.timings) as Run['timings']) }
}
