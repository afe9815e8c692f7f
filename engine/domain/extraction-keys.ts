import type { DocumentType } from './document.ts'
import { ALL_TYPES } from './types/all-types.ts'
import type { KeyEntries, KeyKind } from './types/key-entry.ts'
import { TYPE_ENTRIES } from './types/type-entries.ts'

export type { KeyKind, ScalarKind } from './types/key-entry.ts'
export type KeyTable = Readonly<Record<string, KeyKind>>

/** The extraction keys of each standard type, in the order in which they are given. */
export const EXTRACTION_KEYS: Readonly<Record<string, KeyTable>> = Object.fromEntries(
  Object.entries(TYPE_ENTRIES).map(([type, { keys }]) => [type, kindsOf(keys)]),
)

const KEYS_OF_ALL: KeyTable = kindsOf(ALL_TYPES)
const { net_amount, total_tax_amount, gross_amount } = TYPE_ENTRIES.invoice.keys
const TOTALS: KeyTable = kindsOf({ net_amount, total_tax_amount, gross_amount })

/** Keys that a type carries only where the document states them: orders, quotations and forms are `other` and have totals. */
export function occasionalKeysOf(type: DocumentType): KeyTable {
  return type === 'other' ? TOTALS : {}
}

/** The keys of a type; a custom type has the keys of all types. */
export function keysOf(type: DocumentType): KeyTable {
  return Object.hasOwn(EXTRACTION_KEYS, type) ? EXTRACTION_KEYS[type]! : KEYS_OF_ALL
}

function kindsOf(entries: KeyEntries): KeyTable {
  return Object.fromEntries(Object.entries(entries).map(([key, { kind }]) => [key, kind]))
}
