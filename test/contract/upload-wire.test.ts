import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeForm, openTestApi, type TestApi } from './open-test-api.ts'

const note = { name: 'Notiz.txt', content: 'Lieferschein der Firma Birkenhain' }

const FORM_HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'

let api: TestApi
let spentToken: string
beforeAll(async () => {
  api = await openTestApi({ limits: { uploadBytes: 3 * 1024 * 1024, uploadsPerToken: 2, testUploadsPerToken: 0 } })
  spentToken = api.createToken()
  for (let upload = 0; upload < 2; upload += 1) {
    await api.request('/api/v1/documents', { method: 'POST', token: spentToken })
  }
})
afterAll(() => api.close())

describe('an upload on the wire', () => {
  test.each([
    ['without a token', 401, () => 'dk_live_wrong'],
    ['without the ability', 403, () => api.createToken({ abilities: ['documents:read'] })],
    ['for its size', 422, () => api.createToken()],
    ['for the day', 429, () => api.createToken({ mode: 'test' })],
    ['for the minute', 429, () => spentToken],
  ])(
    'that is refused %s still reads its answer, whether or not it says how long it is',
    async (_, status, giveToken) => {
      for (const length of ['announced', 'chunked'] as const) {
        const answer = await sendThenRead(giveToken(), 16 * 1024 * 1024, length)
        expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
        expect(await arrivals()).toEqual([])
      }
    },
  )

  test('is invited with 100 Continue when it may come', async () => {
    const body = await bodyOf(makeForm(note))
    const socket = openUpload(api.createToken(), body)
    const [first] = (await once(socket, 'data')) as [string]
    expect(first).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    socket.write(body.bytes)
    const [answer] = (await once(socket, 'data')) as [string]
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    socket.destroy()
  })

  test('is not invited when it is refused', async () => {
    const socket = openUpload('dk_live_wrong', await bodyOf(makeForm(note)))
    const [first] = (await once(socket, 'data')) as [string]
    expect(first).toMatch(/^HTTP\/1\.1 401 /)
    socket.destroy()
  })

  test('that is broken off leaves nothing behind', async () => {
    const before = await countDocuments()
    const body = await bodyOf(makeForm({ name: 'a.txt', content: 'a'.repeat(1024 * 1024) }))
    const socket = openUpload(api.createToken(), body)
    await once(socket, 'data')
    socket.write(body.bytes.subarray(0, 500_000))
    await expect.poll(arrivals).toHaveLength(1)
    socket.destroy()
    await expect.poll(arrivals).toEqual([])
    expect(await countDocuments()).toBe(before)
  })
})

async function arrivals(): Promise<readonly string[]> {
  return readdir(join(api.dataFolder, 'originals', 'arriving')).catch(() => [])
}

async function countDocuments(): Promise<number> {
  const response = await api.request('/api/v1/documents?per_page=1')
  return ((await response.json()) as { meta: { total: number } }).meta.total
}

interface Body {
  readonly contentType: string
  readonly bytes: Buffer
}

async function bodyOf(form: FormData): Promise<Body> {
  const request = new Request('http://127.0.0.1', { method: 'POST', body: form })
  return {
    contentType: request.headers.get('content-type') ?? '',
    bytes: Buffer.from(await request.arrayBuffer()),
  }
}

/** Sends the head of an upload that waits for its invitation. */
function openUpload(token: string, { contentType, bytes }: Body): Socket {
  const { host, port } = new URL(api.url)
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
  socket.write(
    `POST /api/v1/documents HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${contentType}\r\nContent-Length: ${bytes.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  return socket
}

/** What a client reads that looks for the answer only when it has sent everything. */
async function sendThenRead(token: string, bytes: number, length: 'announced' | 'chunked'): Promise<string> {
  const { host, port } = new URL(api.url)
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
  const size = FORM_HEAD.length + bytes
  const [framing, start] =
    length === 'announced'
      ? [`Content-Length: ${size}`, FORM_HEAD]
      : ['Transfer-Encoding: chunked', `${size.toString(16)}\r\n${FORM_HEAD}`]
  socket.write(
    `POST /api/v1/documents HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\n${framing}\r\n\r\n${start}`,
  )
  await new Promise((resolve) => socket.write(Buffer.alloc(bytes, 'a'), resolve))
  const [answer] = (await once(socket, 'data')) as [string]
  socket.destroy()
  return answer
}
