import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { fitLabels, fitNetwork, type FitTask } from './fit-by-lessons.ts'

/** Reads what to fit from the file that is named first, and writes what is fitted to the second. */
const [from, to] = process.argv.slice(2) as [string, string]
const { lessons, seed, labels } = deserialize(readFileSync(from)) as FitTask
const fitted =
  labels === null
    ? fitLabels(lessons, seed)
    : fitNetwork(lessons, labels, seed, (round, loss) =>
        process.stderr.write(`round ${round + 1}: loss ${loss.toFixed(3)}\n`),
      )
writeFileSync(to, serialize(fitted))
