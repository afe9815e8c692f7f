import type { Reply, Request } from './worker-process.ts'

/** The worker's end of the line: `process` under Node, `process.parentPort` in an Electron utility process. */
interface ParentPort {
  on(event: 'message', listener: (event: { data: unknown }) => void): void
  postMessage(message: unknown): void
}

/**
 * Answers the host's requests until the host is gone: the main function of a worker's entry.
 * @param answer works on one task; what it throws becomes the failure of that request
 */
export function answerRequests(answer: (task: unknown, report: (progress: unknown) => void) => Promise<unknown>): void {
  const { parentPort } = process as unknown as { parentPort?: ParentPort }
  const send = (reply: Reply<unknown, unknown>): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Electron's port, not a window
    if (parentPort) parentPort.postMessage(reply)
    else process.send?.(reply)
  }
  const hear = async (message: unknown): Promise<void> => {
    const { task } = message as Request<unknown>
    send({ kind: 'accepted' })
    try {
      send({ kind: 'answer', answer: await answer(task, (progress) => send({ kind: 'progress', progress })) })
    } catch (error) {
      const { message: text, stack } = error instanceof Error ? error : new Error(String(error))
      send({ kind: 'failure', message: text, stack: stack ?? text })
    }
  }
  if (parentPort) {
    parentPort.on('message', ({ data }) => void hear(data))
  } else {
    process.on('message', (message) => void hear(message))
    process.on('disconnect', () => process.exit())
  }
  // Ctrl-C, a closed terminal and a service manager reach the whole group; when to stop is the host's decision.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
}
