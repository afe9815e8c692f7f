import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { DocumentResource } from '../contract/document.ts'
import { DocumentError, ERRORS } from '../domain/errors.ts'
import type { Engine } from '../index.ts'
import { loadDocument, type LoadedDocument } from '../api/load-document.ts'
import { presentDocument } from '../api/present/document.ts'
import type { ReceivedOriginal } from '../store/originals.ts'
import { scanFile } from '../stages/scan/scan-file.ts'
import { nameActor } from './name-actor.ts'

/** What `extract` gives for a file. */
export interface FileResult {
  /** Path as it was found. */
  readonly file: string
  /** As in the API; null when the file never became a document. */
  readonly document: DocumentResource | null
  readonly error: { readonly code: string; readonly message: string } | null
}

export interface ProcessingOptions {
  readonly locale: string | null
  /** Whether documents stay in the data folder; otherwise each is removed as soon as it is presented. */
  readonly keep: boolean
  /** Aborting ends the work: what is done by then is still given, the rest is left out. */
  readonly signal: AbortSignal
}

/** Account `Local`, which a first start makes. */
const FIRST_ACCOUNT = 1
/** How many files may be ahead of the first one that is not ready, per worker. */
const AHEAD = 8

/** Gives the result of each file in the order of `files`, while several are being worked on. */
export async function* processFiles(
  engine: Engine,
  files: readonly string[],
  options: ProcessingOptions,
): AsyncGenerator<FileResult> {
  const { signal } = options
  const aborted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
  const waiting: Slot[] = []
  for (let next = 0; (next < files.length || waiting.length > 0) && !signal.aborted;) {
    while (next < files.length && waiting.length < AHEAD * engine.config.jobs) {
      waiting.push(openSlot(engine, files[next++]!, options))
    }
    const result = await Promise.race([waiting[0]!.ended, aborted])
    if (result === null) break
    waiting.shift()
    yield result
  }
  for (const slot of waiting) if (slot.result) yield slot.result
}

/** A file that is being worked on. */
interface Slot {
  readonly ended: Promise<FileResult>
  /** Null until it is there. */
  readonly result: FileResult | null
}

function openSlot(engine: Engine, file: string, options: ProcessingOptions): Slot {
  let result: FileResult | null = null
  const ended = processFile(engine, file, options).then((value) => (result = value))
  // Whoever takes the slot hears of a failure; after an abort nobody does.
  ended.catch(() => {})
  return {
    ended,
    get result() {
      return result
    },
  }
}

async function processFile(engine: Engine, file: string, { locale, keep }: ProcessingOptions): Promise<FileResult> {
  try {
    const documentId = await submitFile(engine, file, locale)
    const document = await engine.whenDone(documentId)
    if (document === null) throw new DocumentError('internal', 'The document was deleted while it was read.')
    const loaded = loadDocument(engine.database, document)
    const result = { file, document: present(engine, loaded, keep), error: findError(loaded) }
    if (!keep) engine.intake.remove(documentId, nameActor())
    return result
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { file, document: null, error: { code: error.code, message: error.message } }
  }
}

/** @returns the id of the new document */
async function submitFile(engine: Engine, file: string, locale: string | null): Promise<number> {
  const received = await receiveFile(engine, file)
  try {
    const filename = basename(file)
    const { format } = await scanFile(received.path, filename)
    const submission = {
      accountId: FIRST_ACCOUNT,
      mode: 'live',
      filename,
      fileFormat: format,
      additionalText: null,
      customTypes: null,
      requester: null,
      locale,
      origin: 'app',
      aiProcessing: true,
    } as const
    return engine.intake.submit(received, submission, nameActor()).id
  } catch (error) {
    engine.intake.discard(received)
    throw error
  }
}

async function receiveFile(engine: Engine, file: string): Promise<ReceivedOriginal> {
  try {
    const handle = await open(file)
    return await engine.intake.receive(handle.createReadStream())
  } catch (cause) {
    throw describeReadFailure(cause)
  }
}

function describeReadFailure(cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const messages: Readonly<Record<string, string>> = {
    ENOENT: 'The file is not there any more.',
    EACCES: 'The file may not be read. Check its permissions.',
    EPERM: 'The file may not be read. Check its permissions.',
    EISDIR: 'This is a folder now.',
    EIO: 'The file cannot be read from its disk.',
  }
  const message = messages[code]
  if (message !== undefined) return new DocumentError('unreadable_file', message, { cause })
  if (cause instanceof Error && cause.name === 'OriginalTooLargeError') {
    return new DocumentError('unreadable_file', `${cause.message} Split it.`, { cause })
  }
  return cause
}

/** A store that is thrown away has no pictures to link to. */
function present(engine: Engine, loaded: LoadedDocument, keep: boolean): DocumentResource {
  const baseUrl = engine.url ?? `http://127.0.0.1:${engine.config.port}`
  const document = presentDocument(loaded, baseUrl)
  return keep ? document : { ...document, thumbnail: null, previews: null }
}

function findError({ document, run }: LoadedDocument): FileResult['error'] {
  if (document.status === 'completed') return null
  const code = run?.errorCode ?? document.blockedReason ?? 'internal'
  const standard = code in ERRORS ? ERRORS[code as keyof typeof ERRORS].message : ERRORS.internal.message
  return { code, message: document.processingError ?? run?.errorMessage ?? document.scannerMessage ?? standard }
}
