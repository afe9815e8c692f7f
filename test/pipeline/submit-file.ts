import type { Readable } from 'node:stream'
import { SERVICE } from '../../engine/domain/audit.ts'
import type { Engine } from '../../engine/index.ts'
import type { Submission } from '../../engine/pipeline/intake.ts'
import type { StoredDocument } from '../../engine/store/documents.ts'

/** Has an engine take a file, as account 1 sends it by the API unless said otherwise. */
export async function submitFile(
  engine: Engine,
  filename: string,
  content: Readable,
  changes: Partial<Submission> = {},
): Promise<StoredDocument> {
  const received = await engine.intake.receive(content)
  return engine.intake.submit(received, makeSubmission(filename, changes), SERVICE)
}

export function makeSubmission(filename: string, changes: Partial<Submission> = {}): Submission {
  return {
    accountId: 1,
    mode: 'live',
    origin: 'api',
    filename,
    fileFormat: 'pdf',
    additionalText: null,
    customTypes: null,
    requester: null,
    locale: null,
    aiProcessing: true,
    ...changes,
  }
}
