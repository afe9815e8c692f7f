import type { Middleware } from '../request-state.ts'
import { ApiError } from '../errors.ts'

/**
 * Keeps web pages away from a server that listens on loopback: `Host` names exactly this server (against DNS rebinding),
 * `Origin` is ours or absent, and the browser does not say that another site asks. No CORS headers are ever sent.
 */
export function guardLoopback(baseUrl: string): Middleware {
  const { host, origin } = new URL(baseUrl)
  return (ctx, next) => {
    if (ctx.req.headers.host !== host) throw new ApiError('misdirected_request')
    if (ctx.req.headers.origin !== undefined && ctx.req.headers.origin !== origin) throw foreign()
    const site = ctx.get('Sec-Fetch-Site')
    if (site === 'cross-site' || site === 'same-site') throw foreign()
    return next()
  }
}

function foreign(): ApiError {
  return new ApiError('forbidden', 'Requests from other web pages are not answered.')
}
