import { parentPort, workerData } from 'node:worker_threads'
import { backUpFolder } from './back-up-folder.ts'
import type { BackUpMessage } from './back-up-aside.ts'

const { dataFolder, target } = workerData as { dataFolder: string; target: string }
const stop = new AbortController()
// Whatever is said to the thread means the same: stop.
parentPort?.once('message', () => stop.abort())

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
const tell = (message: BackUpMessage): void => parentPort?.postMessage(message)
try {
  const copy = await backUpFolder(dataFolder, target, {
    signal: stop.signal,
    onProgress: (done, total) => tell({ kind: 'progress', done, total }),
  })
  tell({ kind: 'done', copy })
} catch (error) {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
}
parentPort?.removeAllListeners()
