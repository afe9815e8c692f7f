import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CopyOptions, FolderCopy } from './back-up-folder.ts'

/** What the thread tells. */
export type BackUpMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly copy: FolderCopy }
  | { readonly kind: 'failed'; readonly message: string }

/** The same as backUpFolder in a thread, so that this process goes on answering. @throws Error with the reason, the signal's reason */
export async function backUpAside(
  dataFolder: string,
  target: string,
  { onProgress, signal }: CopyOptions,
): Promise<FolderCopy> {
  const thread = new Worker(new URL(`./back-up-thread${extname(import.meta.filename)}`, import.meta.url), {
    workerData: { dataFolder, target },
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  const stop = (): void => thread.postMessage('stop')
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    return await new Promise<FolderCopy>((resolve, reject) => {
      thread.on('message', (message: BackUpMessage) => {
        if (message.kind === 'progress') onProgress(message.done, message.total)
        else if (message.kind === 'done') resolve(message.copy)
        else reject(signal.aborted ? (signal.reason as Error) : new Error(message.message))
      })
      thread.once('error', reject)
      thread.once('exit', () => reject(new Error('The copy ended unexpectedly.')))
    })
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
