import { inflateSync } from 'node:zlib'
import type { Inspection } from './signs.ts'

/** Bytes that are looked at together, and by how much such pieces overlap. */
const PIECE = 1024 * 1024
const OVERLAP = 256
/** Bytes that one object stream, and all of them together, may unpack to. */
const MAX_STREAM = 32 * 1024 * 1024
const MAX_STREAMS = 256 * 1024 * 1024

const LAUNCHES = 'The PDF starts programs or opens files when it is read.'
const UNPACKS = 'The PDF unpacks to far more than a document holds.'
/** Actions by their name (ISO 32000-2, 12.6.4); what Docket never does, another program may. */
const NOTES: Readonly<Record<string, string>> = {
  JavaScript: 'It contains JavaScript.',
  SubmitForm: 'It sends a form to an address.',
  ImportData: 'It fetches data from a file.',
  GoToR: 'It leads to other files.',
  GoToE: 'It leads to files inside of it.',
  RichMedia: 'It contains media that a program plays.',
}

/**
 * Looks for actions in a PDF's names, in plain objects and in object streams, and not by its structure: what no reader finds on
 * the ordinary way, another one finds on its own.
 */
export function inspectPdf(bytes: Buffer): Inspection {
  const found = new Set<string>()
  collectActions(bytes, found)
  const isBomb = !eachObjectStream(bytes, (content) => collectActions(content, found))
  const rejection = isBomb ? UNPACKS : found.has('Launch') ? LAUNCHES : null
  return { rejection, notes: Object.keys(NOTES).flatMap((name) => (found.has(name) ? NOTES[name]! : [])) }
}

function collectActions(bytes: Buffer, found: Set<string>): void {
  for (let start = 0; start < bytes.length; start += PIECE - OVERLAP) {
    const text = decodeNames(bytes.toString('latin1', start, start + PIECE))
    for (const [, action = ''] of text.matchAll(/\/S[\s\0]*\/(Launch|JavaScript|SubmitForm|ImportData|GoToR|GoToE)\b/g))
      found.add(action)
    if (/\/Subtype[\s\0]*\/RichMedia\b/.test(text)) found.add('RichMedia')
  }
}

/** A name may write any of its letters as two digits: `/L#61unch` (ISO 32000-2, 7.3.5). */
function decodeNames(text: string): string {
  return text.replaceAll(/\/[\w#]{1,60}/g, (name) =>
    name.includes('#')
      ? name.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      : name,
  )
}

/** False when they unpack to too much. One that cannot be unpacked, as in an encrypted PDF, is passed over. */
function eachObjectStream(bytes: Buffer, look: (content: Buffer) => void): boolean {
  let total = 0
  for (let place = bytes.indexOf('/ObjStm'); place >= 0; place = bytes.indexOf('/ObjStm', place + 7)) {
    const start = bytes.indexOf('stream', place)
    if (start < 0) return true
    const content = unpack(bytes.subarray(start + (bytes[start + 6] === 13 ? 8 : 7)))
    if (content === 'too large') return false
    total += content.length
    if (total > MAX_STREAMS) return false
    look(content)
  }
  return true
}

function unpack(packed: Buffer): Buffer | 'too large' {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_STREAM })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : Buffer.alloc(0)
  }
}
