import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  decodePDFRawStream,
} from 'pdf-lib'
import { withBuffer } from './borrow-memory.ts'
import type { PdfFile } from './open-pdf.ts'
import type { PdfiumMemory } from './pdfium.ts'

export interface Attachment {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Bytes; an e-invoice's XML is far smaller, and a decoded bomb far larger. */
const MAX_ATTACHMENT = 32 * 1024 * 1024

/**
 * The files inside of a PDF: from its name tree, else those that only an annotation or an associated files entry
 * reaches (ISO 32000-2, 7.11.4, 12.5.6.15, 14.13).
 * @param bytes the PDF itself
 */
export async function listAttachments(file: PdfFile, bytes: Uint8Array): Promise<Attachment[]> {
  const listed = listNameTree(file)
  // Streams cannot hide inside of object streams, so a PDF that has files shows it in plain bytes.
  const mayHaveMore = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('EmbeddedFile')
  return listed.length === 0 && mayHaveMore ? findFileSpecifications(bytes) : listed
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

/** Every file specification of the PDF, wherever it hangs. A PDF that pdf-lib cannot parse has none. */
async function findFileSpecifications(bytes: Uint8Array): Promise<Attachment[]> {
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      throwOnInvalidObject: true,
      updateMetadata: false,
    })
    return document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? readSpecification(object) : []))
  } catch {
    return []
  }
}

function readSpecification(specification: PDFDict): Attachment[] {
  const files = specification.lookup(PDFName.of('EF'))
  if (!(files instanceof PDFDict)) return []
  const stream = files.lookup(PDFName.of('UF')) ?? files.lookup(PDFName.of('F'))
  if (!(stream instanceof PDFRawStream) || stream.dict.lookup(PDFName.of('Filter')) instanceof PDFArray) return []
  const name = specification.lookup(PDFName.of('UF')) ?? specification.lookup(PDFName.of('F'))
  const isText = name instanceof PDFString || name instanceof PDFHexString
  const content = decodePDFRawStream(stream).decode()
  return content.length > MAX_ATTACHMENT ? [] : [{ name: isText ? name.decodeText() : '', bytes: content }]
}
