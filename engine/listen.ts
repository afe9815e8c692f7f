import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { join } from 'node:path'

/** Loopback only: the service is for this machine. */
const HOST = '127.0.0.1'

/**
 * Opens a server on the loopback.
 * @returns its base URL
 * @throws when the port is taken and `fallback` does not allow another one
 */
export async function listen(
  server: Server,
  { port, fallback }: { readonly port: number; readonly fallback: boolean },
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const onError = (error: NodeJS.ErrnoException): void => {
    if (error.code === 'EACCES') reject(new Error(`Port ${port} is reserved. Choose one above 1023.`, { cause: error }))
    else if (error.code !== 'EADDRINUSE') reject(error)
    else if (fallback) server.listen(0, HOST)
    else reject(new Error(`Port ${port} is in use. Choose another one, or 0 for any free port.`, { cause: error }))
  }
  server.on('error', onError)
  server.once('listening', resolve)
  server.listen(port, HOST)
  await promise
  server.off('error', onError)
  return `http://${HOST}:${(server.address() as AddressInfo).port}`
}

/** Answers under way may end, for so many milliseconds. */
const GRACE = 10_000

/** Takes no more connections; ends idle ones at once, those under way when they are answered or the grace is over. */
export async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  const closeIdle = setInterval(() => server.closeIdleConnections(), 100)
  const closeAll = setTimeout(() => server.closeAllConnections(), GRACE)
  await promise
  clearInterval(closeIdle)
  clearTimeout(closeAll)
}

/** Tells local tools where the service is: `server.json` in the data folder, for its owner alone. It holds no secret. */
export function announceServer(dataFolder: string, { url, version }: { url: string; version: string }): () => void {
  const path = announcementPath(dataFolder)
  const content = { port: Number(new URL(url).port), pid: process.pid, base_url: url, version }
  // Whoever looks for the file finds it whole or not at all.
  const draft = `${path}.new`
  rmSync(draft, { force: true })
  writeFileSync(draft, `${JSON.stringify(content)}\n`, { mode: 0o600 })
  renameSync(draft, path)
  return () => {
    try {
      rmSync(path, { force: true })
    } catch {
      // A folder that has become read-only keeps it. Whoever finds it sees by the process id that nobody is there.
    }
  }
}

/** Base URL of the service that works on a data folder; null when none has announced itself, or it is gone. */
export function findServer(dataFolder: string): string | null {
  const path = announcementPath(dataFolder)
  if (!existsSync(path)) return null
  const { base_url: url, pid } = JSON.parse(readFileSync(path, 'utf8')) as { base_url: string; pid: number }
  return isRunning(pid) ? url : null
}

/** A service that was killed has left its announcement. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function announcementPath(dataFolder: string): string {
  return join(dataFolder, 'server.json')
}
