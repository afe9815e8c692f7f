import type { InvoiceData } from '../../../domain/content.ts'
import type { FieldValue } from '../../../domain/field.ts'
import { toCents } from '../../../domain/money.ts'
import { collectValues } from './collect-values.ts'
import { normalizeAmount, normalizeDate } from './normalize-values.ts'
import type { XmlElement } from './read-xml.ts'

/**
 * What the XML states, and which of it had to be computed: sums, days after a count of days, numbers put together. A value that some
 * element has as it is was stated.
 * @param keys those that the format may leave to be computed
 */
export function collectComputed(
  invoice: XmlElement | null,
  keys: readonly string[],
  values: Readonly<Record<string, FieldValue>>,
): Required<Pick<InvoiceData, 'values' | 'computed'>> {
  return { values: collectValues(values), computed: listComputed(invoice, keys, values) }
}

function listComputed(
  invoice: XmlElement | null,
  keys: readonly string[],
  values: Readonly<Record<string, FieldValue>>,
): readonly string[] {
  const open = new Map(
    keys.flatMap((key) => {
      const value = values[key]
      return typeof value === 'string' ? [[key, value] as const] : []
    }),
  )
  const rest = invoice === null ? [] : [invoice]
  for (let element = rest.pop(); element !== undefined && open.size > 0; element = rest.pop()) {
    for (const [key, value] of open) if (isStated(value, element.text.trim())) open.delete(key)
    for (const child of element.children) rest.push(child)
  }
  return [...open.keys()]
}

function isStated(value: string, text: string): boolean {
  if (text === value || normalizeDate(text) === value) return true
  const amount = normalizeAmount(text)
  return amount !== null && toCents(amount) === toCents(value)
}
