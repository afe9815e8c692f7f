import type { Middleware } from '../request-state.ts'
import { ApiError } from '../errors.ts'

/** Node keeps the first of these or joins them: whoever reads the other one would see another request. */
const SINGLE = ['Host', 'Authorization', 'Content-Type', 'Origin', 'Idempotency-Key', 'X-Request-ID']

/** A request that says twice what can be said once is 400. */
export function refuseRepeatedHeaders(): Middleware {
  return async (ctx, next) => {
    const repeated = SINGLE.find((name) => (ctx.req.headersDistinct[name.toLowerCase()]?.length ?? 0) > 1)
    if (repeated !== undefined) throw new ApiError('malformed_request', `The header ${repeated} was sent twice.`)
    await next()
  }
}
