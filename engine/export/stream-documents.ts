import type { ExportedDocument } from './columns.ts'
import { writeCsvHead, writeCsvRows, type CsvOptions } from './write-csv.ts'
import { writeJsonDocument } from './write-json.ts'

/** In the order of the export. */
export type Batches = AsyncIterable<readonly ExportedDocument[]>

/** A CSV file piece by piece, on its way while documents still come. */
export async function* streamCsv(batches: Batches, options: CsvOptions): AsyncGenerator<string> {
  yield writeCsvHead(options)
  for await (const batch of batches) if (batch.length > 0) yield writeCsvRows(batch, options)
}

/** A JSON file, an array of documents, piece by piece. */
export async function* streamJson(batches: Batches): AsyncGenerator<string> {
  let isFirst = true
  for await (const batch of batches) {
    for (const document of batch) {
      yield (isFirst ? '[\n' : ',\n') + writeJsonDocument(document)
      isFirst = false
    }
  }
  yield isFirst ? '[]\n' : '\n]\n'
}
