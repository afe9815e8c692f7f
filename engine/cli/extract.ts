import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { createConfig, type Config } from '../config.ts'
import { createEngine, type Engine } from '../index.ts'
import { DONE, FAILED, INTERRUPTED, MisuseError } from './exit-codes.ts'
import { listFiles } from './list-files.ts'
import { listenForStop } from './listen-for-stop.ts'
import { processFiles } from './process-files.ts'
import { showProgress } from './show-progress.ts'
import { summarizeFailure, summarizeResult } from './summarize-result.ts'
import { openWriter, type Format, type ResultWriter } from './write-results.ts'

export interface ExtractOptions {
  readonly output?: string
  readonly format?: Format
  readonly jobs?: number
  readonly locale?: string
  readonly data?: string
  readonly quiet?: boolean
}

/**
 * Reads all files and writes a result for each. On a terminal, and below npm's own lines, a result is a summary to
 * read; elsewhere it is JSON, and the summaries go to stderr.
 * @returns the exit code
 */
export async function extract(paths: readonly string[], options: ExtractOptions): Promise<number> {
  const files = await listFiles(paths)
  if (files.length === 0)
    throw new MisuseError('There is nothing to read there: .json, .md and hidden files are skipped.')
  const temporary = options.data === undefined ? await mkdtemp(join(tmpdir(), 'docket-store-')) : null
  const dataFolder = temporary ?? resolve(options.data!)
  const removeTemporary = async (): Promise<void> => {
    if (temporary !== null) await rm(temporary, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    // Files that are named on the command line are nobody's uploads: no virus scanner is waited for.
    const config = createConfig({ dataFolder, durable: temporary === null, jobs: options.jobs, clamav: null })
    const engine = createEngine(config)
    const interruption = new AbortController()
    const { signal } = interruption
    const listenNoMore = listenForStop(() => interruption.abort(), { withParent: config.stopsWithParent })
    try {
      await engine.start({ listen: false })
      return await writeAll(engine, files, options, { keep: temporary === null, signal })
    } finally {
      await engine.stop({ abandon: signal.aborted })
      listenNoMore()
    }
  } finally {
    await removeTemporary()
  }
}

async function writeAll(
  engine: Engine,
  files: readonly string[],
  options: ExtractOptions,
  { keep, signal }: { readonly keep: boolean; readonly signal: AbortSignal },
): Promise<number> {
  const writer = chooseWriter(options, engine.config)
  const progress = showProgress(files.length, { quiet: options.quiet ?? false })
  const summarizes = !options.quiet && options.output === undefined
  let written = 0
  let failed = 0
  try {
    for await (const result of processFiles(engine, files, { locale: options.locale ?? null, keep, signal })) {
      await writer?.write(result)
      written += 1
      if (result.error) failed += 1
      if (summarizes) progress.print(summarizeResult(result), writer === null ? process.stdout : process.stderr)
      else if (result.error && !options.quiet) progress.print(summarizeFailure(result), process.stderr)
      progress.advance()
    }
  } finally {
    await writer?.end()
    progress.stop()
  }
  if (signal.aborted && !options.quiet) process.stderr.write('\nStopped. What is done is kept.\n')
  if (!options.quiet) process.stderr.write(`${countUp(files.length, written, failed)}\n`)
  if (signal.aborted) return INTERRUPTED
  return failed > 0 ? FAILED : DONE
}

/** Null where a person reads along: a summary says more than JSON there. */
function chooseWriter({ output, format }: ExtractOptions, { followsBanner }: Config): ResultWriter | null {
  if (output === undefined && format === undefined && (process.stdout.isTTY || followsBanner)) return null
  return openWriter(output ?? null, format ?? formatOf(output))
}

function formatOf(output: string | undefined): Format {
  const extension = extname(output ?? '').toLowerCase()
  return extension === '.csv' ? 'csv' : extension === '.json' ? 'json' : 'ndjson'
}

function countUp(wanted: number, written: number, failed: number): string {
  const left = wanted > written ? `, ${wanted - written} not begun or not finished` : ''
  return `${written - failed} of ${wanted} ${wanted === 1 ? 'file' : 'files'} read, ${failed} failed${left}.`
}
