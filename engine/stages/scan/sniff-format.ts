import { open } from 'node:fs/promises'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import type { FileFormat } from '../../domain/content.ts'
import { FILE_FORMATS } from '../../domain/content.ts'
import { looksSigned, openSigned, openSignedHead } from '../../domain/open-signed.ts'
import { isEmail, isText, isXml } from './sniff-text.ts'

/** Bytes that decide; PDF readers accept that many of junk before `%PDF-` (ISO 32000-1, Annex H, note 13). */
const HEAD = 64 * 1024
const PDF_JUNK = 1024
/** Bytes of a signed zip that are looked through for what it is; the server waits meanwhile, so that it is not the whole. */
const SIGNED_ZIP = 32 * 1024 * 1024

const OTHER_NAMES: Readonly<Record<string, FileFormat>> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
  tif: 'tiff',
  text: 'txt',
}

/**
 * A file's format by its content, that of a signed one by what was signed; null when it is none that Docket reads. Rejects when the file
 * cannot be read.
 */
export async function sniffFormat(path: string): Promise<FileFormat | null> {
  const head = await readHead(path, HEAD)
  if (head.length === 0) return null
  const signed = looksSigned(head) ? openHead(head, HEAD) : null
  return signed === null
    ? sniffHead(head, () => fileTypeFromFile(path))
    : sniffHead(signed.subarray(0, HEAD), async () =>
        fileTypeFromBuffer(openHead(await readHead(path, SIGNED_ZIP), SIGNED_ZIP) ?? signed),
      )
}

/** Of a file that has no more bytes than were asked for, nothing may be missing. */
function openHead(head: Buffer, asked: number): Buffer | null {
  const opened = head.length < asked ? openSigned(head) : openSignedHead(head)
  return opened && Buffer.from(opened.buffer, opened.byteOffset, opened.length)
}

async function sniffHead(
  head: Buffer,
  inspectWhole: () => ReturnType<typeof fileTypeFromFile>,
): Promise<FileFormat | null> {
  if (head.subarray(0, PDF_JUNK + 5).includes('%PDF-')) return 'pdf'
  // A zip's directory stands at its end, so file-type needs the whole file to tell a docx.
  const isZip = head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
  const known = await (isZip ? inspectWhole() : fileTypeFromBuffer(head))
  if (known !== undefined && known.ext !== 'xml') return formatOfName(`.${known.ext}`)
  if (!isText(head)) return null
  if (isXml(head)) return 'xml'
  return isEmail(head) ? 'eml' : 'txt'
}

/** The format that a file's name claims, that of a signed one before `.p7m`; null when its extension is none of the supported ones. */
export function formatOfName(filename: string): FileFormat | null {
  const extension = /\.([^.]+)$/.exec(filename.replace(/(?:\.p7m)+$/i, ''))?.[1]?.toLowerCase() ?? ''
  return FILE_FORMATS.find((format) => format === extension) ?? OTHER_NAMES[extension] ?? null
}

async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
