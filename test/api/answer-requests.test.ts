import { createServer } from 'node:http'
import { connect } from 'node:net'
import Koa from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { answerRequests } from '../../engine/api/answer-requests.ts'
import type { RequestState } from '../../engine/api/request-state.ts'
import { closeServer, listen } from '../../engine/listen.ts'

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
