import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorEnvelopeSchema } from '../../engine/contract/error-envelope.ts'
import { expectError } from './expect-error.ts'
import { openTestApi, type TestApi } from './open-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('authentication', () => {
  test.each([
    ['without a token', null],
    ['with an unknown token', 'dk_live_unknown'],
    ['with an empty token', ''],
  ])('%s is 401', async (_, token) => {
    const response = await api.request('/api/v1/ping', { token })
    await expectError(response, 401, 'unauthenticated')
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('comes before everything else below /api/', async () => {
    for (const path of ['/api/v1/nowhere', '/api/v1/documents/abc', '/API/v1/ping', '/api']) {
      await expectError(await api.request(path, { token: null }), 401, 'unauthenticated')
    }
  })
})

describe('request ids', () => {
  test('are echoed up to 128 characters', async () => {
    const id = 'r'.repeat(128)
    const response = await api.request('/api/v1/ping', { headers: { 'X-Request-ID': id } })
    expect(response.headers.get('x-request-id')).toBe(id)
  })

  test.each([
    ['longer ones', 'r'.repeat(129)],
    ['ones beyond ASCII', 'r\u00e4'],
  ])('%s are replaced', async (_, id) => {
    const response = await api.request('/api/v1/ping', { headers: { 'X-Request-ID': id } })
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('stand in errors too', async () => {
    const response = await api.request('/api/v1/nowhere', { headers: { 'X-Request-ID': 'case 7' } })
    expect((await expectError(response, 404, 'not_found')).request_id).toBe('case 7')
  })
})

describe('unknown routes and methods', () => {
  test('are 404 with the envelope, with and without a token', async () => {
    await expectError(await api.request('/api/v1/nowhere'), 404, 'not_found')
    await expectError(await api.request('/nowhere', { token: null }), 404, 'not_found')
  })

  test('a known path with another method is 405 and names the methods', async () => {
    const response = await api.request('/api/v1/documents', { method: 'PUT' })
    await expectError(response, 405, 'method_not_allowed')
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
    await expectError(await api.request('/api/v1/documents', { method: 'OPTIONS' }), 405, 'method_not_allowed')
  })

  test('paths are case sensitive', async () => {
    await expectError(await api.request('/api/v1/PING'), 404, 'not_found')
  })
})

describe('loopback safety', () => {
  test.each(['localhost', 'evil.example', '127.0.0.1', '127.0.0.1:1'])('Host %s is 421', async (host) => {
    const answer = await sendRaw(`GET /api/v1/ping HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 421 /)
    expect(answer).toContain('"code":"misdirected_request"')
    expect(answer).toMatch(/x-request-id: /i)
  })

  test.each(['null', 'https://evil.example', 'http://127.0.0.1:1'])('Origin %s is 403', async (origin) => {
    const response = await api.request('/api/v1/ping', { headers: { Origin: origin } })
    await expectError(response, 403, 'forbidden')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('our own Origin passes', async () => {
    const response = await api.request('/api/v1/ping', { headers: { Origin: api.url } })
    expect(response.status).toBe(200)
  })

  test.each(['cross-site', 'same-site'])('a browser that asks for a %s page is 403', async (site) => {
    expect(await statusWithSite(site)).toBe(403)
  })

  test.each(['same-origin', 'none'])('a browser that asks %s passes', async (site) => {
    expect(await statusWithSite(site)).toBe(200)
  })

  /** fetch() sets this header itself. */
  async function statusWithSite(site: string): Promise<number | undefined> {
    const headers = { Authorization: `Bearer ${api.createToken()}`, 'Sec-Fetch-Site': site }
    const sent = httpRequest(`${api.url}/api/v1/ping`, { headers })
    sent.end()
    const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
    response.resume()
    return response.statusCode
  }
})

test('what is not HTTP gets the envelope as well', async () => {
  const answer = await sendRaw('GET / HTTP/9.9\r\nnonsense\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(errorEnvelopeSchema.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('malformed_request')
})

test('a failure inside is 500 and tells nothing', async () => {
  const broken = await openTestApi()
  const token = broken.createToken()
  broken.database.exec('DROP TABLE texts')
  await broken.upload({ name: 'a.txt', content: 'Rechnung' })
  const body = await expectError(await broken.request('/api/v1/documents', { token }), 500, 'server_error')
  expect(body.message).not.toMatch(/texts|table/)
  await broken.close()
})

test('one line is logged for a request, without path, token or query', async () => {
  const id = 'log-check'
  await api.request('/api/v1/documents/7654321?sort=secret', { headers: { 'X-Request-ID': id } })
  await expect.poll(() => api.logged.filter((line) => line.includes(id))).toHaveLength(1)
  const line = api.logged.find((text) => text.includes(id)) ?? ''
  expect(JSON.parse(line)).toMatchObject({ method: 'GET', route: '/api/v1/documents/:document', status: 404 })
  expect(line).not.toMatch(/dk_live|secret|7654321/)
})

async function sendRaw(text: string): Promise<string> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
  socket.setEncoding('utf8')
  socket.write(text)
  let answer = ''
  socket.on('data', (part: string) => (answer += part))
  await once(socket, 'close')
  return answer
}
