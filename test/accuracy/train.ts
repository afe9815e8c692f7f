import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packRanker } from '../../engine/learning/ranker/pack-ranker.ts'
import { chooseUnseen, fitScorerByAll } from './choose-unseen.ts'
import { fitGiven } from './fit-given.ts'
import { locateCorpus } from './locate-corpus.ts'
import { fitByAll, rankUnseen } from './ranker/rank-unseen.ts'
import { gatherTeachers } from './teachers.ts'

const USAGE = `npm run train

Teaches the ranker of spans and fits the scorer to labelled documents and realistic papers, and writes
engine/stages/choose/ranker.json and weights.json. Documents that teach: DOCKET_CORPUS, else shared/corpus beside this
repository (<set>/<id>.<ext> with the truth beside it in <set>/<id>.json), shared/papers/built, and the papers of the
writers teach-* in test/papers/built, which \`node test/papers/build.ts test/papers/built\` makes. Pages that were read
once are kept in the system's folder for temporary files, and so are the rankings that the scorer learns from.
`

const CHOOSE = join(import.meta.dirname, '../../engine/stages/choose')
const corpus = locateCorpus(undefined)
process.exitCode = existsSync(corpus) ? await train() : explain(corpus)

function explain(missing: string): number {
  process.stderr.write(`NOTHING WAS LEARNED: there is no corpus at ${missing}.\n\n${USAGE}`)
  return 2
}

async function train(): Promise<number> {
  const documents = await gatherTeachers()
  // The scorer learns how far the ranker can be trusted, so it has to see it on documents that it was not taught by.
  const ranked = await rankUnseen(documents, (done, all) => process.stderr.write(`${done}/${all} rankers taught\n`))
  const chosen = await chooseUnseen(documents, ranked, (done, all) =>
    process.stderr.write(`${done}/${all} scorers tried\n`),
  )
  const [scorer, networks] = await Promise.all([fitScorerByAll(documents, ranked), fitByAll(documents, 1)])
  const weights = { ...scorer, given: fitGiven(chosen) }
  writeFileSync(join(CHOOSE, 'weights.json'), `${JSON.stringify(weights)}\n`)
  writeFileSync(join(CHOOSE, 'ranker.json'), `${JSON.stringify(packRanker(networks, 'docket-ranker', weights.date))}\n`)
  const { documents: counts, candidates, readings } = weights
  process.stdout
    .write(`Learned from ${counts.real} real and realistic documents: ${candidates.forest.trees.length} trees
over candidates, ${readings.forest.trees.length} over readings of totals, and a ranker of spans. They are in ${CHOOSE}.
`)
  return 0
}
