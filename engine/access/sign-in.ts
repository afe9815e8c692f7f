import type { ReadingDatabase, WritingDatabase } from '../store/database.ts'
import { createSession, createSignInCode, findSession, redeemSignInCode, type Session } from '../store/sessions.ts'

/** The cookie that carries a session: HttpOnly, SameSite=Strict, sent to the app's own routes alone. */
export interface SessionCookie {
  readonly name: string
  readonly value: string
  readonly path: string
  readonly expiresAt: Date
}

/** Below it lies what only the app may ask. */
export const APP_PATH = '/app'
export const SIGN_IN_PATH = `${APP_PATH}/sign-in`

const DAY = 86_400_000
const SESSION_LIFETIME = 30 * DAY
const LINK_LIFETIME = 3_600_000

/** Opens a session for whoever is trusted already: the app's own window. */
export function openSession(database: WritingDatabase, baseUrl: string): SessionCookie {
  const { secret, session } = createSession(database, { lifetime: SESSION_LIFETIME })
  return {
    name: sessionCookieName(baseUrl),
    value: secret,
    path: APP_PATH,
    expiresAt: new Date(session.expiresAt),
  }
}

/** A link that signs a browser in, once and within an hour. */
export function createSignInLink(database: WritingDatabase, baseUrl: string): string {
  return `${baseUrl}${SIGN_IN_PATH}?code=${createSignInCode(database, { lifetime: LINK_LIFETIME })}`
}

/** A session for the code of a sign-in link, which is then used up; null for any other code. */
export function signIn(database: WritingDatabase, baseUrl: string, code: string): SessionCookie | null {
  return redeemSignInCode(database, code, { lifetime: LINK_LIFETIME }) ? openSession(database, baseUrl) : null
}

/** Whose session a cookie carries; null when it is missing, unknown, expired or signed out. */
export function recognizeSession(database: ReadingDatabase, secret: string | undefined): Session | null {
  return secret === undefined ? null : findSession(database, secret)
}

/** Browsers share cookies between the ports of a host: each server has a name of its own for its cookie. */
export function sessionCookieName(baseUrl: string): string {
  return `docket_session_${new URL(baseUrl).port}`
}
