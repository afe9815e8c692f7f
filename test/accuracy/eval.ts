import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { crossValidate } from './cross-validate.ts'
import { gatherDocuments, gatherUnseen } from './gather-documents.ts'
import { readLabelledCorpus } from './labelled-corpus.ts'
import { locateCorpus } from './locate-corpus.ts'
import { measureRecall } from './measure-recall.ts'
import { listTeachers } from './teachers.ts'

const USAGE = `npm run eval -- [CORPUS] [--set NAME] [--misses N] [--json OUT] [--jobs N] [--keep RESULTS]
npm run eval -- [CORPUS] --cross-validated [--misses N] [--json OUT] [--keep RESULTS]
npm run eval -- [CORPUS] --recall [--set NAME]

Reads a labelled corpus with the real command line and scores what was found.
CORPUS: folder with <set>/<id>.<ext> and the truth beside it in <set>/<id>.json;
        default: DOCKET_CORPUS, else shared/corpus beside this repository.
The scorer is DOCKET_SCORER, else ../shared/eval/score.mjs. --set, --misses and --json are the scorer's.
--cross-validated  chooses each document's fields by a scorer trained without its seller and layout, which takes minutes
--recall           shows for each field how often the right value is among the candidates
`

const ROOT = join(import.meta.dirname, '../..')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string' },
    misses: { type: 'string' },
    json: { type: 'string' },
    jobs: { type: 'string' },
    keep: { type: 'string' },
    'cross-validated': { type: 'boolean' },
    recall: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
process.exitCode = values.help ? showUsage() : await evaluate()

function showUsage(): number {
  process.stdout.write(USAGE)
  return 0
}

async function evaluate(): Promise<number> {
  const corpus = locateCorpus(positionals[0])
  const scorer = resolve(process.env['DOCKET_SCORER'] ?? join(ROOT, '../shared/eval/score.mjs'))
  for (const [what, path] of [
    ['corpus', corpus],
    ['scorer', scorer],
  ] as const) {
    if (existsSync(path)) continue
    process.stderr.write(`NOTHING WAS MEASURED: there is no ${what} at ${path}.\n\n${USAGE}`)
    return 2
  }
  const input = values.set === undefined ? corpus : join(corpus, values.set)
  if (!existsSync(input)) {
    process.stderr.write(`NOTHING WAS MEASURED: the corpus has no set "${values.set}".\n`)
    return 2
  }
  if (values.recall) return await showRecall(corpus)
  const folder = mkdtempSync(join(tmpdir(), 'docket-eval-'))
  try {
    if (values['cross-validated'])
      return await measureUnseen(corpus, scorer, values.keep ?? join(folder, 'results.ndjson'))
    return measure(input, corpus, scorer, values.keep ?? join(folder, 'results.ndjson'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measure(input: string, corpus: string, scorer: string, results: string): number {
  const begun = performance.now()
  const cli = join(ROOT, 'engine/cli/index.ts')
  const extract = runNode([cli, 'extract', input, '--output', results, '--format', 'ndjson', ...pass('jobs')])
  // 1: some files failed, which the table shows.
  if (extract > 1) return extract
  process.stdout.write(`read in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
  return runNode([scorer, results, corpus, ...pass('set'), ...pass('misses'), ...pass('json')])
}

async function measureUnseen(corpus: string, scorer: string, results: string): Promise<number> {
  const documents = readLabelledCorpus(corpus)
  const gathered = await gatherUnseen([...documents, ...listTeachers(documents)])
  const teachers = gathered.slice(documents.length).flatMap(({ found }) => found ?? [])
  const lines = await crossValidate(gathered.slice(0, documents.length), teachers, (done, all) =>
    process.stderr.write(`\r${done}/${all} parts of the groups`),
  )
  process.stderr.write('\n')
  writeFileSync(results, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return runNode([scorer, results, corpus, ...pass('misses'), ...pass('json')])
}

async function showRecall(corpus: string): Promise<number> {
  const documents = readLabelledCorpus(corpus).filter(({ set }) => values.set === undefined || set === values.set)
  process.stdout.write(`${measureRecall(await gatherDocuments(documents))}\n`)
  return 0
}

function pass(name: 'jobs' | 'set' | 'misses' | 'json'): readonly string[] {
  const value = values[name]
  return value === undefined ? [] : [`--${name}`, value]
}

function runNode(words: readonly string[]): number {
  return spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1
}
