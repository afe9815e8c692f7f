import type { AppDocument, AppField } from '../../engine/contract/app/document.ts'
import type { Change } from './save-corrections.ts'
import { copyBox, isSameValue, type Fields } from './value.ts'

/** The fields as they will be once all changes are kept: what was decided is seen at once. */
export function applyPending(document: AppDocument, pending: readonly Change[]): Fields {
  const fields: Record<string, AppField> = { ...document.extractions }
  for (const change of pending) fields[change.key] = applyChange(fields[change.key], change)
  return fields
}

function applyChange(field: AppField | undefined, { value, place }: Change): AppField {
  const read = (field?.candidates ?? []).filter(({ source }) => source !== 'user')
  // As the engine does: without a place the value stands where the same value was seen.
  const seen = read.find((candidate) => isSameValue(candidate.value, value))
  const own = {
    value,
    text: place?.text ?? seen?.text ?? '',
    page: place?.page ?? seen?.page ?? null,
    box: place ? copyBox(place.box) : (seen?.box ?? null),
    confidence: 1,
    source: 'user' as const,
    reason: 'set by the user',
  }
  return { value, candidates: [own, ...read] }
}
