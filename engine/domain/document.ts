import { TYPE_ENTRIES } from './types/type-entries.ts'

type StandardType = keyof typeof TYPE_ENTRIES

/** The standard document types of the v1 contract, section 1. */
export const DOCUMENT_TYPES = Object.keys(TYPE_ENTRIES) as readonly StandardType[]
/** A standard type, or a caller's own label from `custom_types`. */
export type DocumentType = StandardType | (string & {})
