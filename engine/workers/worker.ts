import pidusage from 'pidusage'
import { DocumentError } from '../domain/errors.ts'
import type { Reply, Request, WorkerProcess } from './worker-process.ts'

export interface WorkerLimits {
  /** Milliseconds without a sign of progress. */
  readonly stallLimit: number
  /** Milliseconds for one task. */
  readonly timeLimit: number
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
/** Milliseconds between two looks at the memory. */
const MEMORY_INTERVAL = 200

export function createWorker<Task, Progress, Answer>(
  process: WorkerProcess,
  limits: WorkerLimits,
): Worker<Task, Progress, Answer> {
  let alive = true
  let memory = 0
  let hear: (reply: Reply<Progress, Answer>) => void = () => {}
  const gone = Promise.withResolvers<string>()
  process.onMessage((message) => hear(message as Reply<Progress, Answer>))
  process.onExit((how) => {
    alive = false
    gone.resolve(how)
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
      const stall = (): void =>
        stop(
          new DocumentError(
            'time_limit',
            'Reading the document stood still and was stopped. Send it as another file, such as a new scan or a PDF.',
          ),
        )
      let patience = setTimeout(() => stop(new NotAcceptedError('The process did not start.')), START_LIMIT)
      let deadline: NodeJS.Timeout | undefined
      const watch = setInterval(() => void look(), MEMORY_INTERVAL)
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
        else {
          accepted = true
          deadline = setTimeout(() => stop(new DocumentError('time_limit')), limits.timeLimit)
        }
        patience = setTimeout(stall, limits.stallLimit)
      }
      void gone.promise.then((how) => reject(cause ?? explainEnd(accepted, how)))
      if (signal.aborted) onAbort()
      else signal.addEventListener('abort', onAbort, { once: true })
      process.send({ kind: 'request', task } satisfies Request<Task>)

      return promise.finally(() => {
        settled = true
        clearTimeout(patience)
        clearTimeout(deadline)
        clearInterval(watch)
        signal.removeEventListener('abort', onAbort)
        hear = () => {}
      })

      async function look(): Promise<void> {
        if (process.pid === undefined || !alive) return
        memory = await readMemory(process.pid)
        if (memory > limits.memoryBytes && !settled) stop(new DocumentError('memory_limit'))
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

/** Resident bytes; 0 when the process ended between the question and the answer. */
async function readMemory(pid: number): Promise<number> {
  try {
    return (await pidusage(pid)).memory
  } catch {
    return 0
  }
}
