import { makeNotation, type Notation } from '../../fixtures/builders/layouts/print-locale.ts'
import type { FlowColumn } from '../../fixtures/builders/papers/sheet/print-rows.ts'

export type Language = 'de' | 'en'

export const COUNTRY = { de: 'DE', en: 'GB' } as const

export const WRITE: Readonly<Record<Language, Notation>> = {
  de: makeNotation('dot-comma', { money: '# €' }),
  en: makeNotation('comma-dot', { money: '£#', day: 'd MMMM yyyy', language: 'en' }),
}

/** Columns of these heads and widths, in points; those from the fourth on hold numbers. */
export function columns(heads: readonly string[], widths: readonly number[]): readonly FlowColumn[] {
  return heads.map((head, index) => ({ head, width: widths[index]!, align: index > 3 ? 'right' : 'left' }))
}
