import { utilityProcess } from 'electron'
import { LEAN_ENVIRONMENT, LEAN_FLAGS } from '../engine/workers/lean-process.ts'
import type { WorkerProcess } from '../engine/workers/worker-process.ts'

/** How much of what a dying process wrote is kept. */
const LAST_WORDS = 2000

/**
 * A worker as a utility process of Electron; `entry` is the absolute path of a module, `environment` all that it gets to know of
 * the environment.
 */
export function spawnUtility(entry: string, environment: Readonly<Record<string, string>>): WorkerProcess {
  const child = utilityProcess.fork(entry, [], {
    execArgv: [...LEAN_FLAGS],
    env: { ...environment, ...LEAN_ENVIRONMENT },
    stdio: ['ignore', 'ignore', 'pipe'],
    serviceName: 'Docket worker',
  })
  let lastWords = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS)
  })
  return {
    get pid() {
      return child.pid
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a process, not a window
    send: (message) => child.postMessage(message),
    onMessage(listener) {
      child.on('message', listener)
    },
    onExit(listener) {
      child.once('exit', (code) => listener(lastWords === '' ? `exit code ${code}` : `exit code ${code}\n${lastWords}`))
    },
    kill() {
      if (child.pid === undefined) child.once('spawn', () => killNow(child.pid))
      else killNow(child.pid)
    },
  }
}

/** The process may be stuck, so it is not asked as UtilityProcess.kill() would, which sends SIGTERM. */
function killNow(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
