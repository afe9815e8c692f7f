import { fork } from 'node:child_process'
import { denyNetwork } from './deny-network.ts'
import { LEAN_ENVIRONMENT, LEAN_FLAGS } from './lean-process.ts'
import type { WorkerProcess } from './worker-process.ts'

/** How much of what a dying process wrote is kept. */
const LAST_WORDS = 2000

export interface ForkOptions {
  /** All that the process gets to know of the environment. */
  readonly environment?: Readonly<Record<string, string>>
  /** Lets its stderr through, which may quote documents. */
  readonly showErrors?: boolean
}

/**
 * Starts a Node process on `entry` (absolute path of a module), on Linux without a network where the system lets us. Its output is
 * kept away from the host's own.
 */
export function forkWorker(entry: string, { environment = {}, showErrors = false }: ForkOptions = {}): WorkerProcess {
  const { execArgv, ...detour } = denyNetwork() ?? { execArgv: [] }
  const child = fork(entry, [], {
    ...detour,
    execArgv: [...execArgv, ...LEAN_FLAGS],
    env: { ...environment, ...LEAN_ENVIRONMENT },
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
