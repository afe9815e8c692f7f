/**
 * Signed files as Italian invoices come (`.xml.p7m`): the content of a CMS SignedData (RFC 5652) in BER, as bytes or in base64. The
 * signature is not checked; what matters is what was signed.
 */

const SEQUENCE = 0x30
const OCTET_STRING = 0x04
const CONSTRUCTED_OCTETS = 0x24
const FIRST_OF_CONTEXT = 0xa0
/** 1.2.840.113549.1.7.2, signedData. */
const SIGNED_DATA = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02]
/** The identifier stands behind two headers of six bytes at most. */
const HEAD = 24
/** The last mark of PEM with what is blank around it is shorter. */
const MARK = 80
/** A signature around another is usual, more are not; a hostile file may nest its parts without end. */
const MOST_SIGNATURES = 5
const MOST_LEVELS = 16
/** Programs cut 100 MB into 100,000 pieces, each of which is passed once for every element around it. */
const MOST_READS = 1_000_000

/** One way through the elements of a file. */
interface Walk {
  /** Of a file's beginning what is cut off counts as far as it goes. */
  readonly isHead: boolean
  /** How many elements may still be read: a hostile file has millions in a few megabytes. */
  left: number
}

interface Element {
  readonly tag: number
  readonly start: number
  readonly end: number
  /** Where the next element begins. */
  readonly next: number
}

/** Whether bytes begin as a signed file does. */
export function looksSigned(bytes: Uint8Array): boolean {
  return isSigned(bytes) || isSigned(decodeBase64(bytes.subarray(0, 400)))
}

/**
 * What a signed file holds, out of all its signatures; null when it is none, is damaged, holds nothing or has more elements than any
 * program writes.
 */
export function openSigned(bytes: Uint8Array): Uint8Array | null {
  return open(bytes, { isHead: false, left: MOST_READS })
}

/** Where a signed file's beginning is all that is at hand: the beginning of what it holds; null when that tells of none. */
export function openSignedHead(head: Uint8Array): Uint8Array | null {
  return open(head, { isHead: true, left: MOST_READS })
}

function open(bytes: Uint8Array, walk: Walk): Uint8Array | null {
  let opened: Uint8Array | null = null
  for (let count = 0; count < MOST_SIGNATURES; count += 1) {
    const inner = openOnce(opened ?? bytes, walk)
    if (inner === null) return opened
    opened = inner
  }
  return opened
}

function openOnce(bytes: Uint8Array, walk: Walk): Uint8Array | null {
  if (!looksSigned(bytes)) return null
  const der = isSigned(bytes) ? bytes : decodeBase64(bytes)
  const childAt = (parent: Element | null, index: number): Element | null =>
    parent && readChild(der, parent, index, walk)
  const signed = childAt(childAt(readElement(der, 0, der.length, 0, walk), 1), 0)
  // Version and algorithms stand before what was signed.
  const content = childAt(childAt(signed, 2), 1)
  const octets = content?.tag === FIRST_OF_CONTEXT ? childAt(content, 0) : null
  const parts: Uint8Array[] = []
  if (octets === null || !collectOctets(der, octets, 0, parts, walk) || parts.length === 0) return null
  return parts.length === 1 ? parts[0]! : Buffer.concat(parts)
}

function isSigned(bytes: Uint8Array): boolean {
  if (bytes[0] !== SEQUENCE) return false
  for (let at = 2; at < HEAD - SIGNED_DATA.length; at += 1) {
    if (SIGNED_DATA.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}

/** Also between the marks of PEM, of which the last may be cut off; empty for what is no base64. */
function decodeBase64(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const bare = text.replace(/^\s*-----BEGIN (?:PKCS7|CMS|PKCS #7 SIGNED DATA)-----/, '')
  const mark = bare.indexOf('-')
  const body = mark < 0 ? bare : bare.slice(0, mark)
  const isBase64 = bare.length - body.length < MARK && /^\s*MI[A-Za-z0-9+/=\s]*$/.test(body)
  return isBase64 ? Buffer.from(body, 'base64') : new Uint8Array()
}

/** Null for what is cut off, nests too deep or is one more than may be read. */
function readElement(bytes: Uint8Array, at: number, limit: number, level: number, walk: Walk): Element | null {
  walk.left -= 1
  const tag = bytes[at]
  const length = bytes[at + 1]
  if (tag === undefined || length === undefined || at + 2 > limit || level > MOST_LEVELS || walk.left < 0) return null
  if (length === 0x80) return readIndefinite(bytes, { tag, start: at + 2 }, limit, level, walk)
  const size = length & 0x7f
  const start = length < 0x80 ? at + 2 : at + 2 + size
  if ((size > 6 && length > 0x80) || start > limit) return null
  const value = length < 0x80 ? length : bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  const end = walk.isHead ? Math.min(start + value, limit) : start + value
  return end > limit ? null : { tag, start, end, next: end }
}

/** Of indefinite length: its children up to the two zeros that end it. */
function readIndefinite(
  bytes: Uint8Array,
  { tag, start }: { readonly tag: number; readonly start: number },
  limit: number,
  level: number,
  walk: Walk,
): Element | null {
  let at = start
  while (at + 2 <= limit) {
    if (bytes[at] === 0 && bytes[at + 1] === 0) return { tag, start, end: at, next: at + 2 }
    const child = readElement(bytes, at, limit, level + 1, walk)
    if (child === null) break
    at = child.next
  }
  return walk.isHead ? { tag, start, end: limit, next: limit } : null
}

/** Without those behind it, of which there may be many. */
function readChild(bytes: Uint8Array, parent: Element, index: number, walk: Walk): Element | null {
  let at = parent.start
  for (let count = 0; at < parent.end; count += 1) {
    const child = readElement(bytes, at, parent.end, 0, walk)
    if (child === null || count === index) return child
    at = child.next
  }
  return null
}

/** A string of bytes in one piece or in several. False when it is none to its end. */
function collectOctets(bytes: Uint8Array, octets: Element, level: number, parts: Uint8Array[], walk: Walk): boolean {
  if (octets.tag === OCTET_STRING) {
    if (octets.end > octets.start) parts.push(bytes.subarray(octets.start, octets.end))
    return true
  }
  if (octets.tag !== CONSTRUCTED_OCTETS || level > MOST_LEVELS) return false
  let at = octets.start
  while (at < octets.end) {
    const child = readElement(bytes, at, octets.end, 0, walk)
    if (child === null) return walk.isHead
    if (!collectOctets(bytes, child, level + 1, parts, walk)) return false
    at = child.next
  }
  return true
}
