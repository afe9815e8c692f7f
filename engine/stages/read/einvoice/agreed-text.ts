import { findText } from './find-elements.ts'
import type { XmlElement } from './read-xml.ts'

/** What all lines say at a path, null where they differ or one of them is silent. */
export function agreedText(lines: readonly XmlElement[], path: string): string | null {
  const texts = new Set(lines.map((line) => findText(line, path)))
  const [text] = texts.size === 1 ? texts : [null]
  return text ?? null
}
