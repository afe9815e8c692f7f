import { correctFieldsSchema, type CorrectFields, type CorrectionResource } from '../../../contract/app/correction.ts'
import { checkValue } from '../../../domain/check-value.ts'
import { keysOf, type KeyTable } from '../../../domain/extraction-keys.ts'
import { correctFields as correctStoredFields, undoCorrection as undo } from '../../../pipeline/correct-fields.ts'
import type { WantedCorrection } from '../../../pipeline/correct-fields.ts'
import { getCorrection, listCorrections as listStoredCorrections } from '../../../store/corrections.ts'
import type { StoredDocument } from '../../../store/documents.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError, invalid } from '../../errors.ts'
import { presentCorrection } from '../../present/correction.ts'
import { readActor } from '../../read-actor.ts'
import { readId } from '../../read-id.ts'
import { readJson } from '../../read-json.ts'
import type { RouteContext } from '../../request-state.ts'
import { unlessLocked } from '../../unless-locked.ts'
import { answerWithDocument, findDocument } from './documents.ts'

/** PATCH /app/documents/{document}/fields: all corrections or none; answers with the document as it then is. */
export async function correctFields(ctx: RouteContext, parts: ApiParts): Promise<void> {
  const { database, queue } = parts
  const { fields } = await readJson(ctx, correctFieldsSchema)
  const document = findDocument(ctx, database)
  if (document.status !== 'completed' || document.documentType === null) {
    throw new ApiError('conflict', 'Only the fields of a document that was read can be corrected.')
  }
  const wanted = checkFields(fields, document, document.documentType)
  const by = readActor(ctx.state, database)
  unlessLocked('document_locked', () => correctStoredFields(database, document.id, wanted, { by }))
  queue.events.emit('corrected', document.id)
  answerWithDocument(ctx, parts, document)
}

/** GET /app/documents/{document}/corrections: newest first, undone ones included. */
export function listCorrections(ctx: RouteContext, { database }: ApiParts): void {
  const { id } = findDocument(ctx, database)
  ctx.body = { data: listStoredCorrections(database, id).map(presentCorrection) satisfies CorrectionResource[] }
}

/** DELETE /app/documents/{document}/corrections/{correction}: undoes it; it stays in the history. */
export function undoCorrection(ctx: RouteContext, parts: ApiParts): void {
  const { database, queue } = parts
  const document = findDocument(ctx, database)
  const correction = getCorrection(database, document.id, readId(ctx.params['correction']))
  if (!correction) throw new ApiError('not_found', 'This document has no correction with this id.')
  const by = readActor(ctx.state, database)
  const isUndone = unlessLocked('document_locked', () => undo(database, correction, { by }))
  if (!isUndone) throw new ApiError('conflict', 'This correction was undone before.')
  queue.events.emit('corrected', document.id)
  answerWithDocument(ctx, parts, document)
}

/**
 * Values by the kinds of their keys, in the form in which they are kept. A type that is corrected in the same request
 * decides which keys there are.
 * @throws ApiError `validation_failed` with everything that is wrong
 */
function checkFields(fields: CorrectFields['fields'], document: StoredDocument, type: string): WantedCorrection[] {
  const newType = fields['type']?.value
  const keys: KeyTable = keysOf(typeof newType === 'string' ? newType : type)
  const errors: Record<string, string[]> = {}
  const wanted = Object.entries(fields).flatMap(([key, { value, page, box, text }]): WantedCorrection[] => {
    const kind = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (kind === undefined) {
      errors[`fields.${key}`] = [`Documents of this type have no field ${key}.`]
      return []
    }
    if (page != null && page > (document.numberOfPages ?? 0)) {
      errors[`fields.${key}.page`] = [`The document has ${document.numberOfPages ?? 0} pages.`]
    }
    const checked = checkValue(key, kind, value, document.customTypes ?? [])
    if (checked.errors) {
      for (const [path, message] of Object.entries(checked.errors)) {
        errors[['fields', key, 'value', path].filter((part) => part !== '').join('.')] = [message]
      }
      return []
    }
    const place = page == null ? null : { page, box: box ?? null, text: text ?? '' }
    return [{ key, value: checked.value, place }]
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return wanted
}
