import type { z } from 'zod'
import { invalid, toFieldErrors, tooSlow } from './errors.ts'
import type { RouteContext } from './request-state.ts'
import { watchPace } from './watch-pace.ts'

/** Bytes. */
const MAX_LENGTH = 1024 * 1024

/**
 * The JSON body of a request (RFC 8259: UTF-8) as its schema wants it; no body at all counts as an empty object.
 * @throws ApiError `validation_failed`, where what is wrong with the body as a whole stands under `body`; `request_timeout`
 * for a body that trickles
 */
export async function readJson<Body extends z.ZodType>(ctx: RouteContext, schema: Body): Promise<z.infer<Body>> {
  const body = await receive(ctx)
  if (body.length > 0 && !ctx.is('application/json')) throw wrong('Send the body as application/json.')
  const read = schema.safeParse(body.length > 0 ? parse(body) : {})
  if (!read.success) throw invalid(nameWhole(toFieldErrors(read.error)))
  return read.data
}

async function receive(ctx: RouteContext): Promise<Buffer> {
  if (Number(ctx.get('Content-Length')) > MAX_LENGTH) throw tooLong()
  if (ctx.get('Expect').toLowerCase() === '100-continue') ctx.res.writeContinue()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    ctx.req.on('data', (chunk: Buffer) => {
      length += chunk.length
      // What is too long is read to its end and thrown away, so that its sender sees the answer.
      if (length > MAX_LENGTH) reject(tooLong())
      else chunks.push(chunk)
    })
    ctx.req.on('end', () => resolve(Buffer.concat(chunks)))
    ctx.req.on('error', () => reject(wrong('The body was cut off.')))
    watchPace(ctx.req, ctx.state.bodyPatience, () => reject(tooSlow()))
  })
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw wrong('The body is not valid JSON.')
  }
}

function nameWhole(errors: Readonly<Record<string, string[]>>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field === '' ? 'body' : field, messages]),
  )
}

function tooLong() {
  return wrong('The body is longer than 1 MiB.')
}

function wrong(message: string) {
  return invalid({ body: [message] })
}
