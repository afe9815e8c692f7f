import type { IncomingMessage } from 'node:http'

/** Bytes that a body has to bring within the patience that one has with it. */
const LEAST_PROGRESS = 4096

/**
 * Watches a body arrive and tells once when it hardly does: a sender that trickles would hold its connection for hours.
 * @param patience milliseconds
 * @returns what ends the watch; it ends by itself with the body or its connection
 */
export function watchPace(request: IncomingMessage, patience: number, onSlow: () => void): () => void {
  let seen = request.socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete || request.socket.destroyed) return end()
    const { bytesRead } = request.socket
    if (bytesRead - seen < LEAST_PROGRESS) {
      end()
      onSlow()
    }
    seen = bytesRead
  }, patience).unref()
  const end = (): void => clearInterval(timer)
  request.once('close', end)
  return end
}
