import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type Koa from 'koa'
import type { ErrorEnvelope } from '../contract/error-envelope.ts'
import { ERRORS } from '../domain/errors.ts'
import type { RequestState } from './request-state.ts'

/** Milliseconds for one whole request: 500 MiB over a slow local pipe. */
const REQUEST_TIMEOUT = 3_600_000
/** Milliseconds for the head of a request. */
const HEAD_TIMEOUT = 30_000
/** Milliseconds that a connection may idle: longer than clients keep theirs, so that none sends on one that is being closed. */
const IDLE_TIMEOUT = 75_000

/** Lets the application answer what arrives at a server, and gives the envelope to what is not even HTTP. */
export function answerRequests(
  server: Server,
  app: Koa<RequestState>,
  { headTimeout = HEAD_TIMEOUT }: { headTimeout?: number } = {},
): void {
  const answer = app.callback()
  server.requestTimeout = REQUEST_TIMEOUT
  server.headersTimeout = headTimeout
  server.keepAliveTimeout = IDLE_TIMEOUT
  /** By connection, the answer that was begun last. */
  const answers = new WeakMap<Duplex, ServerResponse>()
  const take = (request: IncomingMessage, response: ServerResponse): void => {
    answers.set(request.socket, response)
    void answer(request, response)
  }
  server.on('request', take)
  // Without this listener Node invites every body at once; receive-upload does so only after all other checks.
  server.on('checkContinue', take)
  // RFC 9110 section 10.1.1 lets a server pass over expectations that it does not know.
  server.on('checkExpectation', take)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const earlier = answers.get(socket)
    // In the middle of an earlier answer the envelope would become a part of it.
    if (earlier?.headersSent && !earlier.writableEnded) socket.destroy()
    else answerMalformed(error, socket)
  })
}

function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400
  const code = status === 408 ? 'request_timeout' : 'malformed_request'
  const body: ErrorEnvelope = { message: ERRORS[code].message, code, request_id: randomUUID() }
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nX-Request-ID: ${body.request_id}\r\nConnection: close\r\n\r\n${text}`,
  )
}
