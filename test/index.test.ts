import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listAccounts } from '../engine/store/accounts.ts'
import { createToken } from '../engine/store/tokens.ts'
import { makeEngine } from './pipeline/open-test-engine.ts'

test('a listening engine answers its API, says where it is in server.json and takes that back at the end', async () => {
  const engine = makeEngine()
  await engine.start({ listen: true })
  const { secret } = createToken(engine.database, { accountId: 1, mode: 'live', abilities: [] })
  const answer = await fetch(`${engine.url}/api/v1/ping`, { headers: { Authorization: `Bearer ${secret}` } })
  expect(answer.status).toBe(200)
  const path = join(engine.config.dataFolder, 'server.json')
  const url = new URL(engine.url!)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    port: Number(url.port),
    pid: process.pid,
    base_url: engine.url,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
  expect(url.hostname).toBe('127.0.0.1')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await engine.stop()
  expect(engine.url).toBeNull()
  expect(existsSync(path)).toBe(false)
})

test('an engine without listening opens no port and makes the first account', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  expect(engine.url).toBeNull()
  expect(listAccounts(engine.database)).toHaveLength(1)
})

test('a taken port is left for a free one when that is allowed, and refused otherwise', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    other.close()
  })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const flexible = makeEngine({ port, portFallback: true })
  await flexible.start({ listen: true })
  expect(new URL(flexible.url!).port).not.toBe(String(port))
  const strict = makeEngine({ port, portFallback: false })
  await expect(strict.start({ listen: true })).rejects.toThrow(`Port ${port} is in use.`)
})

test('an engine can be stopped twice', async () => {
  const engine = makeEngine()
  await engine.start({ listen: true })
  await engine.stop()
  await engine.stop()
})

test('a request that had begun is still answered while the engine stops', async () => {
  const engine = makeEngine()
  await engine.start({ listen: true })
  const { secret } = createToken(engine.database, { accountId: 1, mode: 'live', abilities: ['documents:read'] })
  const { host, port } = new URL(engine.url!)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET /api/v1/documents HTTP/1.1\r\nHost: ${host}\r\n`)
  // A whole request on a second line makes sure that the server has read the first one's beginning.
  await fetch(`${engine.url}/api/v1/ping`)
  const stopped = engine.stop()
  setImmediate(() => socket.write(`Authorization: Bearer ${secret}\r\nConnection: close\r\n\r\n`))
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  await stopped
})
