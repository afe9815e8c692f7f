import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import busboy, { type Busboy } from 'busboy'
import type { Intake } from '../pipeline/intake.ts'
import { OriginalTooLargeError, type ReceivedOriginal } from '../store/originals.ts'
import { invalid, tooSlow } from './errors.ts'
import { watchPace } from './watch-pace.ts'

/** A multipart form as it came: the file on disk, nothing judged yet. */
export interface ReceivedForm {
  /** Texts by field name; several only for a name that ends in brackets, kept under the name without them. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  /** Names that came more than once though they take one text. */
  readonly repeated: readonly string[]
  /** The first file part named `file`. */
  readonly file: { readonly filename: string | undefined; readonly received: ReceivedOriginal } | null
  /** Whether there were further files. */
  readonly moreFiles: boolean
}

/** Bytes of everything in a form that is not the file. */
const MAX_FORM_BYTES = 1024 * 1024
const MAX_FIELDS = 100

/**
 * Streams the form of a request to disk; the file is never in memory. An upload that fails, is refused or is broken off
 * leaves nothing behind. Whoever gets a file submits or discards it.
 * @param options.patience milliseconds in which the form has to go on noticeably
 * @throws ApiError `validation_failed` for a form that is malformed or too large, `request_timeout` for one that trickles
 */
export async function receiveUpload(
  request: IncomingMessage,
  response: ServerResponse,
  options: { intake: Pick<Intake, 'receive' | 'discard'>; maxFileSize: number; patience: number },
): Promise<ReceivedForm> {
  const { intake, maxFileSize, patience } = options
  if (Number(request.headers['content-length'] ?? 0) > maxFileSize + MAX_FORM_BYTES) throw tooLarge(maxFileSize)
  const form = openForm(request)
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue()
  const parts = new FormParts((stream) => intake.receive(stream))
  try {
    await parseForm(request, form, { parts, patience })
    const { fields, repeated, file, moreFiles } = parts
    return {
      fields: Object.fromEntries(fields),
      repeated: [...repeated],
      file: file && { filename: file.filename, received: await file.arrival },
      moreFiles,
    }
  } catch (error) {
    request.unpipe(form)
    form.destroy()
    // Wait until the file is off the disk again before anyone is told.
    const received = await parts.file?.arrival.catch(() => null)
    if (received) intake.discard(received)
    throw error instanceof OriginalTooLargeError ? tooLarge(maxFileSize) : error
  }
}

function openForm(request: IncomingMessage): Busboy {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw malformed('Send the form as multipart/form-data.')
  }
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      preservePath: true,
      limits: { fieldSize: MAX_FORM_BYTES, fields: MAX_FIELDS, parts: MAX_FIELDS + 10 },
    })
  } catch (error) {
    throw malformed(`The form cannot be read: ${error instanceof Error ? error.message : 'bad header'}.`)
  }
}

/** Resolves when the form is read to its end, rejects at the first reason not to read on. */
async function parseForm(
  request: IncomingMessage,
  form: Busboy,
  { parts, patience }: { parts: FormParts; patience: number },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const endWatch = watchPace(request, patience, () => reject(tooSlow()))
    form.on('close', endWatch)
    form.on('field', (name, text, { valueTruncated }) => {
      if (valueTruncated || !parts.addField(name, text)) reject(malformed('The form has too much text.'))
    })
    form.on('file', (name, stream, { filename }) => parts.addFile(name, filename, stream)?.catch(reject))
    form.on('fieldsLimit', () => reject(malformed('The form has too many fields.')))
    form.on('partsLimit', () => reject(malformed('The form has too many parts.')))
    form.on('error', () => reject(malformed('The form is malformed or cut off.')))
    form.on('close', resolve)
    request.on('error', () => reject(malformed('The upload was broken off.')))
    request.pipe(form)
  })
}

class FormParts {
  readonly fields = new Map<string, string | string[]>()
  readonly repeated = new Set<string>()
  file: { readonly filename: string | undefined; readonly arrival: Promise<ReceivedOriginal> } | null = null
  moreFiles = false
  readonly #receive: (stream: Readable) => Promise<ReceivedOriginal>
  #textBytes = 0

  constructor(receive: (stream: Readable) => Promise<ReceivedOriginal>) {
    this.#receive = receive
  }

  /** False when all texts together are too long. */
  addField(name: string, text: string): boolean {
    this.#textBytes += Buffer.byteLength(text)
    const list = /^(.+)\[\d*\]$/.exec(name)?.[1]
    const before = this.fields.get(list ?? name)
    if (list !== undefined) this.fields.set(list, [...(Array.isArray(before) ? before : []), text])
    else if (before === undefined) this.fields.set(name, text)
    else this.repeated.add(name)
    return this.#textBytes <= MAX_FORM_BYTES
  }

  /** The file's arrival; null for a part that is not wanted. */
  addFile(name: string, filename: string | undefined, stream: Readable): Promise<ReceivedOriginal> | null {
    if (name !== 'file' || this.file) {
      this.moreFiles = true
      stream.resume()
      return null
    }
    // A form that breaks off before the file on disk is open fails the stream while nobody listens yet.
    stream.on('error', () => {})
    const arrival = this.#receive(stream)
    this.file = { filename, arrival }
    return arrival
  }
}

function malformed(message: string) {
  return invalid({ file: [message] })
}

function tooLarge(maxFileSize: number) {
  return malformed(`The file is larger than ${Math.floor(maxFileSize / 1024 / 1024)} MB.`)
}
