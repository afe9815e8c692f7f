import type { Config } from '../config.ts'
import type { Outcome } from '../domain/outcome.ts'
import { askClamav } from '../stages/scan/ask-clamav.ts'
import type { StoredDocument } from '../store/documents.ts'
import { originalPath } from '../store/originals.ts'

export { ScannerDownError } from '../stages/scan/ask-clamav.ts'

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
  const reason = await askClamav(clamav, originalPath(dataFolder, document.originalHash), signal)
  if (reason === null) return null
  const message = `${reason} It was not opened.`
  return { status: 'blocked', stage: 'scanning', reason: 'file_rejected', message, format: null }
}
