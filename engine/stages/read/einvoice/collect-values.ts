import type { FieldValue } from '../../../domain/field.ts'

/** Drops what the XML does not state: null, empty text and empty tables. */
export function collectValues(values: Readonly<Record<string, FieldValue>>): Readonly<Record<string, FieldValue>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value.length > 0))
}
