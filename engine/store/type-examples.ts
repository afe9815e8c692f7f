import type { TypeExample } from '../domain/outcome.ts'
import type { ReadingDatabase } from './database.ts'
import type { StoredDocument } from './documents.ts'

/** Of each custom type, the newest. */
const MOST_OF_TYPE = 5
/** Of all other types together, the newest. */
const MOST_OTHERS = 40
/** Characters: the first pages of a paper. */
const LONGEST = 8000

/**
 * Documents of the same account that a person gave one of the document's custom types, and, when there are any, others of the account
 * with their types. The document itself is none of them.
 */
export function listTypeExamples(
  database: ReadingDatabase,
  { id, accountId, customTypes }: Pick<StoredDocument, 'id' | 'accountId' | 'customTypes'>,
): readonly TypeExample[] {
  const wanted = customTypes ?? []
  const given = wanted.flatMap((type) => listGiven(database, { id, accountId, type }))
  return given.length === 0 ? [] : [...given, ...listOthers(database, { id, accountId, wanted })]
}

/** The correction in force is the newest one that was not undone. */
function listGiven(
  database: ReadingDatabase,
  { id, accountId, type }: { id: number; accountId: number; type: string },
): readonly TypeExample[] {
  const rows = database
    .prepare(
      `SELECT substr(plain_text, 1, ${LONGEST}) AS text
       FROM corrections AS given
       JOIN documents ON documents.id = given.document_id
       JOIN texts ON texts.document_id = given.document_id
       WHERE given.key = 'type' AND given.value = ? AND given.undone_at IS NULL AND account_id = ? AND documents.id <> ?
         AND NOT EXISTS (
           SELECT 1 FROM corrections AS later
           WHERE later.document_id = given.document_id AND later.id > given.id AND later.key = 'type' AND later.undone_at IS NULL
         )
       ORDER BY given.id DESC LIMIT ${MOST_OF_TYPE}`,
    )
    .all(JSON.stringify(type), accountId, id) as { text: string }[]
  return rows.map(({ text }) => ({ type, text }))
}

function listOthers(
  database: ReadingDatabase,
  { id, accountId, wanted }: { id: number; accountId: number; wanted: readonly string[] },
): readonly TypeExample[] {
  return database
    .prepare(
      `SELECT document_type AS type, substr(plain_text, 1, ${LONGEST}) AS text
       FROM documents JOIN texts ON texts.document_id = documents.id
       WHERE account_id = ? AND documents.id <> ? AND document_type IS NOT NULL
         AND document_type NOT IN (SELECT value FROM json_each(?))
       ORDER BY created_at DESC, documents.id DESC LIMIT ${MOST_OTHERS}`,
    )
    .all(accountId, id, JSON.stringify(wanted)) as TypeExample[]
}
