import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'

const BOUNDARY = 'docket-bench-upload'
const CHUNK = Buffer.alloc(64 * 1024, 'x')

interface Service {
  readonly url: string
  readonly pid: number
  readonly token: string
}

/** Bytes of resident memory that a process holds now. Linux only: proc(5). */
export function measureIdle(pid: number): number {
  return readMemory(pid, 'VmRSS')
}

/** Bytes of resident memory that a service holds at most while so many files come in at once. Linux only: proc(5). */
export async function measureUploads(service: Service, files: number, megabytes: number): Promise<number> {
  // Forgets the peak so far.
  writeFileSync(`/proc/${service.pid}/clear_refs`, '5')
  await Promise.all(Array.from({ length: files }, () => upload(service, megabytes * 1024 * 1024)))
  return readMemory(service.pid, 'VmHWM')
}

/** Sends a file that begins as a PDF and is nothing after that: it is taken in whole, and fails when it is read. */
async function upload({ url, token }: Service, size: number): Promise<void> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="large.pdf"\r\n\r\n%PDF-1.7\n`
  const foot = `\r\n--${BOUNDARY}--\r\n`
  const sent = request(`${url}/api/v1/documents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': Buffer.byteLength(head) + size + Buffer.byteLength(foot),
    },
  })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  await pipeline(Readable.from(writeBody(head, size, foot)), sent)
  const [response] = await answered
  response.resume()
  if (response.statusCode !== 201) throw new Error(`The upload was answered with ${response.statusCode}.`)
}

function* writeBody(head: string, size: number, foot: string): Generator<Buffer> {
  yield Buffer.from(head)
  for (let left = size; left > 0; left -= CHUNK.length) yield left >= CHUNK.length ? CHUNK : CHUNK.subarray(0, left)
  yield Buffer.from(foot)
}

function readMemory(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024
}
