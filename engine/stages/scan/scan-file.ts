import { readFile, stat } from 'node:fs/promises'
import { DocumentError, RejectedFileError } from '../../domain/errors.ts'
import type { FileFormat, SafeFile } from '../../domain/content.ts'
import { looksSigned, openSigned } from '../../domain/open-signed.ts'
import { findActiveContent } from './find-active-content.ts'
import { formatOfName, sniffFormat } from './sniff-format.ts'

const MAX_BYTES = 500 * 1024 * 1024

const CONTENTS: Readonly<Record<FileFormat, string>> = {
  pdf: 'a PDF',
  png: 'a PNG image',
  jpg: 'a JPEG image',
  tiff: 'a TIFF image',
  webp: 'a WebP image',
  gif: 'a GIF image',
  bmp: 'a BMP image',
  xml: 'XML',
  txt: 'plain text',
  docx: 'a Word document',
  eml: 'an email',
}

/**
 * Admits a file to processing. Throws DocumentError `unreadable_file` (empty, gone, too large to be taken) or
 * `unsupported_file` (of no known format, or another one than its name says), RejectedFileError for one that acts or is two
 * things at once.
 */
export async function scanFile(path: string, filename: string): Promise<SafeFile> {
  const size = await measure(path)
  if (size === 0) throw new DocumentError('unreadable_file', 'The file is empty.')
  if (size > MAX_BYTES) throw new DocumentError('unreadable_file', 'The file is larger than 500 MB. Split it.')
  const format = await sniffFormat(path).catch(refuseUnreadable)
  if (format === null)
    throw new DocumentError(
      'unsupported_file',
      `"${filename}" is of no kind that Docket reads. Send a PDF or an image.`,
    )
  const claimed = formatOfName(filename)
  if (claimed !== null && claimed !== format)
    throw new DocumentError(
      'unsupported_file',
      `"${filename}" is named .${claimed} but contains ${CONTENTS[format]}. Rename it or send the right file.`,
    )
  const bytes = await readFile(path).catch(refuseUnreadable)
  const signed = openSigned(bytes)
  if (looksSigned(signed ?? bytes))
    throw new DocumentError('unreadable_file', 'What was signed cannot be taken out of the file. Send it unsigned.')
  const { rejection, notes } = await findActiveContent(format, signed === null ? bytes : Buffer.from(signed))
  if (rejection !== null) throw new RejectedFileError(rejection)
  return { path, filename, format, size, notes }
}

async function measure(path: string): Promise<number> {
  const found = await stat(path).catch(refuseUnreadable)
  if (!found.isFile()) throw new DocumentError('unreadable_file', 'This is not a file.')
  return found.size
}

function refuseUnreadable(cause: unknown): never {
  throw new DocumentError('unreadable_file', 'The file is gone or may not be read. Send it again.', { cause })
}
