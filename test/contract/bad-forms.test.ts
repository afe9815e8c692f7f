import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentResource } from '../../engine/contract/document.ts'
import { expectError } from './expect-error.ts'
import { openTestApi, type TestApi } from './open-test-api.ts'
import { END, writeField, writeFields, writeFile, writePartWithHeaders } from './write-form.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('a multipart form', () => {
  test.each([
    ['without a boundary', 'multipart/form-data', writeFile('a.txt')],
    ['with an empty boundary', 'multipart/form-data; boundary=', writeFile('a.txt')],
    ['with another boundary than it says', 'multipart/form-data; boundary=c', writeFile('a.txt')],
    ['that is not one', 'multipart/form-data; boundary=b', 'a=1&b=2'],
    ['with a bomb of headers in a part', undefined, writePartWithHeaders(5000)],
    ['with a header of a megabyte in a part', undefined, writePartWithHeaders(1, 1024 * 1024)],
    ['with a part without a name', undefined, `--b\r\nContent-Disposition: form-data\r\n\r\nx${END}`],
    [
      'with parts inside a part',
      undefined,
      `--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx${END}`,
    ],
    ['with ten thousand fields', undefined, writeFields(10_000) + writeFile('a.txt')],
    ['with ten thousand items of a list', undefined, writeFields(10_000, 'custom_types[]') + writeFile('a.txt')],
    ['with ten thousand files', undefined, writeFile('a.txt', '').repeat(10_000) + END],
    ['with a field of two megabytes', undefined, writeField('text', 'x'.repeat(2 * 1024 * 1024)) + writeFile('a.txt')],
    ['with two files', undefined, writeFile('a.txt', '') + writeFile('b.txt')],
    ['with no file', undefined, writeField('text', 'x') + END],
    ['with a content transfer encoding that is none', undefined, writeFile('a.pdf').replace('form-data', 'what-ever')],
  ])('%s is 422', async (_, contentType = 'multipart/form-data; boundary=b', body) => {
    const { errors } = await expectError(await post(body, { 'Content-Type': contentType }), 422, 'validation_failed')
    expect(Object.keys(errors ?? {})).toEqual(['file'])
    await expect.poll(arrivals).toEqual([])
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__[]', '[]', '[0]', ''])(
    'with a field named %j is taken, the field ignored',
    async (name) => {
      const response = await post(writeField(name, 'x') + writeFile('a.txt'))
      expect(response.status).toBe(201)
    },
  )

  test('with a field of a treacherous name twice is 422 and names it', async () => {
    const body = writeField('constructor', 'x') + writeField('constructor', 'y') + writeFile('a.txt')
    const { errors } = await expectError(await post(body), 422, 'validation_failed')
    expect(Object.entries(errors ?? {})).toEqual([['constructor', ['constructor was sent more than once.']]])
  })
})

describe('a file name', () => {
  test.each([
    ['with a path', '../../../etc/a.txt', 'a.txt'],
    ['with a path of Windows', 'C:\\temp\\a.txt', 'a.txt'],
    ['that runs from right to left', 'gpj\u202etxt.txt', 'gpjtxt.txt'],
    ['of four kilobytes', `${'n'.repeat(4092)}.txt`, `${'n'.repeat(251)}.txt`],
    ['of dots', '..', 'document'],
  ])('%s becomes a safe one', async (_, name, kept) => {
    const response = await post(writeFile(name))
    expect(response.status).toBe(201)
    expect(((await response.json()) as { data: DocumentResource }).data.filename).toBe(kept)
  })

  test.each([
    ['that is empty', writeFile('')],
    [
      'that is empty, of a file',
      writeFile('').replace('\r\n\r\n', '\r\nContent-Type: application/octet-stream\r\n\r\n'),
    ],
    ['that is left out', writeFile('').replace('; filename=""', '\r\nContent-Type: application/octet-stream')],
    ['with NUL', writeFile('a\0b.txt')],
    ['with a line break', writeFile('a\r\nb.txt')],
  ])('%s is 422', async (_, body) => {
    const { errors } = await expectError(await post(body), 422, 'validation_failed')
    expect(Object.keys(errors ?? {})).toEqual(['file'])
    expect(await arrivals()).toEqual([])
  })

  test('with bytes that are no UTF-8 does no harm', async () => {
    const body = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a'),
      Buffer.from([0xff, 0xc0, 0x80]),
      Buffer.from(`.txt"\r\n\r\nInhalt${END}`),
    ])
    const response = await post(body)
    expect(response.status).toBe(201)
    expect(((await response.json()) as { data: DocumentResource }).data.filename).toMatch(/\.txt$/)
  })
})

test.each([
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/mixed; boundary=b',
  'text/plain',
  '*/*',
])('an upload of type %s is 422', async (type) => {
  await expectError(await post(writeFile('a.txt'), { 'Content-Type': type }), 422, 'validation_failed')
})

function post(body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Response> {
  return api.request('/api/v1/documents', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'multipart/form-data; boundary=b', ...headers },
  })
}

async function arrivals(): Promise<readonly string[]> {
  return readdir(join(api.dataFolder, 'originals', 'arriving')).catch(() => [])
}
