import type { Fields, Row } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'

/**
 * @param message what is wrong with its figures, then what to do about it, in one sentence
 * @param keys extraction keys it concerns; the page is that of the first one whose place is known
 */
export function makeFinding(fields: Fields, code: string, message: string, keys: readonly string[]): Finding {
  const page = keys.map((key) => fields[key]?.candidates[0]?.page ?? null).find((number) => number !== null) ?? null
  return { stage: 'validating', code, message, fields: keys, page }
}

/** The value of a scalar field, null when it is absent or a table. */
export function textOf(fields: Fields, key: string): string | null {
  const value = fields[key]?.value
  return typeof value === 'string' ? value : null
}

/** The rows of a table field, none when it is absent. */
export function rowsOf(fields: Fields, key: string): readonly Row[] {
  const value = fields[key]?.value
  return value === null || value === undefined || typeof value === 'string' ? [] : value
}
