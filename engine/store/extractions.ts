import type { DocumentType } from '../domain/document.ts'
import type { Candidate, Field, Fields } from '../domain/field.ts'
import type { Finding } from '../domain/finding.ts'
import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** What a run found. */
export interface Extraction {
  readonly runId: number
  readonly documentId: number
  readonly type: DocumentType | null
  readonly fields: Fields
  readonly findings: readonly Finding[]
}

/** Fields as they are stored and given out; why each candidate was considered stands apart. */
type GivenFields = Readonly<
  Record<string, Omit<Field, 'candidates'> & { readonly candidates: readonly GivenCandidate[] }>
>
type GivenCandidate = Omit<Candidate, 'reason' | 'evidence'>
/** By key, those of the candidates in their order. */
type Reasons = Readonly<Record<string, readonly string[]>>

const OF_NEWEST_RUN = 'FROM extractions WHERE document_id = +? ORDER BY run_id DESC LIMIT 1'
const FIND = `SELECT run_id AS runId, document_id AS documentId, type, fields, reasons, findings ${OF_NEWEST_RUN}`
const FIND_FIELDS = `SELECT CAST(fields AS BLOB) AS fields ${OF_NEWEST_RUN}`
const JOIN = `SELECT CAST(? || json_quote(text) || ? || json_quote(plain_text) || ? || fields || ? AS BLOB) AS joined
  FROM extractions JOIN texts ON texts.document_id = extractions.document_id WHERE run_id = +?`

export function saveExtraction(database: WritingDatabase, extraction: Extraction): void {
  database
    .prepare(
      `INSERT INTO extractions (run_id, document_id, type, fields, reasons, findings)
       VALUES (@runId, @documentId, @type, @fields, @reasons, @findings)`,
    )
    .run({
      ...extraction,
      fields: JSON.stringify(withoutReasons(extraction.fields)),
      reasons: JSON.stringify(reasonsOf(extraction.fields)),
      findings: JSON.stringify(extraction.findings),
    })
}

/** What the document's newest completed run found; null when there is none. */
export function getExtraction(database: ReadingDatabase, documentId: number): Extraction | null {
  const row = database.prepare(FIND).get(documentId) as
    | (Omit<Extraction, 'fields' | 'findings'> & { fields: string; reasons: string; findings: string })
    | undefined
  if (!row) return null
  const { fields, reasons, findings, ...rest } = row
  return {
    ...rest,
    fields: withReasons(JSON.parse(fields) as GivenFields, JSON.parse(reasons) as Reasons),
    findings: JSON.parse(findings) as Finding[],
  }
}

/** The fields of getExtraction as JSON in UTF-8, candidates without their reasons: what the API gives out. */
export function getFieldsAsJson(database: ReadingDatabase, documentId: number): Buffer | null {
  const row = database.prepare(FIND_FIELDS).get(documentId) as { fields: Buffer } | undefined
  return row?.fields ?? null
}

/**
 * What is long in a document as JSON in UTF-8, between pieces of JSON: its text, its plain text, the fields that a run found. It goes
 * from the store to whoever asks without ever being a string, which would take longer than all the rest. Null where something is missing.
 */
export function joinStoredJson(
  database: ReadingDatabase,
  runId: number,
  pieces: readonly [first: string, second: string, third: string, last: string],
): Buffer | null {
  const row = database.prepare(JOIN).get(...pieces, runId) as { joined: Buffer } | undefined
  return row?.joined ?? null
}

function withoutReasons(fields: Fields): GivenFields {
  return mapFields(fields, (_, { value, candidates }) => ({
    value,
    candidates: candidates.map(({ value, text, page, box, confidence, source }) => ({
      value,
      text,
      page,
      box,
      confidence,
      source,
    })),
  }))
}

function reasonsOf(fields: Fields): Reasons {
  return mapFields(fields, (_, { candidates }) => candidates.map(({ reason }) => reason))
}

function withReasons(fields: GivenFields, reasons: Reasons): Fields {
  return mapFields(fields, (key, { value, candidates }) => ({
    value,
    candidates: candidates.map((candidate, at) => ({ ...candidate, reason: reasons[key]?.[at] ?? '' })),
  }))
}

function mapFields<Part, Result>(
  fields: Readonly<Record<string, Part>>,
  change: (key: string, part: Part) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, change(key, part)]))
}
