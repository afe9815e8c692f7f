import { DocumentError } from '../../../domain/errors.ts'

/**
 * The text of an XML file by its byte order mark, else by its declaration, else UTF-8 (XML 1.0, appendix F).
 * Throws DocumentError `unreadable_file` for an unknown encoding and for bytes that do not fit it.
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes)
  try {
    // Blanks before the declaration are an error in XML, but one that programs make and nobody is harmed by.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/^[\uFEFF\s]+/, '')
  } catch (cause) {
    throw new DocumentError(
      'unreadable_file',
      `The XML file says that its encoding is ${encoding}, but cannot be decoded so. Export it again as UTF-8.`,
      { cause },
    )
  }
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb) return 'utf-8'
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  // A file that was converted to single bytes may still carry its old declaration.
  return declared.startsWith('utf-16') || declared.startsWith('ucs-2') ? 'utf-8' : declared
}
