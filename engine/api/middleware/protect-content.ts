import type { Middleware } from '../request-state.ts'

/** Nothing is guessed to be another type, and no cache keeps documents; a route may say otherwise. */
export function protectContent(): Middleware {
  return (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff')
    ctx.set('Cache-Control', 'no-store')
    return next()
  }
}
