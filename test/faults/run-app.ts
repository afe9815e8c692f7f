import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A whole app in a process group of its own. */
export interface RunningApp {
  /** Null when it died before it listened. */
  readonly url: Promise<string | null>
  /** Whether it was killed. */
  readonly gone: Promise<boolean>
  /** At once; with `group` its workers too, as when the machine goes down. */
  kill(options: { readonly group: boolean }): void
  /** Waits until nothing is left to read. */
  finish(): Promise<void>
  /** Asks it to end in order; false when it was killed before. */
  stop(): Promise<boolean>
  /** How many lasting changes it has made so far. */
  countSteps(): Promise<number>
}

/** @param dieAt see count-steps.ts */
export function runApp(dataFolder: string, worker: 'moody' | 'real', dieAt = 0): RunningApp {
  const entry = fileURLToPath(new URL('mortal-app.ts', import.meta.url))
  const app = fork(entry, [dataFolder, worker, String(dieAt)], { execArgv: [], detached: true })
  const gone = once(app, 'exit').then(([, signal]) => signal !== null)
  const url = Promise.race([hear<string>(app, 'url'), gone.then(() => null)])
  return {
    url,
    gone,
    kill({ group }) {
      if (app.exitCode === null && app.signalCode === null) process.kill(group ? -app.pid! : app.pid!, 'SIGKILL')
    },
    async finish() {
      await url
      const finished = hear(app, 'finished')
      app.send('finish')
      await finished
    },
    async stop() {
      await url
      if (app.connected) app.send('stop', () => {})
      return !(await gone)
    },
    async countSteps() {
      const steps = hear<number>(app, 'steps')
      app.send('steps')
      return steps
    },
  }
}

function hear<Value>(app: ChildProcess, name: string): Promise<Value> {
  return new Promise((resolve) => {
    app.on('message', (message: Record<string, Value>) => {
      if (name in message) resolve(message[name]!)
    })
  })
}
