import { answerRequests } from '../../engine/workers/answer-requests.ts'

/** A worker that does what its task says. */
export type Task =
  | { readonly does: 'answer'; readonly value: unknown }
  | { readonly does: 'tick'; readonly times: number; readonly every: number }
  | { readonly does: 'throw' | 'hang' | 'spin' | 'hog' | 'exit' }

answerRequests((task, report) => carryOut(task as Task, report))

async function carryOut(task: Task, report: (progress: unknown) => void): Promise<unknown> {
  if (task.does === 'answer') return { value: task.value, pid: process.pid }
  if (task.does === 'throw') throw new Error('bad task')
  if (task.does === 'exit') return process.exit(3)
  if (task.does === 'hog') return fillMemory()
  if (task.does === 'tick') {
    for (let tick = 1; tick <= task.times; tick += 1) {
      await wait(task.every)
      report(tick)
    }
    return { value: task.times, pid: process.pid }
  }
  report(task.does)
  while (task.does === 'spin');
  return new Promise(() => {})
}

async function fillMemory(): Promise<never> {
  const held: Buffer[] = []
  for (;;) {
    held.push(Buffer.alloc(16 * 1024 * 1024, held.length + 1))
    await new Promise(setImmediate)
  }
}

async function wait(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
