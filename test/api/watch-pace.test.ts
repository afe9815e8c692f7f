import { IncomingMessage } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchPace } from '../../engine/api/watch-pace.ts'

// The clock alone is set by hand: bytes really arrive, seconds need not.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('a body that brings four kilobytes in each turn is waited for', async () => {
  const { request, send, slow } = await watch()
  for (let turn = 0; turn < 3; turn += 1) {
    await send(4096)
    vi.advanceTimersByTime(1000)
  }
  expect(slow).not.toHaveBeenCalled()
  expect(request.complete).toBe(false)
})

test('one that brings less is told of, once', async () => {
  const { send, slow } = await watch()
  await send(4096)
  vi.advanceTimersByTime(1000)
  await send(4095)
  vi.advanceTimersByTime(5000)
  expect(slow).toHaveBeenCalledOnce()
})

test.each<[string, (request: IncomingMessage, end: () => void) => void]>([
  ['is complete', (request) => (request.complete = true)],
  ['has lost its connection', (request) => request.socket.destroy()],
  ['is closed', (request) => request.emit('close')],
  ['is no longer watched', (_, end) => end()],
])('nothing is told of a body that %s', async (_, finish) => {
  const { request, end, slow } = await watch()
  finish(request, end)
  vi.advanceTimersByTime(5000)
  expect(slow).not.toHaveBeenCalled()
})

/** Watches a request on a real connection, with a second's patience. */
async function watch() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const client = connect(port, '127.0.0.1')
  const [socket] = (await once(server, 'connection')) as [Socket]
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  socket.resume()
  const request = new IncomingMessage(socket)
  const slow = vi.fn<() => void>()
  const end = watchPace(request, 1000, slow)
  const send = async (bytes: number): Promise<void> => {
    const wanted = socket.bytesRead + bytes
    client.write(Buffer.alloc(bytes))
    while (socket.bytesRead < wanted) await new Promise(setImmediate)
  }
  return { request, send, end, slow }
}
