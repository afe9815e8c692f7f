import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** What of a document can be found. */
export interface SearchableDocument {
  readonly filename: string
  /** Values by key, as one text each. */
  readonly fields: Readonly<Record<string, string>>
  /** Plain text of the pages. */
  readonly text: string
}

/** A place that a query hit, as parts of its text in order. */
export interface Hit {
  readonly where: 'filename' | 'field' | 'text'
  /** Of a field. */
  readonly key: string | null
  readonly parts: readonly { readonly text: string; readonly hit: boolean }[]
}

/** Characters: longer texts cost more time to index than anyone gains by finding their end. */
const MAX_TEXT = 2_000_000
/** Words around a hit in a text. */
const SNIPPET_WORDS = 14
/** Characters of a field around its first hit. */
const REACH = 60
const MAX_HITS = 4

/** Around what was hit; texts are stored without them. */
const OPEN = '\u0002'
const CLOSE = '\u0003'

/** Takes the place of what was indexed of the document before. Call it in the transaction that changes what is found. */
export function indexDocument(
  database: WritingDatabase,
  documentId: number,
  { filename, fields, text }: SearchableDocument,
): void {
  removeFromIndex(database, documentId)
  const entries = Object.entries(fields).filter(([, value]) => value !== '')
  database
    .prepare('INSERT INTO search (rowid, filename, field_values, text, field_keys) VALUES (?, ?, ?, ?, ?)')
    .run(
      documentId,
      clean(filename),
      entries.map(([, value]) => clean(value).replaceAll('\n', ' ')).join('\n'),
      clean(text.slice(0, MAX_TEXT)),
      entries.map(([key]) => key).join('\n'),
    )
}

export function removeFromIndex(database: WritingDatabase, documentId: number): void {
  database.prepare('DELETE FROM search WHERE rowid = CAST(? AS INTEGER)').run(documentId)
}

/**
 * Where a query hit each of some documents; fields first, then text, then the file name.
 * @param match by writeMatch
 */
export function findHits(
  database: ReadingDatabase,
  match: string,
  documentIds: readonly number[],
): ReadonlyMap<number, readonly Hit[]> {
  // One walk over all that matches: for each document apart, the words that a prefix stands for would be gathered anew. The
  // ids come as JSON, because bound numbers are REAL, which FTS5 takes for no row at all.
  const rows = database
    .prepare(
      `SELECT rowid, field_keys, highlight(search, 1, '${OPEN}', '${CLOSE}'),
       snippet(search, 2, '${OPEN}', '${CLOSE}', '…', ${SNIPPET_WORDS}), highlight(search, 0, '${OPEN}', '${CLOSE}')
       FROM search WHERE search MATCH ? AND +rowid IN (SELECT value FROM json_each(?))`,
    )
    .raw()
    .all(match, JSON.stringify(documentIds)) as [number, string, string, string, string][]
  return new Map(rows.map(([id, ...found]) => [id, readHits(found)]))
}

function readHits([keys, values, text, filename]: readonly [string, string, string, string]): readonly Hit[] {
  const keyOfLine = keys.split('\n')
  const fields = values.split('\n').map((value, line): Hit => {
    return { where: 'field', key: keyOfLine[line] ?? null, parts: splitParts(cutAround(value)) }
  })
  const others: readonly Hit[] = [
    { where: 'text', key: null, parts: splitParts(text.replace(/\s+/g, ' ')) },
    { where: 'filename', key: null, parts: splitParts(filename) },
  ]
  return [...fields, ...others].filter(({ parts }) => parts.some(({ hit }) => hit)).slice(0, MAX_HITS)
}

/** The part of a long value around its first hit. */
function cutAround(value: string): string {
  const at = value.indexOf(OPEN)
  if (at < 0) return ''
  const from = at > REACH ? value.indexOf(' ', at - REACH) + 1 : 0
  const start = from > at ? at : from
  const end = value.indexOf(' ', value.indexOf(CLOSE, at) + REACH)
  const cut = value.slice(start, end < 0 ? undefined : end)
  const isOpen = cut.lastIndexOf(OPEN) > cut.lastIndexOf(CLOSE)
  return `${start > 0 ? '…' : ''}${cut}${isOpen ? CLOSE : ''}${end < 0 ? '' : '…'}`
}

function splitParts(marked: string): Hit['parts'] {
  return marked
    .split(OPEN)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, hit: false }]
      const [hit = '', rest = ''] = piece.split(CLOSE)
      return [
        { text: hit, hit: true },
        { text: rest, hit: false },
      ]
    })
    .filter(({ text }) => text !== '')
}

function clean(text: string): string {
  return text.replace(/(?![\t\n])\p{Cc}/gu, ' ')
}
