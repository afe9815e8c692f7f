import type { StructuredInvoice } from '../../domain/content.ts'
import { keysOf, occasionalKeysOf, type KeyKind } from '../../domain/extraction-keys.ts'
import type { Field, Fields, FieldValue } from '../../domain/field.ts'
import type { Page } from '../../domain/page.ts'
import { readableWords } from '../../domain/readable-words.ts'
import { locateAddress } from './locate-address.ts'
import { locatePrinted, type PrintedPlace } from './locate-printed.ts'

/** The sender vouches for its XML; what remains is that the XML itself may be wrong. */
const CONFIDENCE = 0.99

/**
 * The fields of an e-invoice: every key of its type, null where the XML says nothing. Nothing is taken from the paper,
 * but a value that stands printed on a page gets that place.
 */
export function structuredFields(invoice: StructuredInvoice, pages: readonly Page[]): Fields {
  const readable = pages.map((page) => ({ ...page, words: readableWords(page) }))
  const computed = new Set(invoice.computed)
  const stated = Object.entries(occasionalKeysOf(invoice.type)).filter(([key]) => key in invoice.values)
  return Object.fromEntries(
    [...Object.entries(keysOf(invoice.type)), ...stated].map(([key, kind]): [string, Field] => {
      const value: FieldValue = invoice.values[key] ?? null
      if (value === null) return [key, { value: null, candidates: [] }]
      const printed = locateValue(key, kind, value, readable)
      const candidate = {
        value,
        text: printed?.text ?? (typeof value === 'string' ? value : ''),
        page: printed?.page ?? null,
        box: printed?.box ?? null,
        confidence: CONFIDENCE,
        source: computed.has(key) ? ('derived' as const) : ('xml' as const),
        reason: `${computed.has(key) ? 'computed from what is stated' : 'stated'} in the e-invoice XML (${invoice.syntax})`,
      }
      return [key, { value, candidates: [candidate] }]
    }),
  )
}

function locateValue(key: string, kind: KeyKind, value: FieldValue, pages: readonly Page[]): PrintedPlace | null {
  if (typeof value !== 'string' || typeof kind !== 'string') return null
  return key.endsWith('_address') ? locateAddress(value, pages) : locatePrinted(value, kind, pages)
}
