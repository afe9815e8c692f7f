import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentResource } from '../../engine/contract/document.ts'
import { picturePath, picturesFolder } from '../../engine/store/pictures.ts'
import { listPreviews, replacePreviews } from '../../engine/store/previews.ts'
import { expectError } from './expect-error.ts'
import { openTestApi, type TestApi } from './open-test-api.ts'
import { expectRawError, sendRaw, writeHead } from './send-raw.ts'
import { writeField, writeFile } from './write-form.ts'

let api: TestApi
let sender: { readonly url: string; readonly token: string }
beforeAll(async () => {
  api = await openTestApi()
  sender = { url: api.url, token: api.createToken() }
})
afterAll(() => api.close())

describe('a path', () => {
  test.each(['%', '%ZZ', '%E0%A4%A', '%00', '%2e%2e', '%c0%ae', '1%00', '..%2f1'])(
    'with %s for an id is refused',
    async (id) => {
      for (const path of [`documents/${id}`, `previews/${id}`, `documents/${id}/thumbnail`]) {
        expectRawError(await get(`/api/v1/${path}`), /40[04]/)
      }
    },
  )

  test.each([
    '9007199254740992',
    '9007199254740993',
    '18446744073709551616',
    '9'.repeat(400),
    '0',
    '-1',
    '1.0',
    '1e3',
    '0x1',
    '+1',
    ' 1',
    '١',
  ])('with the id %s is 404', async (id) => {
    for (const path of [`documents/${encodeURIComponent(id)}`, `previews/${encodeURIComponent(id)}`]) {
      await expectError(await api.request(`/api/v1/${path}`), 404, 'not_found')
    }
    const deletion = api.request(`/api/v1/documents/${encodeURIComponent(id)}`, { method: 'DELETE' })
    await expectError(await deletion, 404, 'not_found')
  })

  test.each(['/%', '/%ZZ', '/app/%', '/assets/%00', '/assets/%E0%A4%A', '//', '/\\..\\..', '*'])(
    'of %s outside the API gets the envelope',
    async (path) => {
      expectRawError(await get(path), /4\d\d/)
    },
  )
})

describe('a query', () => {
  test.each([
    'unknown=1',
    'filter[a]=b',
    'sort[]=a',
    '__proto__[x]=1',
    'constructor=1',
    '%ZZ',
    '%00=%00',
    '&&&',
    '?=?',
  ])('with the unknown %s is passed over', async (query) => {
    expect(await get(`/api/v1/documents?${query}`)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each(['sort=%ZZ', 'sort=%00', 'sort=', 'per_page=%31%', 'page=9007199254740993'])(
    'with the invalid %s is 422',
    async (query) => {
      expectRawError(await get(`/api/v1/documents?${query}`), /422/, 'validation_failed')
    },
  )
})

describe('headers', () => {
  test('that are too large are 431', async () => {
    expectRawError(await get('/', [`X-Large: ${'x'.repeat(100_000)}`]), /431/, 'malformed_request')
  })

  test('that are too many are 431', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => `X-${index}: x`)
    expectRawError(await get('/', many), /431/, 'malformed_request')
  })

  test.each(['Host', 'Authorization', 'Content-Type', 'Origin', 'Idempotency-Key', 'X-Request-ID'])(
    'that say %s twice are 400',
    async (name) => {
      const value = { Host: new URL(api.url).host, Origin: api.url, Authorization: `Bearer ${sender.token}` }[name]
      const line = `${name}: ${value ?? 'a'}`
      expectRawError(await get('/api/v1/ping', [line, line]), /400/, 'malformed_request')
    },
  )

  test.each([
    ['two lengths', ['Content-Length: 1', 'Content-Length: 2']],
    ['a length and chunks', ['Content-Length: 1', 'Transfer-Encoding: chunked']],
    ['a negative length', ['Content-Length: -1']],
    ['a length that is no number', ['Content-Length: many']],
    ['an unknown transfer encoding', ['Transfer-Encoding: magic']],
    ['a line without a colon', ['Nonsense']],
    ['a line with NUL', ['X-Odd: a\0b']],
    ['a folded line', ['X-Odd: a', ' b']],
  ])('with %s are refused', async (_, lines) => {
    expectRawError(await get('/api/v1/ping', lines), /4\d\d/)
  })

  test('without a Host are refused', async () => {
    const answer = await sendRaw(api.url, 'GET /api/v1/ping HTTP/1.1\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('that expect what nobody knows are passed over', async () => {
    expect(await get('/api/v1/ping', ['Expect: 200-ok'])).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('methods', () => {
  const PATHS = ['/api/v1/ping', '/api/v1/documents', '/api/v1/documents/1', '/api/v1/previews/1']

  test.each(PATHS)('HEAD %s answers as GET, without a body', async (path) => {
    const [head, got] = [await api.request(path, { method: 'HEAD' }), await api.request(path)]
    expect(head.status).toBe(got.status)
    expect(await head.text()).toBe('')
  })

  test.each(PATHS)('OPTIONS %s is 405 and names the methods', async (path) => {
    const response = await api.request(path, { method: 'OPTIONS' })
    await expectError(response, 405, 'method_not_allowed')
    expect(response.headers.get('allow')).toContain('GET')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each(['TRACE', 'PROPFIND', 'PUT'])('%s is 405', async (method) => {
    const answer = await sendRaw(api.url, writeHead(sender, `${method} /api/v1/ping`))
    expectRawError(answer, /405/, 'method_not_allowed')
  })

  test('one that does not exist is 400', async () => {
    const answer = await sendRaw(api.url, writeHead(sender, 'MAKEMERICH /api/v1/ping'))
    expectRawError(answer, /400/, 'malformed_request')
  })
})

describe('pipelining', () => {
  test('answers requests of one packet in their order', async () => {
    const ping = (id: string): string => writeHead(sender, 'GET /api/v1/ping', [`X-Request-ID: ${id}`], 'keep-alive')
    const last = writeHead(sender, 'GET /api/v1/nowhere', ['X-Request-ID: d'])
    const answer = await sendRaw(api.url, ['a', 'b', 'c'].map(ping).join('') + last)
    expect([...answer.matchAll(/^x-request-id: (\w)/gim)].map(([, id]) => id)).toEqual(['a', 'b', 'c', 'd'])
    expect(statusesOf(answer)).toEqual(['200', '200', '200', '404'])
  })

  test('answers what follows a refused upload', async () => {
    const body = `${writeField('locale', 'xx')}${writeFile('a.txt')}`
    const lines = ['Content-Type: multipart/form-data; boundary=b', `Content-Length: ${Buffer.byteLength(body)}`]
    const upload = writeHead(sender, 'POST /api/v1/documents', lines, 'keep-alive') + body
    expect(statusesOf(await sendRaw(api.url, upload + writeHead(sender, 'GET /api/v1/ping')))).toEqual(['422', '200'])
  })

  function statusesOf(answer: string): readonly (string | undefined)[] {
    return [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  }
})

describe('chunks', () => {
  test.each([
    ['of no length', 'zz\r\n'],
    ['longer than they say', '3\r\nabcdef\r\n'],
    ['of a length beyond all bounds', 'fffffffffffffffffffff\r\n'],
    ['with an extension of a megabyte', `3;${'x'.repeat(1024 * 1024)}\r\nabc\r\n`],
  ])('%s are refused and leave nothing', async (_, chunks) => {
    const lines = ['Content-Type: multipart/form-data; boundary=b', 'Transfer-Encoding: chunked']
    const form = writeFile('a.txt', 'and ')
    const start = `${Buffer.byteLength(form).toString(16)}\r\n${form}\r\n`
    const answer = await sendRaw(api.url, writeHead(sender, 'POST /api/v1/documents', lines) + start + chunks)
    expectRawError(answer, /4\d\d/)
    await expect.poll(() => readdir(join(api.dataFolder, 'originals/arriving')).catch(() => [])).toEqual([])
  })
})

describe('Range on a preview', () => {
  test.each(['bytes=0-3', 'bytes=9-', 'bytes=-1', 'bytes=999-1000', 'bytes=5-1', 'bytes=0-1,2-3', 'pages=1', ''])(
    '%j gets the whole picture, as RFC 9110 section 14.2 allows',
    async (range) => {
      const response = await api.request(await makePreview(), { headers: { Range: range } })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-length')).toBe('12')
      expect(await response.text()).toBe('twelve bytes')
    },
  )

  /** The path of a preview of twelve bytes. */
  async function makePreview(): Promise<string> {
    const response = await api.upload({ name: 'a.txt', content: 'Inhalt' })
    const { id } = ((await response.json()) as { data: DocumentResource }).data
    replacePreviews(api.database, id, [
      { filename: 'page-1.png', fileFormat: 'png', fileSize: 12, width: 2, height: 3 },
    ])
    mkdirSync(picturesFolder(api.dataFolder, id), { recursive: true })
    writeFileSync(picturePath(api.dataFolder, id, 'page-1.png'), 'twelve bytes')
    return `/api/v1/previews/${listPreviews(api.database, id)[0]!.id}`
  }
})

function get(path: string, lines: readonly string[] = []): Promise<string> {
  return sendRaw(api.url, writeHead(sender, `GET ${path}`, lines))
}
