import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { FoundDocument, Ranked } from '../make-examples.ts'
import { rankUnseen } from './rank-unseen.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** What a ranking depends on beside the documents. */
const SOURCES = ['engine/learning', 'engine/stages/choose/ranked-keys.ts', 'test/accuracy/ranker']
/** Rankings are kept here from one run to the next: teaching takes the better part of an hour. */
const KEPT = join(tmpdir(), 'docket-unseen-rankings')

/**
 * What rankers that saw neither a document nor its group say of its spans, as kept from an earlier run over the same documents by the
 * same sources, else taught now.
 * @param report is called after each ranker that is taught
 */
export async function rankUnseenOrKept(
  documents: readonly FoundDocument[],
  report: (done: number, all: number) => void,
): Promise<ReadonlyMap<FoundDocument, Ranked>> {
  const hashes = new Map(documents.map((document) => [document, hashDocument(document)]))
  const place = locateRankings([...hashes.values()])
  const kept = readKept(place)
  if (kept !== null) return new Map([...hashes].map(([document, hash]) => [document, kept.get(hash)!]))
  const ranked = await rankUnseen(documents, report)
  keepRankings(place, new Map([...ranked].map(([document, ranking]) => [hashes.get(document)!, ranking])))
  return ranked
}

/** What a document teaches and is asked: its truth and its spans as they are described. */
export function hashDocument({ label, group, type, table: { spans } }: FoundDocument): string {
  const hash = createHash('sha256').update(JSON.stringify([label, group, type, spans.texts]))
  for (const { kind, value, slots, measures } of spans.spans)
    hash.update(`${kind} ${value}`).update(slots).update(measures)
  return hash.digest('hex')
}

export function locateRankings(documents: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) for (const file of listFiles(join(ROOT, source))) hash.update(readFileSync(file))
  for (const document of documents.toSorted()) hash.update(document)
  return join(KEPT, hash.digest('hex').slice(0, 32))
}

function listFiles(path: string): readonly string[] {
  if (path.endsWith('.ts')) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

function readKept(place: string): ReadonlyMap<string, Ranked> | null {
  try {
    return deserialize(readFileSync(place)) as ReadonlyMap<string, Ranked>
  } catch {
    return null
  }
}

export function keepRankings(place: string, rankings: ReadonlyMap<string, Ranked>): void {
  mkdirSync(KEPT, { recursive: true })
  writeFileSync(`${place}.part`, serialize(rankings))
  renameSync(`${place}.part`, place)
}
