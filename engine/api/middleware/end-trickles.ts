import type { Middleware } from '../request-state.ts'
import { watchPace } from '../watch-pace.ts'

/**
 * Ends the connection of who was answered and only trickles the rest of a body, which nobody waits for. Whoever reads a
 * body finds the patience in the state.
 * @param patience milliseconds in which the rest has to go on noticeably
 */
export function endTrickles(patience: number): Middleware {
  return (ctx, next) => {
    ctx.state.bodyPatience = patience
    const { headers } = ctx.req
    // Only these two announce a body (RFC 9112, section 6).
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      ctx.res.once('finish', () => {
        if (!ctx.req.complete) watchPace(ctx.req, patience, () => ctx.req.socket.destroy())
      })
    }
    return next()
  }
}
