import { randomUUID } from 'node:crypto'
import type { Middleware } from '../request-state.ts'

const USABLE = /^[\x20-\x7e]{1,128}$/

/** Echoes X-Request-ID when it has 1 to 128 printable ASCII characters, else makes one up. */
export function giveRequestId(): Middleware {
  return (ctx, next) => {
    const given = ctx.get('X-Request-ID')
    ctx.state.requestId = USABLE.test(given) ? given : randomUUID()
    ctx.set('X-Request-ID', ctx.state.requestId)
    return next()
  }
}
