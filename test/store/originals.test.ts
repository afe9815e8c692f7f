import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import {
  arrivalsFolder,
  discardOriginal,
  keepOriginal,
  originalPath,
  OriginalTooLargeError,
  receiveOriginal,
} from '../../engine/store/originals.ts'
import { makeFolder } from './open-test-store.ts'

const CONTENT = Buffer.from('a bill of 12.00 EUR')
const HASH = createHash('sha256').update(CONTENT).digest('hex')

test('an original is kept under its hash, whole and read-only', async () => {
  const folder = makeFolder()
  const chunks = [CONTENT.subarray(0, 5), CONTENT.subarray(5)]
  const received = await receiveOriginal(folder, Readable.from(chunks), { limit: CONTENT.length })
  expect(received).toMatchObject({ hash: HASH, size: CONTENT.length })
  keepOriginal(folder, received)
  const path = originalPath(folder, HASH)
  expect(readFileSync(path)).toEqual(CONTENT)
  expect(statSync(path).mode & 0o777).toBe(0o444)
  expect(readdirSync(arrivalsFolder(folder))).toEqual([])
})

test('the same bytes again are kept once, and the file is not written a second time', async () => {
  const folder = makeFolder()
  keepOriginal(folder, await receiveOriginal(folder, Readable.from([CONTENT]), { limit: 100 }))
  const before = statSync(originalPath(folder, HASH))
  keepOriginal(folder, await receiveOriginal(folder, Readable.from([CONTENT]), { limit: 100 }))
  expect(statSync(originalPath(folder, HASH)).ino).toBe(before.ino)
  expect(readdirSync(arrivalsFolder(folder))).toEqual([])
})

test('a file over the limit is refused and leaves nothing', async () => {
  const folder = makeFolder()
  const arrival = receiveOriginal(folder, Readable.from([CONTENT, CONTENT]), { limit: CONTENT.length })
  await expect(arrival).rejects.toThrow(OriginalTooLargeError)
  expect(readdirSync(arrivalsFolder(folder))).toEqual([])
})

test('a stream that breaks off leaves nothing', async () => {
  const folder = makeFolder()
  async function* breakOff() {
    yield CONTENT
    await Promise.resolve()
    throw new Error('connection lost')
  }
  const arrival = receiveOriginal(folder, Readable.from(breakOff()), { limit: 1000 })
  await expect(arrival).rejects.toThrow('connection lost')
  expect(readdirSync(arrivalsFolder(folder))).toEqual([])
})

test('what was received and is not wanted leaves nothing', async () => {
  const folder = makeFolder()
  const received = await receiveOriginal(folder, Readable.from([CONTENT]), { limit: 100 })
  discardOriginal(received)
  expect(existsSync(received.path)).toBe(false)
  expect(existsSync(originalPath(folder, HASH))).toBe(false)
})
