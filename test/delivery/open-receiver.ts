import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'

export interface ReceivedWebhook {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  /** `http://127.0.0.1:40321/hook` */
  readonly url: string
  readonly received: readonly ReceivedWebhook[]
  /** How it answers from now on. */
  answer: RequestListener
  /** Waits until it has received so many in all, and returns the last of them. */
  waitFor(count: number): Promise<ReceivedWebhook>
}

/** A real receiver of webhooks that ends with the test; it answers 204 unless told otherwise. */
export async function openReceiver(answer: RequestListener = answerWith(204)): Promise<Receiver> {
  const received: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      receiver.answer(request, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer,
    async waitFor(count) {
      await expect.poll(() => received.length, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(count)
      return received[count - 1]!
    },
  }
  return receiver
}

export function answerWith(status: number, headers: Readonly<Record<string, string>> = {}): RequestListener {
  return (_, response) => response.writeHead(status, headers).end()
}
