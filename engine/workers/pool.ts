import { DocumentError } from '../domain/errors.ts'
import { createWorker, NotAcceptedError, type TaskOptions, type Worker, type WorkerLimits } from './worker.ts'
import type { WorkerProcess } from './worker-process.ts'

export type { TaskOptions } from './worker.ts'

export interface Pool<Task, Progress, Answer> {
  /** How many tasks can be under way at once. */
  readonly size: number
  /** Starts a process ahead of its first task. */
  warm(): void
  /**
   * Gives a task to a warm process, or to a new one.
   * Rejects with DocumentError `worker_crashed`, `time_limit`, `memory_limit` or `internal`, or with the signal's reason.
   * @throws RangeError when `size` tasks are under way: the caller keeps the queue
   */
  run(task: Task, options: TaskOptions<Progress>): Promise<Answer>
  /** Kills every process; their tasks reject with `worker_crashed`. */
  close(): Promise<void>
}

/** A process that has taken this share of its memory limit is replaced after its task, so that the next one starts afresh. */
const RETIRE_AT = 0.5
/** How many fresh processes may die before they take the task. */
const START_ATTEMPTS = 3

/** Keeps up to `size` processes; one that dies or breaks a limit is replaced, and only its own task fails. */
export function createPool<Task, Progress, Answer>(options: {
  readonly spawn: () => WorkerProcess
  readonly size: number
  readonly limits: WorkerLimits
}): Pool<Task, Progress, Answer> {
  const { spawn, size, limits } = options
  const idle: Worker<Task, Progress, Answer>[] = []
  const all = new Set<Worker<Task, Progress, Answer>>()
  let busy = 0

  function start(): Worker<Task, Progress, Answer> {
    const worker = createWorker<Task, Progress, Answer>(spawn(), limits)
    all.add(worker)
    return worker
  }

  function take(): Worker<Task, Progress, Answer> {
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      if (worker.alive) return worker
      all.delete(worker)
    }
    return start()
  }

  function giveBack(worker: Worker<Task, Progress, Answer>): void {
    if (worker.alive && worker.memory < RETIRE_AT * limits.memoryBytes) {
      idle.push(worker)
      return
    }
    all.delete(worker)
    void worker.end()
  }

  async function ask(task: Task, taskOptions: TaskOptions<Progress>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const worker = take()
      try {
        return await worker.ask(task, taskOptions)
      } catch (error) {
        if (!(error instanceof NotAcceptedError)) throw error
        if (attempt === START_ATTEMPTS) throw new DocumentError('worker_crashed', undefined, { cause: error })
      } finally {
        giveBack(worker)
      }
    }
  }

  return {
    size,
    warm() {
      if (idle.length + busy < size) idle.push(start())
    },
    async run(task, taskOptions) {
      if (busy >= size) throw new RangeError(`All ${size} workers are busy.`)
      busy += 1
      try {
        return await ask(task, taskOptions)
      } finally {
        busy -= 1
      }
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.end()))
    },
  }
}
