import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const USAGE = `npm run eval -- [CORPUS] [--set NAME] [--misses N] [--json OUT] [--jobs N] [--keep RESULTS]

Reads a labelled corpus with the real command line and scores what was found.
CORPUS: folder with <set>/<id>.<ext> and the truth beside it in <set>/<id>.json;
        default: DOCKET_CORPUS, else ../shared/corpus beside this repository.
The scorer is DOCKET_SCORER, else ../shared/eval/score.mjs. --set, --misses and --json are the scorer's.
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
    help: { type: 'boolean' },
  },
})
process.exitCode = values.help ? showUsage() : evaluate()

function showUsage(): number {
  process.stdout.write(USAGE)
  return 0
}

function evaluate(): number {
  const corpus = resolve(positionals[0] ?? process.env['DOCKET_CORPUS'] ?? join(ROOT, '../shared/corpus'))
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
  const folder = mkdtempSync(join(tmpdir(), 'docket-eval-'))
  try {
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

function pass(name: 'jobs' | 'set' | 'misses' | 'json'): readonly string[] {
  const value = values[name]
  return value === undefined ? [] : [`--${name}`, value]
}

function runNode(words: readonly string[]): number {
  return spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1
}
