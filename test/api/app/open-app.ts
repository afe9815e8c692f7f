import { openSession } from '../../../engine/access/sign-in.ts'
import type { WritingDatabase } from '../../../engine/store/database.ts'

/** Asks as the app's page does: with a session's cookie; objects as bodies become JSON. */
export type AskApp = (
  path: string,
  options?: Omit<RequestInit, 'body'> & { readonly body?: object; readonly cookie?: string },
) => Promise<Response>

export function openApp({ database, url }: { readonly database: WritingDatabase; readonly url: string }): AskApp {
  const session = cookieHeader(openSession(database, url))
  return (path, { body, cookie = session, headers, ...options } = {}) => {
    const isForm = body === undefined || body instanceof FormData
    return fetch(new URL(path, url), {
      redirect: 'manual',
      ...options,
      headers: {
        Cookie: cookie,
        ...(!isForm && { 'Content-Type': 'application/json' }),
        ...(headers as Record<string, string>),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
  }
}

export function cookieHeader({ name, value }: { readonly name: string; readonly value: string }): string {
  return `${name}=${value}`
}
