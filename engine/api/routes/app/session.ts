import { APP_PATH, sessionCookieName, signIn, type SessionCookie } from '../../../access/sign-in.ts'
import type { AppSession } from '../../../contract/app/session.ts'
import { deleteSession } from '../../../store/sessions.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError } from '../../errors.ts'
import type { LiveEvents } from '../../live-events.ts'
import { sessionOf } from '../../middleware/require-session.ts'
import type { RouteContext } from '../../request-state.ts'

/** GET /app/sign-in: the link of the console. It works once and leads to the page. */
export function followSignInLink(ctx: RouteContext, { database, baseUrl }: ApiParts): void {
  // What only looks at a link must not use it up.
  if (ctx.method !== 'GET') throw new ApiError('method_not_allowed', undefined, { headers: { Allow: 'GET' } })
  const { code } = ctx.query
  const cookie = typeof code === 'string' ? signIn(database, baseUrl, code) : null
  if (!cookie) {
    throw new ApiError('unauthenticated', 'This link was used or is too old. Run `docket sign-in` for a new one.')
  }
  setCookie(ctx, cookie)
  ctx.set('Referrer-Policy', 'no-referrer')
  ctx.status = 303
  ctx.redirect('/')
}

/** GET /app/session */
export function getSession(ctx: RouteContext): void {
  const { createdAt, expiresAt } = sessionOf(ctx.state)
  ctx.body = { data: { created_at: createdAt, expires_at: expiresAt } satisfies AppSession }
}

/** DELETE /app/session: signs out, wherever the session is listening to events too. */
export function endSession(ctx: RouteContext, { database, baseUrl }: ApiParts, live: LiveEvents): void {
  deleteSession(database, sessionOf(ctx.state).id)
  live.endUnwanted()
  setCookie(ctx, { name: sessionCookieName(baseUrl), value: '', path: APP_PATH, expiresAt: new Date(0) })
  ctx.status = 204
}

function setCookie(ctx: RouteContext, { name, value, path, expiresAt }: SessionCookie): void {
  ctx.cookies.set(name, value, { path, expires: expiresAt, httpOnly: true, sameSite: 'strict' })
}
