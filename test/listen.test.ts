import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { announceServer, findServer } from '../engine/listen.ts'
import { makeFolder } from './store/open-test-store.ts'

const SERVER = { url: 'http://127.0.0.1:8642', version: '1.2.3' }

test('a service that announces itself is found until it takes that back', () => {
  const folder = makeFolder()
  expect(findServer(folder)).toBeNull()
  const takeBack = announceServer(folder, SERVER)
  expect(findServer(folder)).toBe(SERVER.url)
  takeBack()
  expect(findServer(folder)).toBeNull()
})

test('the announcement says where the service is, to its owner alone, and leaves no other file', () => {
  const folder = makeFolder()
  announceServer(folder, SERVER)
  const path = join(folder, 'server.json')
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  expect(content).toEqual({ port: 8642, pid: process.pid, base_url: SERVER.url, version: SERVER.version })
  expect(readdirSync(folder)).toEqual(['server.json'])
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a service that was killed is not found, though its announcement is still there', () => {
  const folder = makeFolder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(
    join(folder, 'server.json'),
    JSON.stringify({ port: 8642, pid, base_url: SERVER.url, version: '1.2.3' }),
  )
  expect(findServer(folder)).toBeNull()
})
