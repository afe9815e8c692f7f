import { keysOf } from './extraction-keys.ts'
import type { Candidate, Field, Fields, FieldValue } from './field.ts'
import type { FractionBox } from './page.ts'

/** What a person says a field's value is, and where it stands. */
export interface Correction {
  readonly key: string
  readonly value: FieldValue
  /** The words as printed; empty when none were pointed at. */
  readonly text: string
  /** From 1. */
  readonly page: number | null
  readonly box: FractionBox | null
}

const NOTHING: Field = { value: null, candidates: [] }

/**
 * The fields with a person's word before everything that was read: its value, and a first candidate of source `user`. With
 * another type the document has that type's keys.
 * @param corrections at most one for each key
 */
export function applyCorrections(fields: Fields, corrections: readonly Correction[]): Fields {
  if (corrections.length === 0) return fields
  const byKey = new Map(corrections.map((correction) => [correction.key, correction]))
  const type = byKey.get('type')?.value
  const keys = typeof type === 'string' ? Object.keys(keysOf(type)) : Object.keys(fields)
  return Object.fromEntries(
    keys.map((key): [string, Field] => {
      const read = fields[key] ?? NOTHING
      const correction = byKey.get(key)
      return [key, correction ? correctField(read, correction) : read]
    }),
  )
}

function correctField(read: Field, { value, text, page, box }: Correction): Field {
  const user: Candidate = { value, text, page, box, confidence: 1, source: 'user', reason: 'set by the user' }
  return { value, candidates: [user, ...read.candidates] }
}
