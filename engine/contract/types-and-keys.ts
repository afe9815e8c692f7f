/** The one table of types and keys. The page reads it as well, besides types the only thing that it takes from the engine. */
export { CHOICES } from '../domain/types/choices.ts'
export type { KeyEntry, ScalarKind } from '../domain/types/key-entry.ts'
export { TYPE_ENTRIES } from '../domain/types/type-entries.ts'
