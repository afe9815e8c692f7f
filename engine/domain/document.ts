/** The standard document types of the v1 contract, section 1. */
export const DOCUMENT_TYPES = [
  'invoice',
  'credit-note',
  'reminder',
  'salary-statement',
  'bank-statement',
  'contract',
  'balance-sheet',
  'tax-assessment-note',
  'timesheet',
  'letter',
  'other',
] as const
/** A standard type, or a caller's own label from `custom_types`. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number] | (string & {})
