import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentResource } from '../../engine/contract/document.ts'
import { createAccount, setSuspended } from '../../engine/store/accounts.ts'
import { beginUpload } from './begin-upload.ts'
import { expectError } from './expect-error.ts'
import { makeForm, openTestApi, type FormFields, type TestApi } from './open-test-api.ts'

const note = { name: 'Notiz.txt', content: 'Lieferschein der Firma Birkenhain' }
const other = { name: 'Notiz.txt', content: 'Lieferschein der Firma Tannberg' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('the same key and the same payload', () => {
  test('give the stored response, byte for byte, and make nothing', async () => {
    const first = await upload('a', note, [
      ['requester', 'Scanner 1'],
      ['locale', 'de'],
    ])
    expect(first.status).toBe(201)
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    const text = await first.text()
    const before = countDocuments()
    const again = await upload('a', note, [
      ['locale', 'de'],
      ['requester', 'Scanner 1'],
    ])
    expect(again.status).toBe(201)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect(await again.text()).toBe(text)
    expect(countDocuments()).toBe(before)
    expect(await arrivals()).toEqual([])
  })

  test('give the stored response even when the document has been deleted since', async () => {
    const text = await (await upload('deleted', note)).text()
    const { data } = JSON.parse(text) as { data: DocumentResource }
    await api.request(`/api/v1/documents/${data.id}`, { method: 'DELETE' })
    expect(await (await upload('deleted', note)).text()).toBe(text)
  })

  test('give the stored 402, byte for byte, whatever the credits are by then', async () => {
    const account = createAccount(api.database, { name: 'Ohne Guthaben', credits: 0 })
    const token = api.createToken({ account })
    const first = await upload('poor', note, [], token)
    expect(first.status).toBe(402)
    const text = await first.text()
    api.database.prepare('UPDATE accounts SET credits = 5 WHERE id = ?').run(account.id)
    const again = await upload('poor', note, [], token)
    expect(again.status).toBe(402)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await again.text()).toBe(text)
  })

  test('make one document of two hundred uploads at once', async () => {
    const before = countDocuments()
    const responses = await Promise.all(Array.from({ length: 200 }, () => upload('crowd', note)))
    expect(countDocuments()).toBe(before + 1)
    const bodies = new Set<string>()
    for (const response of responses) {
      const text = await response.text()
      if (response.status === 201) bodies.add(text)
      else {
        expect(response.status).toBe(409)
        expect(JSON.parse(text)).toMatchObject({ code: 'idempotency_in_progress' })
      }
    }
    expect(bodies.size).toBe(1)
    const later = await upload('crowd', note)
    expect([later.status, await later.text()]).toEqual([201, [...bodies][0]])
    expect(await arrivals()).toEqual([])
  })
})

describe('a key is scoped', () => {
  test('to its token', async () => {
    const [first, second] = [
      await upload('scoped', note),
      await upload('scoped', note, [], api.createToken({ mode: 'live' })),
    ]
    expect(second.status).toBe(201)
    expect(second.headers.get('idempotency-replayed')).toBeNull()
    expect(await second.text()).not.toBe(await first.text())
  })

  test('and holds for 24 hours', async () => {
    const before = Date.now()
    await upload('day', note)
    const { expires } = api.database
      .prepare("SELECT expires_at AS expires FROM idempotency_keys WHERE key = 'day'")
      .get() as { expires: number }
    expect(expires - before).toBeGreaterThanOrEqual(24 * 3_600_000)
    expect(expires - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
    api.database.exec("UPDATE idempotency_keys SET expires_at = 1 WHERE key = 'day'")
    expect((await upload('day', other)).headers.get('idempotency-replayed')).toBeNull()
  })
})

describe('the same key with another payload is 409 idempotency_mismatch', () => {
  test.each<[string, typeof note, FormFields]>([
    ['another file', other, [['locale', 'de']]],
    ['another field', note, [['locale', 'en']]],
    [
      'a field more',
      note,
      [
        ['locale', 'de'],
        ['text', 'eilt'],
      ],
    ],
    ['a field less', note, []],
  ])('%s', async (name, file, fields) => {
    const key = `mismatch ${name}`
    await upload(key, note, [['locale', 'de']])
    const before = countDocuments()
    await expectError(await upload(key, file, fields), 409, 'idempotency_mismatch')
    expect(countDocuments()).toBe(before)
    expect((await upload(key, note, [['locale', 'de']])).headers.get('idempotency-replayed')).toBe('true')
    expect(await arrivals()).toEqual([])
  })
})

describe('a key that is still processing', () => {
  test('is 409 idempotency_in_progress with Retry-After, before the body is read', async () => {
    const token = api.createToken()
    const socket = await openUpload('slow', token)
    const response = await upload('slow', note, [], token)
    const { retry_after } = await expectError(response, 409, 'idempotency_in_progress')
    expect(retry_after).toBe(1)
    expect(response.headers.get('retry-after')).toBe('1')
    socket.destroy()
  })

  test('is released when its upload is broken off', async () => {
    const token = api.createToken()
    const socket = await openUpload('broken', token)
    expect((await upload('broken', note, [], token)).status).toBe(409)
    socket.destroy()
    await expect.poll(async () => (await upload('broken', note, [], token)).status).toBe(201)
  })

  test('is freed by its lease when the process that held it has crashed', async () => {
    const token = api.createToken()
    await upload('crashed', note, [], token)
    api.database.exec(
      "UPDATE idempotency_keys SET fingerprint = NULL, status = NULL, body = NULL WHERE key = 'crashed'",
    )
    expect((await upload('crashed', note, [], token)).status).toBe(409)
    api.database.exec("UPDATE idempotency_keys SET leased_until = 1 WHERE key = 'crashed'")
    const response = await upload('crashed', note, [], token)
    expect(response.status).toBe(201)
    expect(response.headers.get('idempotency-replayed')).toBeNull()
  })

  test('and whose lease somebody else has taken over makes no second document', async () => {
    const token = api.createToken()
    const body = await bodyOf(makeForm(note))
    const socket = await openUpload('overtaken', token, body)
    api.database.exec("UPDATE idempotency_keys SET leased_until = 1 WHERE key = 'overtaken'")
    expect((await upload('overtaken', note, [], token)).status).toBe(201)
    const before = countDocuments()
    socket.write(body.bytes)
    const [answer] = (await once(socket, 'data')) as [string]
    expect(answer).toMatch(/^HTTP\/1\.1 409 /)
    expect(countDocuments()).toBe(before)
    expect(await arrivals()).toEqual([])
    socket.destroy()
  })
})

describe('a refused upload releases its key', () => {
  test('422: the same key may bring a better payload', async () => {
    await expectError(await upload('422', note, [['locale', 'xx']]), 422, 'validation_failed')
    expect((await upload('422', note)).status).toBe(201)
  })

  test('401 and 403: nothing was claimed', async () => {
    const account = createAccount(api.database, { name: 'Gesperrt' })
    const token = api.createToken({ account })
    await expectError(await upload('403', note, [], 'dk_live_wrong'), 401, 'unauthenticated')
    setSuspended(api.database, account.id, true)
    await expectError(await upload('403', note, [], token), 403, 'account_suspended')
    setSuspended(api.database, account.id, false)
    expect((await upload('403', note, [], token)).status).toBe(201)
  })

  test('429: the same key works when there is room again', async () => {
    const token = api.createToken({ mode: 'test' })
    await upload('room', note, [], token)
    api.database.exec('UPDATE daily_uploads SET count = 1000')
    await expectError(await upload('429', note, [], token), 429, 'daily_limit_reached')
    const replay = await upload('room', note, [], token)
    expect([replay.status, replay.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    api.database.exec('DELETE FROM daily_uploads')
    expect((await upload('429', note, [], token)).status).toBe(201)
  })

  test('500: the same key works when the fault is mended', async () => {
    api.database.exec('ALTER TABLE jobs RENAME TO lost')
    await expectError(await upload('500', note), 500, 'server_error')
    api.database.exec('ALTER TABLE lost RENAME TO jobs')
    expect((await upload('500', note)).status).toBe(201)
  })
})

test('an empty key is 422', async () => {
  const { errors } = await expectError(await upload('', note), 422, 'validation_failed')
  expect(errors).toEqual({ 'Idempotency-Key': [expect.stringMatching(/1 to 255/)] })
})

function upload(key: string, file: typeof note, fields: FormFields = [], token?: string): Promise<Response> {
  return api.request('/api/v1/documents', {
    method: 'POST',
    body: makeForm(file, fields),
    headers: { 'Idempotency-Key': key },
    ...(token !== undefined && { token }),
  })
}

function countDocuments(): number {
  return (api.database.prepare('SELECT count(*) AS n FROM documents').get() as { n: number }).n
}

async function arrivals(): Promise<readonly string[]> {
  return readdir(join(api.dataFolder, 'originals', 'arriving')).catch(() => [])
}

interface Body {
  readonly contentType: string
  readonly bytes: Buffer
}

async function bodyOf(form: FormData): Promise<Body> {
  const request = new Request('http://127.0.0.1', { method: 'POST', body: form })
  return { contentType: request.headers.get('content-type') ?? '', bytes: Buffer.from(await request.arrayBuffer()) }
}

async function openUpload(key: string, token: string, given?: Body): Promise<Socket> {
  const { contentType, bytes } = given ?? (await bodyOf(makeForm(note)))
  return beginUpload(api.url, token, key, { contentType, length: bytes.length })
}
