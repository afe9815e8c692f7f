import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** Everything that is learned from has to fit into it. */
const HEAP = '--max-old-space-size=8192'

/**
 * What a worker answers that reads its task from the file that is named first and writes the answer to the second. In a process of its
 * own: in threads of one process, which hold all documents several times, learning took five times as long.
 */
export async function runInProcess<Answer>(worker: string, task: unknown): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'docket-fit-'))
  try {
    const [from, to] = [join(folder, 'task'), join(folder, 'answer')]
    await writeFile(from, serialize(task))
    const child = spawn(process.execPath, [HEAP, worker, from, to], { stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${worker} ended with code ${code}.`)
    return deserialize(await readFile(to)) as Answer
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Works on so many items at once as there are processors; answers in the order of the items.
 * @param each processors that an item takes
 */
export async function mapInParallel<Item, Answer>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Answer>,
  report: (done: number, all: number) => void,
  each = 1,
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  const waiting = items.entries()
  let done = 0
  const goOn = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      answers[index] = await work(item, index)
      report((done += 1), items.length)
    }
  }
  const atOnce = Math.max(1, Math.floor(availableParallelism() / each))
  await Promise.all(Array.from({ length: atOnce }, goOn))
  return answers
}
