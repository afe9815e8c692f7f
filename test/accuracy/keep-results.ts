import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { FoundDocument } from './make-examples.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Results are kept here from one run to the next: learning takes the better part of an hour. */
const KEPT = join(tmpdir(), 'docket-unseen')
/** What learning writes is not what it depends on. */
const WRITTEN = /(?:ranker|weights|type-reader|phrase-reader)\.json$/

/**
 * What an earlier run over the same documents found out about each by the same sources, else what `make` does now.
 * @param sources files and folders of this repository that results depend on beside the documents
 */
export async function keptOr<Result>(
  documents: readonly FoundDocument[],
  sources: readonly string[],
  make: () => Promise<ReadonlyMap<FoundDocument, Result>>,
): Promise<ReadonlyMap<FoundDocument, Result>> {
  const hashes = new Map(documents.map((document) => [document, hashDocument(document)]))
  const place = join(KEPT, hashAll([...hashes.values()], sources))
  const kept = readKept<Result>(place)
  if (kept !== null) return new Map([...hashes].map(([document, hash]) => [document, kept.get(hash)!]))
  const made = await make()
  mkdirSync(KEPT, { recursive: true })
  writeFileSync(`${place}.part`, serialize(new Map([...made].map(([document, one]) => [hashes.get(document)!, one]))))
  renameSync(`${place}.part`, place)
  return made
}

/** What a document teaches and is asked: its truth and its spans as they are described. */
function hashDocument({ label, group, type, probability, table: { spans } }: FoundDocument): string {
  const hash = createHash('sha256').update(JSON.stringify([label, group, type, probability, spans.texts]))
  for (const { kind, value, slots, measures } of spans.spans)
    hash.update(`${kind} ${value}`).update(slots).update(measures)
  return hash.digest('hex')
}

function hashAll(documents: readonly string[], sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) for (const file of listFiles(join(ROOT, source))) hash.update(readFileSync(file))
  for (const document of documents.toSorted()) hash.update(document)
  return hash.digest('hex').slice(0, 32)
}

function listFiles(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !WRITTEN.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

function readKept<Result>(place: string): ReadonlyMap<string, Result> | null {
  try {
    return deserialize(readFileSync(place)) as ReadonlyMap<string, Result>
  } catch {
    return null
  }
}
