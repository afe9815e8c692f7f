import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createSecureServer } from 'node:https'
import { createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { post, type PostOptions } from '../../engine/delivery/post.ts'
import { answerWith, openReceiver } from './open-receiver.ts'

const OPTIONS: PostOptions = {
  headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' },
  body: '{"type":"webhook.test"}',
  signal: new AbortController().signal,
  allowPrivateNetwork: false,
  ownPort: null,
}

test('headers and body arrive as they are, the status comes back', async () => {
  const receiver = await openReceiver(answerWith(202))
  expect(await post(receiver.url, OPTIONS)).toEqual({ status: 202, retryAfter: undefined })
  expect(receiver.received).toMatchObject([{ path: '/hook', headers: OPTIONS.headers, body: OPTIONS.body }])
})

test('the name localhost is resolved and reached', async () => {
  const receiver = await openReceiver()
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
  expect(await post(receiver.url.replace('127.0.0.1', 'localhost'), { ...OPTIONS, resolve })).toMatchObject({
    status: 204,
  })
})

test('a redirect is not followed', async () => {
  const other = await openReceiver()
  const receiver = await openReceiver(answerWith(307, { location: other.url }))
  expect(await post(receiver.url, OPTIONS)).toMatchObject({ status: 307 })
  expect(other.received).toEqual([])
})

test('an answer that never ends does not hold us', async () => {
  const receiver = await openReceiver((_, response) => {
    response.writeHead(200)
    response.write('and so on')
  })
  expect(await post(receiver.url, OPTIONS)).toMatchObject({ status: 200 })
})

test('Retry-After comes back', async () => {
  const receiver = await openReceiver(answerWith(503, { 'retry-after': '77' }))
  expect(await post(receiver.url, OPTIONS)).toEqual({ status: 503, retryAfter: '77' })
})

describe('a name that points elsewhere', () => {
  test.each([
    ['to this machine', ['127.0.0.1']],
    ['to a private network', ['192.168.1.10']],
    ['to a public and to a private address', ['93.184.216.34', '10.0.0.1']],
    ['to the address where clouds keep secrets', ['::ffff:169.254.169.254']],
  ])('%s is not connected to', async (_, addresses) => {
    const knocks = await listenForKnocks()
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const result = await post(`https://erp.example:${knocks.port}/`, { ...OPTIONS, resolve })
    expect(result).toMatchObject({ status: null, error: expect.stringMatching(/private network|not a public address/) })
    expect(knocks.count()).toBe(0)
  })

  test('is judged anew for every connection: what it said before does not count', async () => {
    const knocks = await listenForKnocks()
    const asked: string[] = []
    const resolve = async (host: string) => {
      asked.push(host)
      return [{ address: '127.0.0.1', family: 4 }]
    }
    for (const time of [1, 2]) {
      await post(`https://rebound.example:${knocks.port}/`, { ...OPTIONS, resolve })
      expect(asked).toHaveLength(time)
    }
    expect(knocks.count()).toBe(0)
  })

  test('localhost that points to the network is refused', async () => {
    const resolve = async () => [{ address: '93.184.216.34', family: 4 }]
    expect(await post('http://localhost:9/', { ...OPTIONS, resolve })).toEqual({
      status: null,
      error: 'http is for this machine alone, 93.184.216.34 is not on it.',
    })
  })

  /** Counts connections. */
  async function listenForKnocks() {
    let count = 0
    const server = createServer((socket) => {
      count += 1
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    return { port: (server.address() as AddressInfo).port, count: () => count }
  }
})

test('the port of the service itself is not connected to', async () => {
  const receiver = await openReceiver()
  const ownPort = Number(new URL(receiver.url).port)
  expect(await post(receiver.url, { ...OPTIONS, ownPort })).toEqual({
    status: null,
    error: 'Webhooks are not sent to Docket itself.',
  })
  expect(receiver.received).toEqual([])
})

describe('https', () => {
  const privateAddress = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(
      ({ address, internal }) => !internal && /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd])/.test(address),
    )

  test.runIf(privateAddress)(
    'reaches a private network that the endpoint allows, and trusts only known authorities',
    async () => {
      const { address, family } = privateAddress!
      const tls = join(import.meta.dirname, '../fixtures/tls')
      const cert = readFileSync(join(tls, 'nas-cert.pem'), 'utf8')
      const paths: (string | undefined)[] = []
      const server = createSecureServer({ cert, key: readFileSync(join(tls, 'nas-key.pem')) }, (request, response) => {
        paths.push(request.url)
        response.writeHead(204).end()
      }).listen(0, address)
      await once(server, 'listening')
      onTestFinished(() => void server.close())
      const url = `https://nas.example:${(server.address() as AddressInfo).port}/hook`
      const resolve = async () => [{ address, family: family === 'IPv6' ? 6 : 4 }]
      const options = { ...OPTIONS, resolve, allowPrivateNetwork: true }

      expect(await post(url, { ...options, allowPrivateNetwork: false })).toMatchObject({ status: null })
      expect(await post(url, options)).toEqual({
        status: null,
        error: 'The connection failed (DEPTH_ZERO_SELF_SIGNED_CERT).',
      })
      const before = getCACertificates('default')
      setDefaultCACertificates([...before, cert])
      onTestFinished(() => setDefaultCACertificates(before))
      expect(await post(url, options)).toMatchObject({ status: 204 })
      expect(paths).toEqual(['/hook'])
    },
  )
})

test('a receiver that says nothing is given up after the time limit', async () => {
  const receiver = await openReceiver(() => {})
  expect(await post(receiver.url, { ...OPTIONS, timeLimit: 200 })).toEqual({
    status: null,
    error: 'There was no answer within 0.2 seconds.',
  })
})

test('a name that is never resolved is given up after the time limit', async () => {
  const resolve = () => new Promise<never>(() => {})
  expect(await post('https://erp.example/', { ...OPTIONS, resolve, timeLimit: 200 })).toMatchObject({
    error: 'There was no answer within 0.2 seconds.',
  })
})

test.each([
  ['nobody listens', 'http://127.0.0.1:1/', 'The connection was refused.'],
  ['the name has no address', 'https://nowhere.invalid/', 'The host name has no address.'],
])('when %s the reason is told', async (_, url, error) => {
  const resolve = () => Promise.reject(Object.assign(new Error('secret details'), { code: 'ENOTFOUND' }))
  expect(await post(url, { ...OPTIONS, resolve })).toEqual({ status: null, error })
})

test('a connection that is broken off is told', async () => {
  const receiver = await openReceiver((request) => request.socket.destroy())
  expect(await post(receiver.url, OPTIONS)).toEqual({ status: null, error: 'The connection was broken off.' })
})

test('whoever aborts while a name is resolved need not wait', async () => {
  const stop = new AbortController()
  const resolve = () => {
    stop.abort(new Error('stopped'))
    return new Promise<never>(() => {})
  }
  const options = { ...OPTIONS, resolve, signal: stop.signal, timeLimit: 600_000 }
  await expect(post('https://erp.example/', options)).rejects.toThrow('stopped')
})

test('whoever aborts gets the reason', async () => {
  const stop = new AbortController()
  const receiver = await openReceiver(() => stop.abort(new Error('stopped')))
  await expect(post(receiver.url, { ...OPTIONS, signal: stop.signal })).rejects.toThrow('stopped')
})
