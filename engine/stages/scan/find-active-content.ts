import type { FileFormat } from '../../domain/content.ts'
import { inspectEmail } from './inspect-email.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { inspectWord } from './inspect-word.ts'
import { findTestVirus, isProgram, type Inspection } from './signs.ts'

/** A zip's directory ends with a record of 22 bytes and a comment (APPNOTE 4.3.16). */
const ZIP_END = Buffer.from('PK\u0005\u0006')
const ZIP_END_SIZE = 22
const ZIP_COMMENT = 65_535
/** Bytes of a PDF before its mark that may belong to another format. */
const PDF_JUNK = 1024

/** An email in an email in an email is read, a deeper one is not. */
const MAX_DEPTH = 3

/** Looks for what acts, and for a second format in the same bytes, without opening the file as its readers will. */
export async function findActiveContent(format: FileFormat, bytes: Buffer, depth = 0): Promise<Inspection> {
  const rejection = findTestVirus(bytes) ?? findSecondFormat(format, bytes)
  if (rejection !== null) return { rejection, notes: [] }
  if (format === 'pdf') return inspectPdf(bytes)
  if (format === 'docx') return inspectWord(bytes)
  if (format === 'eml' && depth <= MAX_DEPTH) {
    return inspectEmail(bytes, (inner, attachment) => findActiveContent(inner, attachment, depth + 1))
  }
  return { rejection: null, notes: [] }
}

/** Files that are two things at once get one check as the first and are opened as the second. */
function findSecondFormat(format: FileFormat, bytes: Buffer): string | null {
  if (format === 'docx' || format === 'eml' || format === 'txt') return null
  const start = format === 'pdf' ? Math.max(0, bytes.subarray(0, PDF_JUNK + 5).indexOf('%PDF-')) : 0
  const before = bytes.subarray(0, start)
  if (isProgram(before)) return 'The file is a program and a PDF at once.'
  if (isSomethingElse(before)) return 'The file is a PDF and something else at once.'
  return endsAsZip(bytes) ? `The file is a zip archive and ${format.toUpperCase()} at once.` : null
}

/** A script, a web page, a picture or an archive by its first bytes. */
function isSomethingElse(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return (
    /^\s*(?:#!|<(?:!doctype\s+html|html|script|svg))/i.test(text) ||
    ['GIF8', '\u0089PNG', '\u00ff\u00d8\u00ff', 'PK\u0003\u0004', 'Rar!'].some((mark) => text.startsWith(mark))
  )
}

/** Whether a zip's directory ends exactly where the file does, and lies where its end says. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(ZIP_END_SIZE + ZIP_COMMENT))
  const place = tail.lastIndexOf(ZIP_END)
  if (place < 0 || place + ZIP_END_SIZE > tail.length) return false
  const comment = tail.readUInt16LE(place + 20)
  const directory = tail.readUInt32LE(place + 12)
  const end = bytes.length - tail.length + place
  if (place + ZIP_END_SIZE + comment !== tail.length || directory > end) return false
  return directory === 0 || bytes.readUInt32LE(end - directory) === 0x02014b50
}
