import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeForm, openTestApi, type TestApi } from './open-test-api.ts'
import { expectRawError, writeHead } from './send-raw.ts'
import { writeFile } from './write-form.ts'

const FORM = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 90000']

let api: TestApi
let sender: { readonly url: string; readonly token: string }
beforeAll(async () => {
  api = await openTestApi({ limits: { bodyPatience: 200 } })
  sender = { url: api.url, token: api.createToken() }
})
afterAll(() => api.close())

test('an upload that trickles is 408, leaves nothing, and its connection ends', async () => {
  const answer = await trickle(writeHead(sender, 'POST /api/v1/documents', FORM) + writeFile('a.txt', 'and '))
  expectRawError(answer, /408/, 'request_timeout')
  expect(await readdir(join(api.dataFolder, 'originals', 'arriving'))).toEqual([])
})

test('a JSON body that trickles is 408, and its connection ends', async () => {
  const token = api.createToken({ abilities: ['webhooks:manage'] })
  const lines = ['Content-Type: application/json', 'Content-Length: 90000']
  const answer = await trickle(writeHead({ url: api.url, token }, 'POST /api/v1/webhook-endpoints', lines))
  expectRawError(answer, /408/, 'request_timeout')
})

test('an upload that trickles frees its Idempotency-Key', async () => {
  const lines = [...FORM, 'Idempotency-Key: slow']
  await trickle(writeHead(sender, 'POST /api/v1/documents', lines) + writeFile('a.txt', 'and '))
  const response = await api.request('/api/v1/documents', {
    method: 'POST',
    body: makeForm({ name: 'a.txt', content: 'Inhalt' }),
    token: sender.token,
    headers: { 'Idempotency-Key': 'slow' },
  })
  expect(response.status).toBe(201)
})

test.each([
  ['without a token', 'POST /api/v1/documents', 401],
  ['to a path that is not there', 'POST /api/v1/nowhere', 404],
  ['to the page', 'POST /', 404],
  ['that nobody asked for', 'GET /api/v1/ping', 200],
])('a body %s that trickles after its answer loses the connection', async (_, start, status) => {
  const anyone = { url: api.url, token: status === 401 ? 'dk_live_wrong' : sender.token }
  const answer = await trickle(writeHead(anyone, start, FORM, 'keep-alive'))
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('an upload that goes on slowly, and not too slowly, is taken', async () => {
  const form = writeFile('a.txt', `${'x'.repeat(40_000)}\r\n--b--\r\n`)
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1').setEncoding('utf8')
  const lines = [FORM[0]!, `Content-Length: ${Buffer.byteLength(form)}`]
  socket.write(writeHead(sender, 'POST /api/v1/documents', lines))
  let sent = 0
  const timer = setInterval(() => {
    socket.write(form.slice(sent, sent + 2000))
    sent += 2000
    if (sent >= form.length) clearInterval(timer)
  }, 20)
  const [answer] = (await once(socket, 'data')) as [string]
  expect(answer).toMatch(/^HTTP\/1\.1 201 /)
  socket.destroy()
})

/** Sends a byte now and then until the other side closes. */
async function trickle(start: string): Promise<string> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (part: string) => (answer += part))
  socket.on('error', () => {})
  socket.write(start)
  const timer = setInterval(() => socket.write('x'), 20)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  return answer
}
