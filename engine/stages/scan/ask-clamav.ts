import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { addAbortSignal } from 'node:stream'

/** The virus scanner cannot be asked now: nothing is known of the file. */
export class ScannerDownError extends Error {
  constructor(address: string, options?: ErrorOptions) {
    super(
      `ClamAV does not answer at ${address}. The document waits until it does: start clamd, or set DOCKET_CLAMAV to off.`,
      options,
    )
    this.name = 'ScannerDownError'
  }
}

/** The line was closed before all was told. */
class HungUpError extends Error {
  readonly code = 'EPIPE'

  constructor() {
    super('It hung up in the middle.')
  }
}

/** Milliseconds without a word from clamd; it says nothing while it scans, which for a large archive takes minutes. */
const PATIENCE = 300_000
/** Bytes of an answer; a longer one comes from something else than clamd. */
const MAX_ANSWER = 4096

/** Bytes that are told at once. */
const PIECE = 64 * 1024

const TOO_LARGE = 'ClamAV takes no file of this size: raise StreamMaxLength in clamd.conf and have it read once more.'

/**
 * Has ClamAV's daemon look at a file, by its protocol's INSTREAM (clamd(8)).
 * @param address path of a Unix socket, or `host:port`
 * @param file path of a file, or what it holds
 * @returns why the file is refused, a sentence; null when nothing was found
 * @throws ScannerDownError when there is no answer, or one that says nothing of the file, or the signal ends the conversation
 */
export async function askClamav(
  address: string,
  file: string | Uint8Array,
  signal: AbortSignal,
): Promise<string | null> {
  const down = (cause: unknown): never => {
    throw new ScannerDownError(address, { cause })
  }
  const answer = await ask(address, (socket) => tell(socket, file), signal).catch(async (cause: unknown) => {
    // Past its limit it hangs up in the middle, and its word is lost with the line. One that still answers is not down.
    if (!/^(?:EPIPE|ECONNRESET)$/.test((cause as NodeJS.ErrnoException).code ?? '')) return down(cause)
    const greeting = await ask(address, greet, signal).catch(down)
    return greeting === 'PONG' ? TOO_LARGE : down(cause)
  })
  if (answer === 'stream: OK') return null
  const virus = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (virus !== undefined) return `ClamAV found ${virus} in the file.`
  if (answer === TOO_LARGE || answer.startsWith('INSTREAM size limit exceeded')) return TOO_LARGE
  return down(new Error(`It answered: ${answer}`))
}

/** @param tellIt says whether all was told */
async function ask(
  address: string,
  tellIt: (socket: Socket) => boolean | Promise<boolean>,
  signal: AbortSignal,
): Promise<string> {
  const socket = addAbortSignal(signal, open(address))
  let isTold = false
  const answer = hear(socket, () => isTold)
  const tellAll = async (): Promise<void> => {
    isTold = await tellIt(socket)
  }
  try {
    await Promise.race([answer, tellAll()])
    return await answer
  } finally {
    socket.destroy()
  }
}

function open(address: string): Socket {
  const [, host, port] = /^([^/\\]+):(\d+)$/.exec(address) ?? []
  return port === undefined ? connect(address) : connect(Number(port), host)
}

function hear(socket: Socket, isTold: () => boolean): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let heard = ''
  socket.setTimeout(PATIENCE, () => reject(new Error('It fell silent.')))
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
    const end = heard.indexOf('\0')
    if (end >= 0) resolve(heard.slice(0, end))
    else if (heard.length > MAX_ANSWER) reject(new Error('Its answer has no end.'))
  })
  socket.on('error', reject)
  // It may hang up so that no write fails any more.
  socket.on('close', () => reject(isTold() ? new Error('It hung up without an answer.') : new HungUpError()))
  // Nobody waits for it while the file is being told.
  promise.catch(() => {})
  return promise
}

function greet(socket: Socket): boolean {
  socket.write('zPING\0')
  return true
}

/** Each piece behind its length, four bytes, most significant first; a length of nothing ends them. False when the line is closed before. */
async function tell(socket: Socket, file: string | Uint8Array): Promise<boolean> {
  socket.write('zINSTREAM\0')
  const pieces = typeof file === 'string' ? (createReadStream(file) as AsyncIterable<Buffer>) : cut(file)
  for await (const piece of pieces) {
    if (socket.destroyed) return false
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    socket.write(length)
    if (!socket.write(piece)) await drained(socket)
  }
  socket.write(Buffer.alloc(4))
  return true
}

function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      socket.off('drain', go)
      socket.off('close', go)
      resolve()
    }
    socket.on('drain', go)
    socket.on('close', go)
  })
}
