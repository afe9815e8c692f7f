import { writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { askClamav, ScannerDownError } from '../../../engine/stages/scan/ask-clamav.ts'
import { makeFolder } from '../../store/open-test-store.ts'

const never = new AbortController().signal

test('a file is told piece by piece, each behind its length, and what was found is a sentence', async () => {
  const content = Buffer.alloc(300_000, 'Rechnung')
  const told: Buffer[] = []
  const address = await listen((socket) => {
    socket.on('data', (data: Buffer) => {
      told.push(data)
      if (Buffer.concat(told).subarray(-4).equals(Buffer.alloc(4))) socket.end('stream: Docket-Test-Signature FOUND\0')
    })
  })
  expect(await askClamav(address, keep(content), never)).toBe('ClamAV found Docket-Test-Signature in the file.')
  expect(joinPieces(Buffer.concat(told))).toEqual(content)
})

test('a clean file passes', async () => {
  const address = await listen((socket) => socket.resume().end('stream: OK\0'))
  expect(await askClamav(address, keep('Rechnung'), never)).toBeNull()
})

test('a file that is too large for the daemon is refused, whether its word arrives or is lost when it hangs up', async () => {
  const refuse = (socket: Socket): void => void socket.end('INSTREAM size limit exceeded. ERROR\0')
  expect(await askClamav(await listen(refuse), keep('Rechnung'), never)).toContain('StreamMaxLength')
  const hangUp = (socket: Socket): void => {
    socket.once('data', (data) => (String(data) === 'zPING\0' ? socket.end('PONG\0') : socket.destroy()))
  }
  expect(await askClamav(await listen(hangUp), keep(Buffer.alloc(20_000_000)), never)).toContain('StreamMaxLength')
  // Having read all that had come, so that nothing says that the line is closed but the end itself.
  const endQuietly = (socket: Socket): void => {
    socket.resume().once('data', (data) => socket.end(String(data) === 'zPING\0' ? 'PONG\0' : ''))
    socket.once('end', () => socket.destroy())
  }
  expect(await askClamav(await listen(endQuietly), keep(Buffer.alloc(20_000_000)), never)).toContain('StreamMaxLength')
})

test('a daemon that hangs up in the middle and does not answer any more has not looked at the file', async () => {
  const address = await listen((socket) => void socket.once('data', () => socket.destroy()))
  await expect(askClamav(address, keep(Buffer.alloc(20_000_000)), never)).rejects.toThrow(ScannerDownError)
})

test.each<[string, (socket: Socket) => unknown]>([
  ['hangs up', (socket) => socket.destroy()],
  ['says something else', (socket) => socket.end('HTTP/1.1 400 Bad Request\0')],
  ['talks without end', (socket) => socket.write('x'.repeat(10_000))],
])('a daemon that %s has not looked at the file', async (_, behave) => {
  const address = await listen(behave)
  await expect(askClamav(address, keep('Rechnung'), never)).rejects.toThrow(ScannerDownError)
})

test('where nobody listens the file has not been looked at, and the sentence says what to do', async () => {
  const address = join(makeFolder(), 'clamd.ctl')
  await expect(askClamav(address, keep('Rechnung'), never)).rejects.toThrow(
    `ClamAV does not answer at ${address}. The document waits until it does: start clamd, or set DOCKET_CLAMAV to off.`,
  )
})

test('a silent daemon is left when the work is stopped', async () => {
  const stop = new AbortController()
  const address = await listen(() => stop.abort())
  await expect(askClamav(address, keep('Rechnung'), stop.signal)).rejects.toThrow(ScannerDownError)
})

function keep(content: Buffer | string): string {
  const path = join(makeFolder(), 'file')
  writeFileSync(path, content)
  return path
}

/** A daemon on a socket of its own. */
async function listen(behave: (socket: Socket) => unknown): Promise<string> {
  const address = join(makeFolder(), 'clamd.ctl')
  const server = createServer((socket) => {
    socket.on('error', () => {})
    behave(socket)
  })
  await new Promise<void>((resolve) => server.listen(address, resolve))
  onTestFinished(() => void server.close())
  return address
}

function joinPieces(told: Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let place = 'zINSTREAM\0'.length; place < told.length;) {
    const length = told.readUInt32BE(place)
    pieces.push(told.subarray(place + 4, place + 4 + length))
    place += 4 + length
  }
  return Buffer.concat(pieces)
}
