import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { forkWorker } from '../../engine/workers/fork-worker.ts'
import { createPool, type Pool } from '../../engine/workers/pool.ts'
import type { WorkerLimits } from '../../engine/workers/worker.ts'
import type { WorkerProcess } from '../../engine/workers/worker-process.ts'
import type { Task } from './moody-worker.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const ENTRY = fileURLToPath(new URL('moody-worker.ts', import.meta.url))
const GENEROUS: WorkerLimits = { stallLimit: 30_000, timeLimit: 30_000, memoryBytes: 1024 ** 3 }

interface Answer {
  readonly value: unknown
  readonly pid: number
}

test('a process is kept warm: tasks that follow each other share it', async () => {
  const pool = openPool()
  const first = await ask(pool, { does: 'answer', value: 1 })
  const second = await ask(pool, { does: 'answer', value: 2 })
  expect([first.value, second.value]).toEqual([1, 2])
  expect(second.pid).toBe(first.pid)
})

test('a warmed process takes the first task', async () => {
  const spawned: WorkerProcess[] = []
  const pool = openPool({ onSpawn: (process) => spawned.push(process) })
  pool.warm()
  const { pid } = await ask(pool, { does: 'answer', value: 1 })
  expect(spawned.map((process) => process.pid)).toEqual([pid])
})

test('tasks cross as structured clones: typed arrays stay typed arrays', async () => {
  const value = { bytes: new Uint8Array([1, 2]), table: new Map([['a', 1n]]) }
  expect((await ask(openPool(), { does: 'answer', value })).value).toEqual(value)
})

test('as many tasks as the pool is wide run at once, each in a process of its own; one more is refused', async () => {
  const pool = openPool({ size: 2 })
  const both = [ask(pool, { does: 'answer', value: 1 }), ask(pool, { does: 'answer', value: 2 })]
  await expect(ask(pool, { does: 'answer', value: 3 })).rejects.toThrow('All 2 workers are busy.')
  const pids = (await Promise.all(both)).map(({ pid }) => pid)
  expect(new Set(pids).size).toBe(2)
})

test('an error in a worker is the failure of its task, and the process lives on', async () => {
  const pool = openPool()
  const { pid } = await ask(pool, { does: 'answer', value: 1 })
  await expect(ask(pool, { does: 'throw' })).rejects.toMatchObject({
    code: 'internal',
    cause: { message: 'bad task' },
  })
  expect((await ask(pool, { does: 'answer', value: 2 })).pid).toBe(pid)
})

test('a worker that is killed from outside fails its task as worker_crashed and is replaced', async () => {
  const pool = openPool()
  const { pid } = await ask(pool, { does: 'answer', value: 1 })
  const doomed = ask(pool, { does: 'hang' }, () => process.kill(pid, 'SIGKILL'))
  await expect(doomed).rejects.toMatchObject({ code: 'worker_crashed' })
  expect((await ask(pool, { does: 'answer', value: 2 })).pid).not.toBe(pid)
})

test('a worker that exits by itself fails its task as worker_crashed', async () => {
  await expect(ask(openPool(), { does: 'exit' })).rejects.toMatchObject({
    code: 'worker_crashed',
    cause: { message: expect.stringContaining('exit code 3') },
  })
})

test('a worker that dies while it has nothing to do costs no task', async () => {
  const pool = openPool()
  const { pid } = await ask(pool, { does: 'answer', value: 1 })
  process.kill(pid, 'SIGKILL')
  expect((await ask(pool, { does: 'answer', value: 2 })).value).toBe(2)
})

test.for(['hang', 'spin'] as const)('a worker that stands still (%s) is stopped with time_limit', async (does) => {
  const pool = openPool({ limits: { ...GENEROUS, stallLimit: 300 } })
  await expect(ask(pool, { does })).rejects.toMatchObject({ code: 'time_limit' })
  expect((await ask(pool, { does: 'answer', value: 2 })).value).toBe(2)
})

test('signs of progress keep a slow worker alive past the stall limit', async () => {
  const pool = openPool({ limits: { ...GENEROUS, stallLimit: 1000 } })
  const ticks: unknown[] = []
  const { value } = await ask(pool, { does: 'tick', times: 6, every: 250 }, (tick) => ticks.push(tick))
  expect(value).toBe(6)
  expect(ticks).toEqual([1, 2, 3, 4, 5, 6])
})

test('a worker that goes on for ever is stopped with time_limit although it shows progress', async () => {
  const pool = openPool({ limits: { ...GENEROUS, timeLimit: 300 } })
  await expect(ask(pool, { does: 'tick', times: 1e6, every: 10 })).rejects.toMatchObject({ code: 'time_limit' })
})

test('a worker that outgrows its memory is stopped with memory_limit and replaced', async () => {
  const pool = openPool({ limits: { ...GENEROUS, memoryBytes: 300 * 1024 * 1024 } })
  await expect(ask(pool, { does: 'hog' })).rejects.toMatchObject({ code: 'memory_limit' })
  expect((await ask(pool, { does: 'answer', value: 2 })).value).toBe(2)
})

test('an aborted task rejects with its reason when its process is gone', async () => {
  const pool = openPool()
  const controller = new AbortController()
  const { pid } = await ask(pool, { does: 'answer', value: 1 })
  const task = pool.run(
    { does: 'spin' },
    { signal: controller.signal, onProgress: () => controller.abort(new Error('deleted')) },
  )
  await expect(task).rejects.toThrow('deleted')
  expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
})

test('a process that lives on keeps nothing of a task that is done', async () => {
  const pool = openPool()
  const askOnce = async (): Promise<WeakRef<object>> => {
    const onProgress = (): void => {}
    await ask(pool, { does: 'answer', value: 1 }, onProgress)
    return new WeakRef(onProgress)
  }
  const kept = await askOnce()
  await ask(pool, { does: 'answer', value: 2 })
  // What the channel of messages still holds of the answer goes with the next of its turns.
  await expect
    .poll(() => {
      collectGarbage()
      return kept.deref()
    })
    .toBeUndefined()
})

test('an entry that cannot start is worker_crashed after a few attempts', async () => {
  const spawned: WorkerProcess[] = []
  const pool = openPool({ entry: `${ENTRY}.missing`, onSpawn: (process) => spawned.push(process) })
  await expect(ask(pool, { does: 'answer', value: 1 })).rejects.toMatchObject({ code: 'worker_crashed' })
  expect(spawned).toHaveLength(3)
})

function openPool({
  size = 1,
  limits = GENEROUS,
  entry = ENTRY,
  onSpawn = () => {},
}: {
  size?: number
  limits?: WorkerLimits
  entry?: string
  onSpawn?: (process: WorkerProcess) => void
} = {}): Pool<Task, unknown, Answer> {
  const spawn = (): WorkerProcess => {
    const worker = forkWorker(entry)
    onSpawn(worker)
    return worker
  }
  const pool = createPool<Task, unknown, Answer>({ spawn, size, limits })
  onTestFinished(() => pool.close())
  return pool
}

function ask(
  pool: Pool<Task, unknown, Answer>,
  task: Task,
  onProgress: (progress: unknown) => void = () => {},
): Promise<Answer> {
  return pool.run(task, { signal: new AbortController().signal, onProgress })
}
