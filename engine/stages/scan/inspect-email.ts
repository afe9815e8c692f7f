import { fileTypeFromBuffer } from 'file-type'
import PostalMime, { type Attachment } from 'postal-mime'
import type { FileFormat } from '../../domain/content.ts'
import { openSigned } from '../../domain/open-signed.ts'
import { isProgram, type Inspection } from './signs.ts'

/**
 * Looks into what is attached to an email. One that cannot be parsed is left to its reader, which refuses it.
 * @param inspect looks into one attachment of a known format
 */
export async function inspectEmail(
  bytes: Buffer,
  inspect: (format: FileFormat, bytes: Buffer) => Promise<Inspection>,
): Promise<Inspection> {
  const notes = new Set<string>()
  for (const attachment of await listAttachments(bytes)) {
    const sent = toBuffer(attachment.content)
    const content = Buffer.from(openSigned(sent) ?? sent)
    if (isProgram(content)) {
      notes.add('A program is attached to it.')
      continue
    }
    const inspection = await inspect(await guessFormat(attachment, content), content)
    if (inspection.rejection !== null) return inspection
    for (const note of inspection.notes) notes.add(note)
  }
  return { rejection: null, notes: [...notes] }
}

async function listAttachments(bytes: Buffer): Promise<readonly Attachment[]> {
  try {
    return (await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: 50 })).attachments
  } catch {
    return []
  }
}

function toBuffer(content: Attachment['content']): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)
}

/** By content where it says something; what is of no known format is looked at as text. */
async function guessFormat({ mimeType }: Attachment, content: Buffer): Promise<FileFormat> {
  if (content.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  if (mimeType === 'message/rfc822') return 'eml'
  return (await fileTypeFromBuffer(content))?.ext === 'docx' ? 'docx' : 'txt'
}
