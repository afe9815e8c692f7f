import { fork } from 'node:child_process'
import type { WorkerProcess } from './worker-process.ts'

/** How much of what a dying process wrote is kept. */
const LAST_WORDS = 2000

/**
 * Starts a Node process on `entry` (absolute path of a module). Its output is kept away from the host's own;
 * `showErrors` lets its stderr through, which may quote documents.
 */
export function forkWorker(entry: string, { showErrors = false }: { showErrors?: boolean } = {}): WorkerProcess {
  const child = fork(entry, [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let lastWords = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS)
    if (showErrors) process.stderr.write(text)
  })
  return {
    get pid() {
      return child.pid
    },
    send(message) {
      // A process that is gone is told of by its exit.
      if (child.connected) child.send(message as object, () => {})
    },
    onMessage(listener) {
      child.on('message', listener)
    },
    onExit(listener) {
      let told = false
      const tell = (how: string): void => {
        if (!told) listener(lastWords === '' ? how : `${how}\n${lastWords}`)
        told = true
      }
      child.on('error', (error) => {
        if (child.exitCode === null && child.pid === undefined) tell(error.message)
      })
      child.on('close', (code, signal) => tell(signal === null ? `exit code ${code}` : `signal ${signal}`))
    },
    kill() {
      child.kill('SIGKILL')
    },
  }
}
