import type { RateLimiter, RateStanding } from '../../access/limit-rate.ts'
import type { Context, Middleware } from '../request-state.ts'
import { tooMany } from '../errors.ts'

/** Holds whoever came with a token to the limits of token and account; `X-RateLimit-*` say where they stand. */
export function limitRate(limiter: RateLimiter): Middleware {
  return (ctx, next) => {
    if (ctx.state.principal) {
      checkStanding(ctx, limiter.count(ctx.state.principal, isUpload(ctx) ? 'uploads' : 'reads'))
    }
    return next()
  }
}

/**
 * Says in the headers where somebody stands.
 * @throws ApiError `rate_limited`
 */
export function checkStanding(ctx: Pick<Context, 'set'>, { allowed, limit, remaining, resetIn }: RateStanding): void {
  ctx.set('X-RateLimit-Limit', String(limit))
  ctx.set('X-RateLimit-Remaining', String(remaining))
  if (!allowed) throw tooMany('rate_limited', Math.max(1, Math.ceil(resetIn / 1000)))
}

function isUpload({ method, path }: Context): boolean {
  return method === 'POST' && /^\/api\/v1\/documents\/?$/.test(path)
}
