import { readFile } from 'node:fs/promises'
import type { Content, FileFormat, SafeFile } from '../../domain/content.ts'
import { DocumentError } from '../../domain/errors.ts'
import { openSigned } from '../../domain/open-signed.ts'
import type { ProcessingLimits } from '../../domain/outcome.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readImage } from './read-image.ts'

/** An email in an email in an email is read, a deeper one is not. */
const MAX_DEPTH = 3

/**
 * Opens a document of any supported format. What only rarer formats need is loaded with the first of them: a third of a worker's start.
 * Throws a DocumentError when it cannot be read; the caller closes the content.
 */
export async function readDocument(file: SafeFile, limits: ProcessingLimits): Promise<Content> {
  return readBytes(file.format, await load(file), limits, 0)
}

async function load(file: SafeFile): Promise<Uint8Array> {
  try {
    const bytes = await readFile(file.path)
    return openSigned(bytes) ?? bytes
  } catch (error) {
    throw new DocumentError('unreadable_file', 'The file vanished while it was being read. Send it again.', {
      cause: error,
    })
  }
}

async function readBytes(
  format: FileFormat,
  bytes: Uint8Array,
  limits: ProcessingLimits,
  depth: number,
): Promise<Content> {
  if (depth > MAX_DEPTH) throw new DocumentError('unreadable_file', 'Emails are nested too deep to be read.')
  switch (format) {
    case 'pdf':
      return readPdf(bytes, limits)
    case 'docx':
      return (await import('./read-docx.ts')).readDocx(bytes, limits)
    case 'xml':
      return (await import('./read-xml-document.ts')).readXmlDocument(bytes, limits)
    case 'txt':
      return (await import('./read-text.ts')).readText(bytes, limits)
    case 'eml':
      return (await import('./read-email.ts')).readEmail(bytes, limits, (format, bytes, limits) =>
        readBytes(format, bytes, limits, depth + 1),
      )
    default:
      return readImage(bytes, format, limits)
  }
}
