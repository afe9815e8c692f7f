import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatherDocuments, gatherPapers } from './gather-documents.ts'
import { readLabelledCorpus } from './labelled-corpus.ts'
import { locateCorpus } from './locate-corpus.ts'
import { makeLesson, trainScorer } from './train-scorer.ts'

const USAGE = `npm run train -- [CORPUS]

Fits the weights of the scorer to a labelled corpus and to made-up papers, and writes engine/stages/choose/weights.json.
CORPUS: folder with <set>/<id>.<ext> and the truth beside it in <set>/<id>.json;
        default: DOCKET_CORPUS, else shared/corpus beside this repository.
Pages that were read once are kept in the system's folder for temporary files.
`

const ROOT = join(import.meta.dirname, '../..')
const corpus = locateCorpus(process.argv[2])
process.exitCode = existsSync(corpus) ? await train(corpus) : explain(corpus)

function explain(missing: string): number {
  process.stderr.write(`NOTHING WAS LEARNED: there is no corpus at ${missing}.\n\n${USAGE}`)
  return 2
}

async function train(folder: string): Promise<number> {
  const real = (await gatherDocuments(readLabelledCorpus(folder), true)).flatMap(({ found }) => found ?? [])
  const papers = await gatherPapers('train')
  const lessons = [...real, ...papers].map((document) => makeLesson(document))
  const weights = trainScorer(lessons, new Date().toISOString().slice(0, 10))
  const path = join(ROOT, 'engine/stages/choose/weights.json')
  writeFileSync(path, `${JSON.stringify(weights)}\n`)
  const { documents, candidates, readings } = weights
  process.stdout
    .write(`Learned from ${documents.real} real and ${documents.generated} made-up documents: ${candidates.forest.trees.length} trees
over candidates, ${readings.forest.trees.length} over readings of totals. They are in ${path}.
`)
  return 0
}
