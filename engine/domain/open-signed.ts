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
/** A signature around another is usual, more are not; a hostile file may nest its parts without end. */
const MOST_SIGNATURES = 5
const MOST_LEVELS = 16

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

/** What a signed file holds, out of all its signatures; null when it is none, is damaged or holds nothing. */
export function openSigned(bytes: Uint8Array): Uint8Array | null {
  let opened: Uint8Array | null = null
  for (let count = 0; count < MOST_SIGNATURES; count += 1) {
    const inner = openOnce(opened ?? bytes)
    if (inner === null) return opened
    opened = inner
  }
  return opened
}

function openOnce(bytes: Uint8Array): Uint8Array | null {
  if (!looksSigned(bytes)) return null
  const der = isSigned(bytes) ? bytes : decodeBase64(bytes)
  const info = readElement(der, 0, der.length, 0)
  const wrapped = info && childrenOf(der, info)?.[1]
  const signed = wrapped && childrenOf(der, wrapped)?.[0]
  // Version and algorithms stand before what was signed.
  const contentInfo = signed && childrenOf(der, signed)?.[2]
  const content = contentInfo && childrenOf(der, contentInfo)?.[1]
  const octets = content?.tag === FIRST_OF_CONTEXT ? childrenOf(der, content)?.[0] : null
  const opened = octets ? join(readOctets(der, octets, 0) ?? []) : null
  return opened === null || opened.length === 0 ? null : opened
}

function isSigned(bytes: Uint8Array): boolean {
  if (bytes[0] !== SEQUENCE) return false
  for (let at = 2; at < HEAD - SIGNED_DATA.length; at += 1) {
    if (SIGNED_DATA.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}

/** Also between the marks of PEM; empty for what is no base64. */
function decodeBase64(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const bare = text.replace(/^\s*-----BEGIN (?:PKCS7|CMS|PKCS #7 SIGNED DATA)-----|-----END [^-]*-----\s*$/g, '')
  return /^\s*MI[A-Za-z0-9+/=\s]*$/.test(bare) ? Buffer.from(bare, 'base64') : new Uint8Array()
}

/** Null for what is cut off or nests too deep. */
function readElement(bytes: Uint8Array, at: number, limit: number, level: number): Element | null {
  const tag = bytes[at]
  const length = bytes[at + 1]
  if (tag === undefined || length === undefined || at + 2 > limit || level > MOST_LEVELS) return null
  if (length === 0x80) return readIndefinite(bytes, { tag, start: at + 2 }, limit, level)
  const size = length & 0x7f
  const start = length < 0x80 ? at + 2 : at + 2 + size
  if (size > 6 && length > 0x80) return null
  const value = length < 0x80 ? length : bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  const end = start + value
  return end > limit ? null : { tag, start, end, next: end }
}

/** Of indefinite length: its children up to the two zeros that end it. */
function readIndefinite(
  bytes: Uint8Array,
  { tag, start }: { readonly tag: number; readonly start: number },
  limit: number,
  level: number,
): Element | null {
  let at = start
  while (at + 2 <= limit) {
    if (bytes[at] === 0 && bytes[at + 1] === 0) return { tag, start, end: at, next: at + 2 }
    const child = readElement(bytes, at, limit, level + 1)
    if (child === null) return null
    at = child.next
  }
  return null
}

function childrenOf(bytes: Uint8Array, parent: Element): readonly Element[] | null {
  const children: Element[] = []
  let at = parent.start
  while (at < parent.end) {
    const child = readElement(bytes, at, parent.end, 0)
    if (child === null) return null
    children.push(child)
    at = child.next
  }
  return children
}

/** A string of bytes in one piece or in several. */
function readOctets(bytes: Uint8Array, octets: Element, level: number): readonly Uint8Array[] | null {
  if (octets.tag === OCTET_STRING) return [bytes.subarray(octets.start, octets.end)]
  if (octets.tag !== CONSTRUCTED_OCTETS || level > MOST_LEVELS) return null
  const parts: Uint8Array[] = []
  for (const child of childrenOf(bytes, octets) ?? []) {
    for (const part of readOctets(bytes, child, level + 1) ?? []) parts.push(part)
  }
  return parts
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  return parts.length === 1 ? parts[0]! : Buffer.concat(parts)
}
