import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
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

test('while it stops, requests are answered or refused, none with an error of the service', async () => {
  const engine = makeEngine()
  await engine.start({ listen: true })
  const { secret } = createToken(engine.database, { accountId: 1, mode: 'live', abilities: ['documents:read'] })
  const url = `${engine.url}/api/v1/documents`
  const headers = { Authorization: `Bearer ${secret}` }
  const statuses: number[] = []
  let stopped = false
  const ask = async (): Promise<void> => {
    while (!stopped)
      statuses.push(
        await fetch(url, { headers }).then(
          (answer) => answer.status,
          () => 0,
        ),
      )
  }
  const askers = Array.from({ length: 8 }, ask)
  await expect.poll(() => statuses.length).toBeGreaterThan(20)
  await engine.stop()
  stopped = true
  await Promise.all(askers)
  expect(new Set(statuses)).toEqual(new Set([200, 0]))
})
