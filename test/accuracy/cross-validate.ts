import { chooseFields } from '../../engine/stages/choose/choose-fields.ts'
import { splitGroups } from '../../engine/learning/split-groups.ts'
import { structuredFields } from '../../engine/stages/choose/structured-fields.ts'
import type { Fields } from '../../engine/domain/field.ts'
import type { GatheredDocument } from './gather-documents.ts'
import type { FoundDocument } from './make-examples.ts'
import { rankUnseenOrKept } from './ranker/keep-rankings.ts'
import { makeLesson, trainScorer } from './train-scorer.ts'

/** A line of results as the command line prints it. */
export interface ResultLine {
  readonly file: string
  readonly document: { readonly status: 'completed'; readonly extractions: Fields } | null
  readonly error: { readonly message: string } | null
}

/** Large groups are left out alone, small ones several at a time: harder than one by one, and a fifth of the time. */
const PARTS = 12

/**
 * Every judged document's fields as chosen by a ranker and a scorer that were trained without the documents of its group: no seller and no
 * layout is measured that was learned from. E-invoices are read from their data, where nothing is learned.
 * @param judged teach one another too
 * @param teachers further documents, which only teach
 * @param report is called after each part
 */
export async function crossValidate(
  judged: readonly GatheredDocument[],
  teachers: readonly FoundDocument[],
  report: (done: number, all: number) => void,
): Promise<readonly ResultLine[]> {
  const asked = new Set(judged.flatMap(({ found }) => found ?? []))
  const all = [...asked, ...teachers]
  const ranked = await rankUnseenOrKept(all, report)
  const lessons = new Map(all.map((document) => [document, makeLesson(document, ranked.get(document)!)]))
  const parts = splitGroups(
    [...asked].map(({ group }) => group),
    PARTS,
  )
  const chosen = new Map<string, Fields>()
  for (const [index, held] of parts.entries()) {
    const known = [...lessons.values()].filter(({ group }) => !held.has(group))
    const weights = trainScorer(known, '')
    for (const document of asked) {
      if (!held.has(document.group)) continue
      const { path, table, type, probability, pages } = document
      chosen.set(path, chooseFields(table, type, probability, { pages, weights, rank: () => ranked.get(document)! }))
    }
    report(index + 1, parts.length)
  }
  return judged.map(({ document: { path }, read }) => {
    const fields = read?.structured ? structuredFields(read.structured, read.pages) : chosen.get(path)
    return fields === undefined
      ? { file: path, document: null, error: { message: 'could not be read' } }
      : { file: path, document: { status: 'completed', extractions: fields }, error: null }
  })
}
