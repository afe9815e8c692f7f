import type { Middleware } from '../request-state.ts'
import { ApiError } from '../errors.ts'

/** Node keeps the first of these or joins them: whoever reads the other one would see another request. */
const SINGLE: ReadonlySet<string> = new Set([
  'host',
  'authorization',
  'content-type',
  'origin',
  'idempotency-key',
  'payment-signature',
  'x-request-id',
])

/** A request that says twice what can be said once is 400. */
export function refuseRepeatedHeaders(): Middleware {
  return (ctx, next) => {
    // Names and values in turn, as they were sent.
    const { rawHeaders } = ctx.req
    const seen: string[] = []
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at]!.toLowerCase()
      if (!SINGLE.has(name)) continue
      if (seen.includes(name)) throw new ApiError('malformed_request', `The header ${rawHeaders[at]} was sent twice.`)
      seen.push(name)
    }
    return next()
  }
}
