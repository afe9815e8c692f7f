import type { Content } from '../../domain/content.ts'
import type { ProcessingLimits } from '../../domain/outcome.ts'
import { decodeText } from './decode-text.ts'
import { makeTextContent } from './typeset/make-content.ts'

/** Reads plain text; form feeds are page breaks. Throws DocumentError `too_many_pages`. */
export async function readText(bytes: Uint8Array, limits: ProcessingLimits): Promise<Content> {
  return makeTextContent(decodeText(bytes), limits)
}
