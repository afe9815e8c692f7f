import type { AppDocumentListEntry } from '../contract/app/document.ts'
import type { ReadingDatabase } from '../store/database.ts'
import { findDocuments } from '../store/documents.ts'
import { latestRuns } from '../store/runs.ts'
import { findHits } from '../store/search.ts'
import { listSummaries } from '../store/summaries.ts'
import { writeMatch } from '../store/write-match.ts'
import { presentAppListEntry } from './present/app-document.ts'

/** Documents as the page's list shows them, in the order of the ids; those that are gone are left out. */
export function loadListEntries(
  database: ReadingDatabase,
  ids: readonly number[],
  baseUrl: string,
  query = '',
): readonly AppDocumentListEntry[] {
  const documents = findDocuments(database, ids)
  const summaries = listSummaries(database, ids)
  const runs = latestRuns(database, ids)
  const match = writeMatch(query)
  const hits = match === null ? null : findHits(database, match, ids)
  return ids.flatMap((id) => {
    const document = documents.get(id)
    const summary = summaries.get(id)
    if (!document || !summary) return []
    return presentAppListEntry({ document, summary, run: runs.get(id) ?? null, hits: hits?.get(id) ?? [] }, baseUrl)
  })
}
