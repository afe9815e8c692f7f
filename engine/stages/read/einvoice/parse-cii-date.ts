import { findOne } from './find-elements.ts'
import { normalizeDate } from './normalize-values.ts'
import type { XmlElement } from './read-xml.ts'

/** The day of a date element, in its `DateTimeString` with a UN/EDIFACT 2379 format or as an XML date. */
export function readCiiDate(from: XmlElement | null, path: string): string | null {
  const element = findOne(from, path)
  const date = findOne(element, 'udt:DateTimeString|qdt:DateTimeString|udt:DateTime|udt:DateString|udt:Date') ?? element
  return normalizeDate(date?.text.trim() ?? null, date?.attributes['format'])
}
