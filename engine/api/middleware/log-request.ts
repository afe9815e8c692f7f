import type { Logger } from 'pino'
import type { Middleware } from '../request-state.ts'

/** One line a request, once it is answered or its connection is gone. No path, query or header: they may hold secrets. */
export function logRequest(log: Logger): Middleware {
  return (ctx, next) => {
    if (!log.isLevelEnabled('info')) return next()
    const start = performance.now()
    ctx.res.once('close', () => {
      log.info({
        request_id: ctx.state.requestId,
        method: ctx.method,
        route: ctx['_matchedRoute'] ?? null,
        status: ctx.res.statusCode,
        finished: ctx.res.writableFinished,
        duration_ms: Math.round(performance.now() - start),
      })
    })
    return next()
  }
}
