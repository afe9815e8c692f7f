import mammoth from 'mammoth'
import { SaxesParser } from 'saxes'
import type { Content, FileFormat } from '../../domain/content.ts'
import { DocumentError } from '../../domain/errors.ts'
import type { ProcessingLimits } from '../../domain/outcome.ts'
import { convertHtml } from './convert-html.ts'
import { joinContents } from './join-contents.ts'
import { openZip } from './open-zip.ts'
import { readImage } from './read-image.ts'
import { makeTextContent } from './typeset/make-content.ts'

/** Characters below which a document's pictures are its content, and bytes below which a picture is a logo. */
const LITTLE_TEXT = 200
const SMALL_PICTURE = 30_000
const PICTURE_FORMATS: Readonly<Record<string, FileFormat>> = {
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  gif: 'gif',
  bmp: 'bmp',
  tif: 'tiff',
  tiff: 'tiff',
}

/** Reads a Word document: headers, text with tables, footers. Throws DocumentError `unreadable_file` or `too_many_pages`. */
export async function readDocx(bytes: Uint8Array, limits: ProcessingLimits): Promise<Content> {
  const parts = await openZip(bytes, (name) => /^word\/((header|footer)\d*\.xml|media\/[^/]+)$/.test(name))
  const body = await convertBody(bytes)
  const text = [...readParts(parts, 'header'), body, ...readParts(parts, 'footer')].join('\n\n')
  const page = makeTextContent(text, limits)
  return text.trim().length < LITTLE_TEXT ? joinContents([page, ...(await readPictures(parts, limits))], limits) : page
}

async function convertBody(bytes: Uint8Array): Promise<string> {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
      { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    return convertHtml(value)
  } catch (error) {
    throw new DocumentError(
      'unreadable_file',
      'The Word document is damaged and cannot be read. Save it anew, or as a PDF, and send it again.',
      { cause: error },
    )
  }
}

/** The pictures of a document that is little more than a wrapper around scans. */
async function readPictures(parts: ReadonlyMap<string, Buffer>, limits: ProcessingLimits): Promise<Content[]> {
  const pictures: Content[] = []
  for (const name of [...parts.keys()].filter((name) => name.startsWith('word/media/')).sort()) {
    const bytes = parts.get(name)!
    const format = PICTURE_FORMATS[/\w+$/.exec(name)?.[0].toLowerCase() ?? '']
    if (format !== undefined && bytes.length >= SMALL_PICTURE) pictures.push(await readImage(bytes, format, limits))
  }
  return pictures
}

/** Letterheads stand in headers and footers, which mammoth leaves out; first page and later pages often say the same. */
function readParts(parts: ReadonlyMap<string, Buffer>, kind: 'header' | 'footer'): Set<string> {
  const names = [...parts.keys()].filter((name) => name.startsWith(`word/${kind}`)).sort()
  return new Set(names.map((name) => readPart(parts.get(name)!.toString('utf8'))).filter((text) => text !== ''))
}

/** The text of WordprocessingML (ECMA-376, 17.3): `w:t` in paragraphs `w:p`. */
function readPart(xml: string): string {
  const parser = new SaxesParser()
  let text = ''
  let isText = false
  parser.on('opentag', ({ name }) => {
    isText = name === 'w:t'
    if (name === 'w:tab') text += '\t'
    if (name === 'w:br') text += '\n'
  })
  parser.on('text', (part) => {
    if (isText) text += part
  })
  parser.on('closetag', ({ name }) => {
    isText = false
    if (name === 'w:p') text += '\n'
  })
  // A damaged header is no reason to refuse the letter.
  parser.on('error', () => {})
  parser.write(xml).close()
  return text.trim()
}
