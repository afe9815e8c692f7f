import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packRanker } from '../../engine/learning/ranker/pack-ranker.ts'
import { packPhraseReader } from '../../engine/learning/phrases/phrase-reader.ts'
import { packTypeReader } from '../../engine/learning/types/type-reader.ts'
import { chooseUnseen, fitScorerByAll } from './choose-unseen.ts'
import { fitTypesByAll } from './classify-unseen.ts'
import { fitGiven } from './fit-given.ts'
import { gatherUnseen } from './gather-documents.ts'
import { locateCorpus } from './locate-corpus.ts'
import { fitByAll, rankUnseen } from './ranker/rank-unseen.ts'
import { fitPhrasesByAll } from './read-phrases-unseen.ts'
import { listTeachers } from './teachers.ts'

const USAGE = `npm run train

Teaches the readers of types and of phrases, the ranker of spans and the scorer by labelled documents and realistic papers, and writes
engine/stages/classify/type-reader.json, engine/stages/find/phrases/phrase-reader.json, engine/stages/choose/ranker.json and weights.json. Documents that teach: DOCKET_CORPUS, else shared/corpus beside this
repository (<set>/<id>.<ext> with the truth beside it in <set>/<id>.json), shared/papers/built, and the papers of the
writers teach-* in test/papers/built, which \`node test/papers/build.ts test/papers/built\` makes. Pages that were read
once are kept in the system's folder for temporary files, and so are the rankings that the scorer learns from.
`

const STAGES = join(import.meta.dirname, '../../engine/stages')
const [CLASSIFY, PHRASES, CHOOSE] = [join(STAGES, 'classify'), join(STAGES, 'find/phrases'), join(STAGES, 'choose')]
const corpus = locateCorpus(undefined)
process.exitCode = existsSync(corpus) ? await train() : explain(corpus)

function explain(missing: string): number {
  process.stderr.write(`NOTHING WAS LEARNED: there is no corpus at ${missing}.\n\n${USAGE}`)
  return 2
}

async function train(): Promise<number> {
  const gathered = await gatherUnseen(listTeachers())
  const documents = gathered.flatMap(({ found }) => found ?? [])
  // The scorer learns how far the ranker can be trusted, so it has to see it on documents that it was not taught by.
  const ranked = await rankUnseen(documents, (done, all) => process.stderr.write(`${done}/${all} rankers taught\n`))
  const chosen = await chooseUnseen(documents, ranked, (done, all) =>
    process.stderr.write(`${done}/${all} scorers tried\n`),
  )
  const [scorer, networks] = await Promise.all([fitScorerByAll(documents, ranked), fitByAll(documents, 1)])
  const types = fitTypesByAll(documents)
  const phrases = fitPhrasesByAll(documents)
  const weights = { ...scorer, given: fitGiven(chosen, ranked) }
  writeFileSync(join(CLASSIFY, 'type-reader.json'), `${JSON.stringify(packTypeReader(types))}\n`)
  writeFileSync(join(PHRASES, 'phrase-reader.json'), `${JSON.stringify(packPhraseReader(phrases))}\n`)
  writeFileSync(join(CHOOSE, 'weights.json'), `${JSON.stringify(weights)}\n`)
  writeFileSync(join(CHOOSE, 'ranker.json'), `${JSON.stringify(packRanker(networks, 'docket-ranker', weights.date))}\n`)
  const { documents: counts, candidates, readings } = weights
  process.stdout.write(`Learned from ${counts} documents: ${candidates.forest.trees.length} trees
over candidates, ${readings.forest.trees.length} over readings of totals, a ranker of spans and a reader of types. They are
in ${STAGES}.
`)
  return 0
}
