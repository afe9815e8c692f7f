import { parentPort, workerData } from 'node:worker_threads'
import type { RankerLesson } from '../../../engine/learning/ranker/fit-ranker.ts'
import { fitByLessons } from './fit-by-lessons.ts'

const { lessons, seed } = workerData as { lessons: readonly RankerLesson[]; seed: number }
const weights = fitByLessons(lessons, seed, (round, loss) =>
  process.stderr.write(`round ${round + 1}: loss ${loss.toFixed(3)}\n`),
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port to the parent thread has no origin
parentPort!.postMessage(weights)
