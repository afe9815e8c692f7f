import type { AppDocument, AppField } from '../../engine/contract/app/document.ts'

/** How far a value can be trusted, in four words. */
export type Trust = 'sure' | 'likely' | 'check' | 'missing'
export type Finding = NonNullable<AppDocument['findings']>[number]

/** From here on a value is right so often that a look costs more than it finds. */
const SURE = 0.95
/** Below this a person looks: the bar that the readings are measured against. */
export const REVIEW_BAR = 0.86

/** A user's word is sure; a field with a finding is never. */
export function judgeField(field: AppField, findings: readonly Finding[]): Trust {
  const chosen = field.candidates[0]
  const isUsers = chosen?.source === 'user'
  if (findings.length > 0) return 'check'
  if (isUsers) return 'sure'
  if (isEmpty(field)) return 'missing'
  const confidence = chosen?.confidence ?? 0
  if (confidence >= SURE) return 'sure'
  return confidence >= REVIEW_BAR ? 'likely' : 'check'
}

/** Whether a person should look before the document counts as done. */
export function needsLook(field: AppField, findings: readonly Finding[]): boolean {
  return judgeField(field, findings) === 'check'
}

export function isEmpty({ value }: Pick<AppField, 'value'>): boolean {
  return value === null || value.length === 0
}

/** Findings by the keys they concern; those of no key apart. */
export function findingsOf(document: AppDocument, key: string): readonly Finding[] {
  return document.findings?.filter(({ fields }) => fields.includes(key)) ?? []
}
