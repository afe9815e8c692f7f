import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApiParts } from './api-parts.ts'
import { answerRequests } from './answer-requests.ts'
import { createApp } from './create-app.ts'

/** Only programs on this machine reach it. */
const HOST = '127.0.0.1'

/** Milliseconds that open requests get when the API closes. */
const GRACE = 30_000

export interface OpenApi {
  /** `http://127.0.0.1:8642` */
  readonly baseUrl: string
  /** Takes no more requests and waits for those under way. */
  close(): Promise<void>
}

/**
 * Listens on the configured loopback port, or on a free one where the configuration allows it.
 * @throws what listening throws, EADDRINUSE among it
 */
export async function openApi(parts: Omit<ApiParts, 'baseUrl'>): Promise<OpenApi> {
  const server = createServer()
  const port = await listen(server, parts.config)
  const baseUrl = `http://${HOST}:${port}`
  answerRequests(server, createApp({ ...parts, baseUrl }))
  return { baseUrl, close: () => close(server) }
}

async function listen(server: Server, { port, portFallback }: ApiParts['config']): Promise<number> {
  try {
    server.listen(port, HOST)
    await once(server, 'listening')
  } catch (error) {
    if (!portFallback || port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    server.listen(0, HOST)
    await once(server, 'listening')
  }
  return (server.address() as AddressInfo).port
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE)
  server.close()
  await closed
  clearTimeout(impatience)
}
