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
import { MAX_ATTACHMENT, type Attachment } from './attachment.ts'

/** Every file specification of the PDF, wherever it hangs. A PDF that pdf-lib cannot parse has none. */
export async function findFileSpecifications(bytes: Uint8Array): Promise<Attachment[]> {
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
