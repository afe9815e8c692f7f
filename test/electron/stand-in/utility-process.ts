import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'

/** Of Electron's ForkOptions what a child of Node can be given. */
interface ForkOptions {
  readonly env: Readonly<Record<string, string>>
  readonly execArgv: string[]
}

/** A utility process as a child of Node. */
class UtilityProcess extends EventEmitter {
  readonly #child: ChildProcess
  readonly stderr

  constructor(entry: string, { env, execArgv }: ForkOptions) {
    super()
    this.#child = fork(entry, [], {
      env,
      execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.stderr = this.#child.stderr
    for (const name of ['spawn', 'message', 'exit']) {
      this.#child.on(name, (...details: unknown[]) => this.emit(name, ...details))
    }
  }

  get pid(): number | undefined {
    return this.#child.exitCode === null ? this.#child.pid : undefined
  }

  postMessage(message: object): void {
    this.#child.send(message)
  }

  kill(): boolean {
    return this.#child.kill()
  }
}

export const utilityProcess = {
  fork: (entry: string, _words: readonly string[], options: ForkOptions) => new UtilityProcess(entry, options),
}
