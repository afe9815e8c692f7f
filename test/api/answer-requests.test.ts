import { createServer } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import Koa from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { answerRequests } from '../../engine/api/answer-requests.ts'
import type { RequestState } from '../../engine/api/request-state.ts'
import { closeServer, listen } from '../../engine/listen.ts'

test('what is malformed behind a request whose answer is on its way breaks that answer off and adds nothing to it', async () => {
  const server = createServer()
  const url = await listen(server, { port: 0, fallback: false })
  onTestFinished(() => closeServer(server))
  const app = new Koa<RequestState>()
  app.use((ctx) => {
    ctx.length = 1000
    ctx.body = new Readable({ read() {} })
    ctx.body.push('the beginning')
  })
  app.on('error', () => {})
  answerRequests(server, app)
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (part: string) => {
    answer += part
    if (answer.endsWith('the beginning')) socket.write('nonsense\r\n\r\n')
  })
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(answer).toMatch(/the beginning$/)
})

test('a head that trickles is 408 with the envelope, and its connection ends', async () => {
  const server = createServer({ connectionsCheckingInterval: 50 })
  const url = await listen(server, { port: 0, fallback: false })
  onTestFinished(() => closeServer(server))
  answerRequests(server, new Koa<RequestState>(), { headTimeout: 200 })
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (part: string) => (answer += part)).on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  const timer = setInterval(() => socket.write('x'), 20)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    code: 'request_timeout',
    message: 'The request did not arrive in time.',
    request_id: /X-Request-ID: (.*)/.exec(answer)?.[1],
  })
})
