import { parentPort, workerData } from 'node:worker_threads'
import { fitRanker, type RankerLesson } from '../../../engine/learning/ranker/fit-ranker.ts'
import { RANKER_OPTIONS, RANKER_SHAPE } from './ranker-options.ts'
import { readWordings } from './read-wordings.ts'

const { lessons, seed } = workerData as { lessons: readonly RankerLesson[]; seed: number }
const weights = fitRanker(lessons, readWordings(), RANKER_SHAPE, { ...RANKER_OPTIONS, seed }, (round, loss) =>
  process.stderr.write(`round ${round + 1}: loss ${loss.toFixed(3)}\n`),
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port to the parent thread has no origin
parentPort!.postMessage(weights)
