import type { Address, Attachment, Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import { fileTypeFromBuffer } from 'file-type'
import type { Content, FileFormat } from '../../domain/content.ts'
import { DocumentError } from '../../domain/errors.ts'
import { openSigned } from '../../domain/open-signed.ts'
import type { ProcessingLimits } from '../../domain/outcome.ts'
import { convertHtml } from './convert-html.ts'
import { joinContents } from './join-contents.ts'
import { makeTextContent } from './typeset/make-content.ts'

export type AttachmentReader = (format: FileFormat, bytes: Uint8Array, limits: ProcessingLimits) => Promise<Content>

interface OpenedAttachment {
  readonly name: string
  /** Null when it cannot be read. */
  readonly content: Content | null
  /** Why not. */
  readonly reason: string
}

/** Pictures inside of the message smaller than this are logos and icons. */
const SMALL_PICTURE = 30_000
const PICTURES: readonly FileFormat[] = ['png', 'jpg', 'gif', 'webp', 'bmp', 'tiff']
const BY_MIME_TYPE: Readonly<Record<string, FileFormat>> = {
  'application/xml': 'xml',
  'text/xml': 'xml',
  'text/plain': 'txt',
  'message/rfc822': 'eml',
}
const BY_FILE_TYPE: Readonly<Record<string, FileFormat>> = { tif: 'tiff' }

/**
 * Reads an email: the message first, then the attachments in order. One that cannot be read is named in the message's
 * text. Throws DocumentError `unreadable_file` or `too_many_pages`.
 */
export async function readEmail(
  bytes: Uint8Array,
  limits: ProcessingLimits,
  readAttachment: AttachmentReader,
): Promise<Content> {
  const email = await parse(bytes)
  const opened: OpenedAttachment[] = []
  try {
    for (const attachment of email.attachments) {
      const result = await openAttachment(attachment, limits, readAttachment)
      if (result !== null) opened.push(result)
    }
    const message = makeTextContent(writeMessage(email, opened), limits)
    return await joinContents([message, ...opened.flatMap(({ content }) => content ?? [])], limits)
  } catch (error) {
    await Promise.all(opened.map(async ({ content }) => content?.close()))
    throw error
  }
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: 50 })
  } catch (error) {
    throw new DocumentError(
      'unreadable_file',
      'The email is damaged and cannot be read. Save it anew, or send its attachments.',
      { cause: error },
    )
  }
}

async function openAttachment(
  attachment: Attachment,
  limits: ProcessingLimits,
  readAttachment: AttachmentReader,
): Promise<OpenedAttachment | null> {
  const bytes = readContent(attachment)
  const name = attachment.filename ?? attachment.mimeType
  const format = await recognizeAttachment(attachment, bytes)
  if (format === null) return { name, content: null, reason: 'files of this kind are not read' }
  const isInline = attachment.related === true || attachment.disposition === 'inline'
  if (isInline && PICTURES.includes(format) && bytes.length < SMALL_PICTURE) return null
  try {
    return { name, content: await readAttachment(format, bytes, limits), reason: '' }
  } catch (error) {
    if (!(error instanceof DocumentError) || error.code === 'too_many_pages') throw error
    return { name, content: null, reason: error.message }
  }
}

function readContent({ content }: Attachment): Uint8Array {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  return openSigned(bytes) ?? bytes
}

/** By content; text formats have no marks, so there the message's own statement counts. */
async function recognizeAttachment({ mimeType, filename }: Attachment, bytes: Uint8Array): Promise<FileFormat | null> {
  if (bytes.length === 0) return null
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf'
  const extension = (await fileTypeFromBuffer(bytes))?.ext ?? ''
  const format = BY_FILE_TYPE[extension] ?? [...PICTURES, 'docx', 'xml'].find((known) => known === extension)
  if (format !== undefined) return format as FileFormat
  if (extension !== '') return null
  const text = /\.(xml|txt|eml)(?:\.p7m)*$/i.exec(filename ?? '')?.[1]
  if (text !== undefined) return text.toLowerCase() as FileFormat
  return BY_MIME_TYPE[mimeType] ?? null
}

function writeMessage(email: Email, attachments: readonly OpenedAttachment[]): string {
  const headers: readonly [string, string][] = [
    ['From', email.from === undefined ? '' : writeAddress(email.from)],
    ['To', (email.to ?? []).map((address) => writeAddress(address)).join(', ')],
    ['Subject', email.subject ?? ''],
    ['Date', email.date ?? ''],
  ]
  const text = email.text?.trim() || convertHtml(email.html ?? '')
  return [
    ...headers.flatMap(([label, value]) => (value === '' ? [] : `${`${label}:`.padEnd(10)}${value}`)),
    '',
    text,
    '',
    ...attachments.map(({ name, reason }) => `Attachment: ${name}${reason === '' ? '' : ` (not read: ${reason})`}`),
  ].join('\n')
}

function writeAddress(address: Address): string {
  if (address.address === undefined) return `${address.name}: ${(address.group ?? []).map(writeAddress).join(', ')}`
  return address.name === '' ? address.address : `${address.name} <${address.address}>`
}
