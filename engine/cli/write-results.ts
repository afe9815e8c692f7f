import { closeSync, openSync, writeSync } from 'node:fs'
import { stringify } from 'csv-stringify/sync'
import { CSV_COLUMNS, toCsvRow } from './csv-columns.ts'
import type { FileResult } from './process-files.ts'
import { MisuseError } from './exit-codes.ts'

export const FORMATS = ['ndjson', 'json', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** Takes results one by one; each is on its way when `write` is done, so that nothing is lost by a sudden end. */
export interface ResultWriter {
  write(result: FileResult): Promise<void>
  end(): Promise<void>
}

/**
 * @param path null: standard output
 * @throws MisuseError when the file cannot be written
 */
export function openWriter(path: string | null, format: Format): ResultWriter {
  const sink = path === null ? openStandardOutput() : openFile(path)
  let count = 0
  return {
    async write(result) {
      count += 1
      await sink.put(formatResult(result, format, count === 1))
    },
    async end() {
      if (format === 'json') await sink.put(count === 0 ? '[]\n' : '\n]\n')
      if (format === 'csv' && count === 0) await sink.put(stringify([CSV_COLUMNS]))
      sink.close()
    },
  }
}

function formatResult(result: FileResult, format: Format, isFirst: boolean): string {
  if (format === 'ndjson') return `${JSON.stringify(result)}\n`
  if (format === 'json') return `${isFirst ? '[\n' : ',\n'}${JSON.stringify(result, null, 2)}`
  return stringify([...(isFirst ? [CSV_COLUMNS] : []), toCsvRow(result)])
}

interface Sink {
  put(text: string): Promise<void>
  close(): void
}

function openFile(path: string): Sink {
  let file: number
  try {
    file = openSync(path, 'w')
  } catch (cause) {
    throw new MisuseError(`The output file "${path}" cannot be written.`, { cause })
  }
  return {
    async put(text) {
      writeSync(file, text)
    },
    close() {
      closeSync(file)
    },
  }
}

/** A reader that has seen enough (`| head`) is no failure: the rest of the output is dropped. */
function openStandardOutput(): Sink {
  let open = true
  const onError = (error: NodeJS.ErrnoException): void => {
    if (error.code !== 'EPIPE') throw error
    open = false
  }
  process.stdout.on('error', onError)
  return {
    async put(text) {
      if (open) await new Promise<void>((resolve) => process.stdout.write(text, () => resolve()))
    },
    close() {},
  }
}
