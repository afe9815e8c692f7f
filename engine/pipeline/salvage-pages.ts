import type { Config } from '../config.ts'
import type { Outcome } from '../domain/outcome.ts'
import { countRecognized, recognizedFolder } from '../store/recognized-pages.ts'

/** What ends the work on a document from outside, wherever it was. */
const CUT_OFF: ReadonlySet<string> = new Set(['time_limit', 'memory_limit', 'worker_crashed'])

/**
 * A document that ended at a limit after pages of it had been recognized keeps them: it is put together once more without
 * recognizing any other.
 * @param readRest asks a worker for that
 * @returns the given outcome where nothing can be kept
 */
export async function salvagePages(
  { dataFolder }: Config,
  documentId: number,
  outcome: Outcome,
  readRest: () => Promise<Outcome>,
): Promise<Outcome> {
  if (outcome.status !== 'error' || !CUT_OFF.has(outcome.code)) return outcome
  if (countRecognized(recognizedFolder(dataFolder, documentId)) === 0) return outcome
  const rest = await readRest()
  return rest.status === 'completed' ? rest : outcome
}
