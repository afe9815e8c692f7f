import type { ZipFile } from 'yauzl'
import { fromBufferPromise } from 'yauzl'
import { DocumentError } from '../../domain/errors.ts'

/** Far beyond any letter or contract; a zip bomb passes one of them. */
const MAX_ENTRIES = 5000
const MAX_BYTES = 200 * 1024 * 1024
const MAX_RATIO = 200
/** Bytes up to which the ratio says nothing: short XML shrinks well. */
const FREE_BYTES = 8 * 1024 * 1024

/**
 * Unpacks the wanted files of a zip and checks all of them, counting the bytes that really come out.
 * Throws DocumentError `unreadable_file` for a damaged zip or a zip bomb.
 */
export async function openZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, validateEntrySizes: true })
    return await unpack(zip, bytes.length, isWanted)
  } catch (error) {
    if (error instanceof DocumentError) throw error
    throw new DocumentError(
      'unreadable_file',
      'The file is damaged and cannot be unpacked. Save it anew and send it again.',
      { cause: error },
    )
  }
}

async function unpack(zip: ZipFile, packed: number, isWanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  if (zip.entryCount > MAX_ENTRIES) throw refuseBomb()
  const limit = Math.min(MAX_BYTES, Math.max(FREE_BYTES, packed * MAX_RATIO))
  const files = new Map<string, Buffer>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      total += (chunk as Buffer).length
      if (total > limit) throw refuseBomb()
      if (isWanted(entry.fileName)) chunks.push(chunk as Buffer)
    }
    if (isWanted(entry.fileName)) files.set(entry.fileName, Buffer.concat(chunks))
  }
  return files
}

function refuseBomb(): DocumentError {
  return new DocumentError(
    'unreadable_file',
    'The file unpacks to far more than a document holds, so it is not read. Send it as a PDF.',
  )
}
