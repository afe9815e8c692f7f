import type { RateLimiter } from '../../access/limit-rate.ts'
import type { Context, Middleware } from '../request-state.ts'
import { tooMany } from '../errors.ts'

/** Holds whoever came with a token to the limits of token and account; `X-RateLimit-*` say where they stand. */
export function limitRate(limiter: RateLimiter): Middleware {
  return (ctx, next) => {
    if (ctx.state.principal) {
      const { allowed, limit, remaining, resetIn } = limiter.count(
        ctx.state.principal,
        isUpload(ctx) ? 'uploads' : 'reads',
      )
      ctx.set('X-RateLimit-Limit', String(limit))
      ctx.set('X-RateLimit-Remaining', String(remaining))
      if (!allowed) throw tooMany('rate_limited', Math.max(1, Math.ceil(resetIn / 1000)))
    }
    return next()
  }
}

function isUpload({ method, path }: Context): boolean {
  return method === 'POST' && /^\/api\/v1\/documents\/?$/.test(path)
}
