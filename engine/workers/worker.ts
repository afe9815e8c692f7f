import pidusage from 'pidusage'
import { DocumentError } from '../domain/errors.ts'
import { watchStandstill, type TimeLimits } from './watch-standstill.ts'
import type { Reply, Request, WorkerProcess } from './worker-process.ts'

export interface WorkerLimits extends TimeLimits {
  /** Resident bytes. */
  readonly memoryBytes: number
}

export interface TaskOptions<Progress> {
  readonly onProgress: (progress: Progress) => void
  /** Aborting kills the worker; the task then rejects with the signal's reason. */
  readonly signal: AbortSignal
}

/** One process and the one task that it may have. */
export interface Worker<Task, Progress, Answer> {
  readonly alive: boolean
  /** Resident bytes when last looked at, 0 before. */
  readonly memory: number
  /** Rejects with DocumentError worker_crashed, time_limit, memory_limit or internal, or with NotAcceptedError. */
  ask(task: Task, options: TaskOptions<Progress>): Promise<Answer>
  /** Resolves when the process is gone. */
  end(): Promise<void>
}

/** The process was gone before it took the task: another one can take it. */
export class NotAcceptedError extends Error {}

/** A process has this long to start and take its first task, in milliseconds; a busy machine takes seconds. */
const START_LIMIT = 60_000
/** Milliseconds between two looks at the process. */
const LOOK_INTERVAL = 200

const STOOD_STILL =
  'Reading the document stood still and was stopped. Send it as another file, such as a new scan or a PDF.'

export function createWorker<Task, Progress, Answer>(
  process: WorkerProcess,
  limits: WorkerLimits,
): Worker<Task, Progress, Answer> {
  let alive = true
  let memory = 0
  let computed = 0
  /** How it ended; null while it lives. */
  let ended: string | null = null
  // Of the task that it has. A promise of its end would keep every task that was ever waiting for it.
  let hear: (reply: Reply<Progress, Answer>) => void = () => {}
  let lose: (how: string) => void = () => {}
  const gone = Promise.withResolvers<void>()
  process.onMessage((message) => hear(message as Reply<Progress, Answer>))
  process.onExit((how) => {
    alive = false
    ended = how
    gone.resolve()
    lose(how)
  })
  const kill = (): void => {
    alive = false
    process.kill()
  }

  return {
    get alive() {
      return alive
    },
    get memory() {
      return memory
    },
    ask(task, { onProgress, signal }) {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      let accepted = false
      let settled = false
      let cause: unknown = null
      const stop = (error: unknown): void => {
        cause ??= error
        kill()
      }
      const patience = setTimeout(() => stop(new NotAcceptedError('The process did not start.')), START_LIMIT)
      const standstill = watchStandstill(limits)
      const watch = setInterval(() => void look(), LOOK_INTERVAL)
      const onAbort = (): void => stop(signal.reason)

      hear = (reply) => {
        clearTimeout(patience)
        if (reply.kind === 'answer') return resolve(reply.answer)
        if (reply.kind === 'failure') {
          return reject(
            new DocumentError('internal', undefined, {
              cause: Object.assign(new Error(reply.message), { stack: reply.stack }),
            }),
          )
        }
        if (reply.kind === 'progress') onProgress(reply.progress)
        else accepted = true
        standstill.hear()
      }
      lose = (how) => reject(cause ?? explainEnd(accepted, how))
      if (ended !== null) lose(ended)
      if (signal.aborted) onAbort()
      else signal.addEventListener('abort', onAbort, { once: true })
      process.send({ kind: 'request', task } satisfies Request<Task>)

      return promise.finally(() => {
        settled = true
        clearTimeout(patience)
        clearInterval(watch)
        signal.removeEventListener('abort', onAbort)
        hear = () => {}
        lose = () => {}
      })

      async function look(): Promise<void> {
        if (process.pid === undefined || !alive) return
        const usage = await readUsage(process.pid)
        memory = usage?.memory ?? memory
        computed = usage?.computed ?? computed
        if (settled) return
        if (memory > limits.memoryBytes) stop(new DocumentError('memory_limit'))
        const passed = accepted ? standstill.look(performance.now(), computed) : null
        if (passed !== null) stop(new DocumentError('time_limit', passed === 'stallLimit' ? STOOD_STILL : undefined))
      }
    },
    async end() {
      kill()
      await gone.promise
    },
  }
}

function explainEnd(accepted: boolean, how: string): Error {
  return accepted
    ? new DocumentError('worker_crashed', undefined, { cause: new Error(how) })
    : new NotAcceptedError(how)
}

/** Resident bytes and milliseconds of computing time; null when the process ended between the question and the answer. */
async function readUsage(pid: number): Promise<{ readonly memory: number; readonly computed: number } | null> {
  try {
    const { memory, ctime } = await pidusage(pid)
    return { memory, computed: ctime }
  } catch {
    return null
  }
}
