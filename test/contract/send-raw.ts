import { connect } from 'node:net'
import { expect } from 'vitest'
import { errorEnvelopeSchema } from '../../engine/contract/error-envelope.ts'

/** Sends these very bytes and gives back all that comes until the other side closes. */
export async function sendRaw(baseUrl: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (part: string) => (answer += part))
  // A server that closes while we still send resets the connection; what it said before counts.
  socket.on('error', () => {})
  socket.write(request)
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

/** The head of a request; its lines take the place of our own with the same name. */
export function writeHead(
  { url, token }: { readonly url: string; readonly token: string },
  start: string,
  lines: readonly string[] = [],
  connection: 'close' | 'keep-alive' = 'close',
): string {
  const names = new Set(lines.map(nameOf))
  const own = [`Host: ${new URL(url).host}`, `Authorization: Bearer ${token}`].filter(
    (line) => !names.has(nameOf(line)),
  )
  return `${[`${start} HTTP/1.1`, ...own, `Connection: ${connection}`, ...lines].join('\r\n')}\r\n\r\n`
}

/** The answer is a refusal with the envelope and tells nothing of the inside. */
export function expectRawError(answer: string, status: RegExp, code?: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 (?:${status.source}) `))
  expect(head).toMatch(/^x-request-id: /im)
  const envelope = errorEnvelopeSchema.strict().parse(JSON.parse(body))
  if (code !== undefined) expect(envelope.code).toBe(code)
  expect(body).not.toMatch(/ at |node_modules|\.ts:/)
}

function nameOf(line: string): string {
  return line.split(':')[0]!
}
