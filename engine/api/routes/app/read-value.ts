import { readValueSchema, type ReadValueAnswer } from '../../../contract/app/read-value.ts'
import { keysOf, type KeyTable, type ScalarKind } from '../../../domain/extraction-keys.ts'
import type { FieldValue } from '../../../domain/field.ts'
import { readValue as readPrintedValue, type WritingHabits } from '../../../pipeline/read-value.ts'
import { currentResults } from '../../../pipeline/summarize-document.ts'
import { getAccount } from '../../../store/accounts.ts'
import type { ReadingDatabase } from '../../../store/database.ts'
import type { StoredDocument } from '../../../store/documents.ts'
import { getText } from '../../../store/texts.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError, invalid } from '../../errors.ts'
import { readJson } from '../../read-json.ts'
import type { RouteContext } from '../../request-state.ts'
import { findDocument } from './documents.ts'

/** POST /app/documents/{document}/read-value: words of the page as a value; nothing is kept. */
export async function readValue(ctx: RouteContext, { database }: ApiParts): Promise<void> {
  const document = findDocument(ctx, database)
  const { key, text, column } = await readJson(ctx, readValueSchema)
  if (document.status !== 'completed' || document.documentType === null) {
    throw new ApiError('conflict', 'Only the fields of a document that was read take values.')
  }
  const kind = findKind(keysOf(document.documentType), key, column ?? null)
  const name = column ?? key
  const read = readPrintedValue(name, kind, text, habitsOf(database, document), document.customTypes ?? [])
  if (read.errors) throw invalid({ text: Object.values(read.errors) })
  ctx.body = { data: { value: presentValue(read.value) } satisfies ReadValueAnswer }
}

/** @throws ApiError `validation_failed` where the document has no such key or cell */
function findKind(keys: KeyTable, key: string, column: string | null): ScalarKind {
  const kind = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (kind === undefined) throw invalid({ key: [`Documents of this type have no field ${key}.`] })
  if (typeof kind === 'string') {
    if (column !== null) throw invalid({ column: [`The field ${key} has no rows.`] })
    return kind
  }
  const cell = column !== null && Object.hasOwn(kind, column) ? kind[column] : undefined
  if (cell === undefined) throw invalid({ column: [`Choose a cell: ${Object.keys(kind).join(', ')}.`] })
  return cell
}

/** What the upload or the account said of the language, and what was read. */
function habitsOf(database: ReadingDatabase, document: StoredDocument): WritingHabits {
  const { fields } = currentResults(database, document)
  const textOf = (key: string): string | null => {
    const value = fields[key]?.value
    return typeof value === 'string' ? value : null
  }
  return {
    locale: document.locale ?? getAccount(database, document.accountId)?.locale ?? null,
    language: textOf('language'),
    currency: textOf('currency'),
    senderAddress: textOf('sender_address'),
    text: getText(database, document.id)?.plainText ?? '',
  }
}

function presentValue(value: FieldValue): ReadValueAnswer['value'] {
  return value === null || typeof value === 'string' ? value : [...value]
}
