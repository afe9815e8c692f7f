import { readFile } from 'node:fs/promises'
import { DocumentError } from '../../domain/errors.ts'
import type { Content, FileFormat, SafeFile } from '../../domain/content.ts'
import type { ProcessingLimits } from '../../domain/outcome.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readImage } from './read-image.ts'

type Reader = (bytes: Uint8Array, limits: ProcessingLimits) => Promise<Content>

/** Opens a document of any supported format. Throws a DocumentError when it cannot be read; the caller closes the content. */
export async function readDocument(file: SafeFile, limits: ProcessingLimits): Promise<Content> {
  return chooseReader(file.format)(await readBytes(file), limits)
}

async function readBytes(file: SafeFile): Promise<Uint8Array> {
  try {
    return await readFile(file.path)
  } catch (error) {
    throw new DocumentError('unreadable_file', 'The file vanished while it was being read. Send it again.', {
      cause: error,
    })
  }
}

function chooseReader(format: FileFormat): Reader {
  switch (format) {
    case 'pdf':
      return readPdf
    default:
      return (bytes, limits) => readImage(bytes, format, limits)
  }
}
