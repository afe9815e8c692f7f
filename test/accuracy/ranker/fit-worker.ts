import { parentPort, workerData } from 'node:worker_threads'
import { fitLabels, fitNetwork, type FitTask } from './fit-by-lessons.ts'

const { lessons, seed, labels } = workerData as FitTask
const fitted =
  labels === null
    ? fitLabels(lessons, seed)
    : fitNetwork(lessons, labels, seed, (round, loss) =>
        process.stderr.write(`round ${round + 1}: loss ${loss.toFixed(3)}\n`),
      )
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port to the parent thread has no origin
parentPort!.postMessage(fitted)
