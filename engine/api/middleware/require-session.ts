import { APP_PATH, recognizeSession, SIGN_IN_PATH, sessionCookieName } from '../../access/sign-in.ts'
import type { ReadingDatabase } from '../../store/database.ts'
import type { Session } from '../../store/sessions.ts'
import type { Middleware, RequestState } from '../request-state.ts'
import { ApiError } from '../errors.ts'

const IN_APP = new RegExp(`^${APP_PATH}(?:/|$)`, 'i')

/**
 * Everything below /app needs the session's cookie, paths that do not exist included; only the sign-in link goes without.
 * A token is no substitute, as the cookie is none below /api.
 */
export function requireSession(database: ReadingDatabase, baseUrl: string): Middleware {
  const name = sessionCookieName(baseUrl)
  return (ctx, next) => {
    if (IN_APP.test(ctx.path) && ctx.path !== SIGN_IN_PATH) {
      const session = recognizeSession(database, ctx.cookies.get(name))
      if (!session) throw new ApiError('unauthenticated', 'Sign in first: `docket sign-in` prints a link.')
      ctx.state.session = session
    }
    return next()
  }
}

/** @throws ApiError `unauthenticated` when a route was reached without a session */
export function sessionOf(state: RequestState): Session {
  if (!state.session) throw new ApiError('unauthenticated')
  return state.session
}
