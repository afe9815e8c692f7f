import { open, readFile } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { looksSigned, openSigned } from '../domain/open-signed.ts'
import type { Outcome } from '../domain/outcome.ts'
import { askClamav } from '../stages/scan/ask-clamav.ts'
import type { StoredDocument } from '../store/documents.ts'
import { originalPath } from '../store/originals.ts'

export { ScannerDownError } from '../stages/scan/ask-clamav.ts'

const SIGNED_HEAD = 400
/** Bytes: what was signed is taken out while the server waits. */
const MOST_SIGNED = 64 * 1024 * 1024

/**
 * Has the virus scanner, where there is one, look at an original before a worker opens it. The host asks: workers reach no socket.
 * @returns how the document ends when it is refused, else null
 * @throws ScannerDownError
 */
export async function scanForViruses(
  { clamav, dataFolder }: Config,
  document: StoredDocument,
  signal: AbortSignal,
): Promise<Outcome | null> {
  if (clamav === null) return null
  const path = originalPath(dataFolder, document.originalHash)
  const reason = (await askClamav(clamav, path, signal)) ?? (await askOfSigned(clamav, path, signal))
  if (reason === null) return null
  const message = `${reason} It was not opened.`
  return { status: 'blocked', stage: 'scanning', reason: 'file_rejected', message, format: null }
}

/** What was signed stands in pieces or in base64, where a scanner does not find it: it is looked at by itself. */
async function askOfSigned(clamav: string, path: string, signal: AbortSignal): Promise<string | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNED_HEAD), 0, SIGNED_HEAD, 0)
    if (!looksSigned(buffer.subarray(0, bytesRead))) return null
    const { size } = await file.stat()
    if (size > MOST_SIGNED) return 'A signed file of more than 64 MB cannot be scanned: send it unsigned.'
  } finally {
    await file.close()
  }
  const content = openSigned(await readFile(path))
  return content && askClamav(clamav, content, signal)
}
