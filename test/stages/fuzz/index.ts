import { parseArgs } from 'node:util'
import { fuzzStages, readPapers, type Failure } from './fuzz-stages.ts'

/** `npm run fuzz`: many odd pages through the stages; says with which seeds a stage threw. */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    papers: { type: 'string', default: '110' },
  },
})
let failed = 0
const tell = ({ seed, error }: Failure): void => {
  failed += 1
  process.stdout.write(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}\n`)
}
const papers = await readPapers(Number(values.papers))
const { pages, slowest } = fuzzStages(papers, { wanted: Number(values.pages), seed: Number(values.seed) }, tell)
process.stdout.write(
  `${pages} pages, ${failed} failures; the slowest document took ${Math.round(slowest.time)} ms (seed ${slowest.seed})\n`,
)
process.exitCode = failed === 0 ? 0 : 1
