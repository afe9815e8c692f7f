import { MAX_ATTACHMENT, type Attachment } from './attachment.ts'
import { withBuffer } from './borrow-memory.ts'
import type { PdfFile } from './open-pdf.ts'
import type { PdfiumMemory } from './pdfium.ts'

/**
 * The files inside of a PDF: from its name tree, else those that only an annotation or an associated files entry
 * reaches (ISO 32000-2, 7.11.4, 12.5.6.15, 14.13).
 * @param bytes the PDF itself
 */
export async function listAttachments(file: PdfFile, bytes: Uint8Array): Promise<Attachment[]> {
  const listed = listNameTree(file)
  // Streams cannot hide inside of object streams, so a PDF that has files shows it in plain bytes.
  const mayHaveMore = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('EmbeddedFile')
  if (listed.length > 0 || !mayHaveMore) return listed
  // The second parser takes a tenth of the start of a worker, and few documents need it.
  const { findFileSpecifications } = await import('./find-file-specifications.ts')
  return findFileSpecifications(bytes)
}

function listNameTree({ pdfium, handle }: PdfFile): Attachment[] {
  const count = pdfium.calls.FPDFDoc_GetAttachmentCount(handle)
  return Array.from({ length: count }, (_, index) =>
    readAttachment(pdfium, pdfium.calls.FPDFDoc_GetAttachment(handle, index)),
  ).filter((attachment) => attachment !== null)
}

function readAttachment(pdfium: PdfiumMemory, attachment: number): Attachment | null {
  if (attachment === 0) return null
  const { calls, bytes, view } = pdfium
  return withBuffer(pdfium, 4, (length) => {
    if (calls.FPDFAttachment_GetFile(attachment, 0, 0, length) === 0) return null
    const size = view().getUint32(length, true)
    if (size === 0 || size > MAX_ATTACHMENT) return null
    const content = withBuffer(pdfium, size, (buffer) =>
      calls.FPDFAttachment_GetFile(attachment, buffer, size, length) === 0
        ? null
        : bytes().slice(buffer, buffer + size),
    )
    return content === null ? null : { name: readName(pdfium, attachment), bytes: content }
  })
}

/** UTF-16LE with a closing zero. */
function readName(pdfium: PdfiumMemory, attachment: number): string {
  const size = pdfium.calls.FPDFAttachment_GetName(attachment, 0, 0)
  return withBuffer(pdfium, Math.max(2, size), (buffer) => {
    pdfium.calls.FPDFAttachment_GetName(attachment, buffer, size)
    return new TextDecoder('utf-16le').decode(pdfium.bytes().subarray(buffer, buffer + Math.max(0, size - 2)))
  })
}
