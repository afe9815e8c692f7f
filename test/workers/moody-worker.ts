import { answerRequests } from '../../engine/workers/answer-requests.ts'

/** A worker that does what its task says. */
export type Task =
  | { readonly does: 'answer'; readonly value: unknown }
  | { readonly does: 'tick'; readonly times: number; readonly every: number }
  | { readonly does: 'throw' | 'hang' | 'spin' | 'hog' | 'exit' }

answerRequests(async (task, report) => {
  const order = task as Task
  switch (order.does) {
    case 'answer':
      return { value: order.value, pid: process.pid }
    case 'tick':
      for (let tick = 1; tick <= order.times; tick += 1) {
        await new Promise((resolve) => {
          setTimeout(resolve, order.every)
        })
        report(tick)
      }
      return { value: order.times, pid: process.pid }
    case 'throw':
      throw new Error('bad task')
    case 'exit':
      return process.exit(3)
    case 'hang':
      report('hanging')
      return new Promise(() => {})
    case 'spin':
      report('spinning')
      for (;;);
    case 'hog':
      return fillMemory()
  }
})

async function fillMemory(): Promise<never> {
  const held: Buffer[] = []
  for (;;) {
    held.push(Buffer.alloc(16 * 1024 * 1024, held.length + 1))
    await new Promise(setImmediate)
  }
}
