import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignInLink, openSession, sessionCookieName } from '../../../engine/access/sign-in.ts'
import { sessionSchema } from '../../../engine/contract/app/session.ts'
import { createSession, createSignInCode } from '../../../engine/store/sessions.ts'
import { expectError } from '../../contract/expect-error.ts'
import { openTestApi, type TestApi } from '../../contract/open-test-api.ts'
import { cookieHeader, openApp, type AskApp } from './open-app.ts'

let api: TestApi
let app: AskApp
beforeAll(async () => {
  api = await openTestApi()
  app = openApp(api)
})
afterAll(() => api.close())

describe('the sign-in link', () => {
  test('signs a browser in, leads to the page, and works once', async () => {
    const link = createSignInLink(api.database, api.url)
    const first = await fetch(link, { redirect: 'manual' })
    expect(first.status).toBe(303)
    expect(first.headers.get('location')).toBe('/')
    const cookie = first.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^docket_session_\d+=[\w-]{43}; /)
    for (const part of ['path=/app', 'httponly', 'samesite=strict', 'expires=']) {
      expect(cookie.toLowerCase()).toContain(`; ${part}`)
    }
    expect((await app('/app/session', { cookie: cookie.split(';')[0] })).status).toBe(200)
    await expectError(await fetch(link, { redirect: 'manual' }), 401, 'unauthenticated')
  })

  test('is not used up by HEAD', async () => {
    const link = createSignInLink(api.database, api.url)
    const look = await fetch(link, { method: 'HEAD' })
    expect([look.status, look.headers.get('set-cookie')]).toEqual([405, null])
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(303)
  })

  test('is refused when it is too old, made up, or has no code', async () => {
    const old = createSignInCode(api.database, { lifetime: -1 })
    for (const query of [`?code=${old}`, '?code=made-up', '?code=a&code=b', '']) {
      const answer = await fetch(`${api.url}/app/sign-in${query}`, { redirect: 'manual' })
      await expectError(answer, 401, 'unauthenticated')
    }
  })

  test('does not work from another web page', async () => {
    const link = createSignInLink(api.database, api.url)
    await expectError(await fetch(link, { headers: { 'Sec-Fetch-Site': 'cross-site' } }), 403, 'forbidden')
  })

  test('stands in no log', async () => {
    const link = createSignInLink(api.database, api.url)
    await fetch(link, { redirect: 'manual' })
    expect(api.logged.join('')).not.toContain(new URL(link).searchParams.get('code'))
  })
})

describe('a session', () => {
  test('tells since when it is and how long', async () => {
    const { data } = (await (await app('/app/session')).json()) as { data: unknown }
    const { created_at, expires_at } = sessionSchema.strict().parse(data)
    expect(expires_at > created_at).toBe(true)
  })

  test('ends with signing out, which also takes the cookie away', async () => {
    const cookie = cookieHeader(openSession(api.database, api.url))
    const end = await app('/app/session', { method: 'DELETE', cookie })
    expect(end.status).toBe(204)
    expect(end.headers.get('set-cookie')).toMatch(/^docket_session_\d+=;.* expires=Thu, 01 Jan 1970/)
    await expectError(await app('/app/session', { cookie }), 401, 'unauthenticated')
  })

  test('ends with its time', async () => {
    const { secret } = createSession(api.database, { lifetime: -1 })
    const cookie = cookieHeader({ name: sessionCookieName(api.url), value: secret })
    await expectError(await app('/app/session', { cookie }), 401, 'unauthenticated')
  })

  test('is stored as a hash alone', () => {
    const { value } = openSession(api.database, api.url)
    const rows = api.database.prepare('SELECT * FROM sessions').all() as Record<string, unknown>[]
    for (const row of rows) expect(Object.values(row)).not.toContain(value)
    expect(rows.at(-1)?.['hash']).toHaveLength(32)
  })

  test.each(['/app', '/app/', '/app/session', '/app/accounts', '/app/no-such-thing', '/APP/session'])(
    'is asked for at %s',
    async (path) => {
      await expectError(await app(path, { cookie: '' }), 401, 'unauthenticated')
      await expectError(await app(path, { cookie: `${sessionCookieName(api.url)}=made-up` }), 401, 'unauthenticated')
    },
  )

  test('is not replaced by a token', async () => {
    await expectError(await api.request('/app/session'), 401, 'unauthenticated')
  })

  test('replaces no token', async () => {
    await expectError(await app('/api/v1/ping'), 401, 'unauthenticated')
    await expectError(await app('/api/v1/documents'), 401, 'unauthenticated')
  })

  test('serves no other web page', async () => {
    const foreign = { Origin: 'http://127.0.0.1:3000' }
    await expectError(await app('/app/session', { headers: foreign }), 403, 'forbidden')
    await expectError(await app('/app/session', { headers: { 'Sec-Fetch-Site': 'same-site' } }), 403, 'forbidden')
  })

  test('does not make paths that are not', async () => {
    await expectError(await app('/app/no-such-thing'), 404, 'not_found')
    const wrong = await app('/app/session', { method: 'PUT' })
    expect(wrong.headers.get('allow')).toBe('DELETE, GET, HEAD')
    await expectError(wrong, 405, 'method_not_allowed')
  })
})
