import { chooseFields } from '../../engine/stages/choose/choose-fields.ts'
import { splitGroups } from '../../engine/learning/split-groups.ts'
import { structuredFields } from '../../engine/stages/choose/structured-fields.ts'
import type { Fields } from '../../engine/domain/field.ts'
import { gatherPapers, type GatheredDocument } from './gather-documents.ts'
import { makeLesson, trainScorer } from './train-scorer.ts'

/** A line of results as the command line prints it. */
export interface ResultLine {
  readonly file: string
  readonly document: { readonly status: 'completed'; readonly extractions: Fields } | null
  readonly error: { readonly message: string } | null
}

/** Large groups are left out alone, small ones several at a time: harder than one by one, and a fifth of the time. */
const PARTS = 20

/**
 * Every document's fields as chosen by a scorer that was trained without the documents of its group: no seller and no layout
 * is measured that was learned from. E-invoices are read from their data, where nothing is learned.
 * @param report is called after each part
 */
export async function crossValidate(
  gathered: readonly GatheredDocument[],
  report: (done: number, all: number) => void,
): Promise<readonly ResultLine[]> {
  const real = gathered.flatMap(({ found }) => found ?? [])
  const lessons = new Map(real.map((document) => [document, makeLesson(document)]))
  const papers = (await gatherPapers('train')).map((paper) => makeLesson(paper))
  const parts = splitGroups(
    real.map(({ group }) => group),
    PARTS,
  )
  const chosen = new Map<string, Fields>()
  for (const [index, held] of parts.entries()) {
    const known = [...lessons.values()].filter(({ group }) => !held.has(group))
    const weights = trainScorer([...known, ...papers], '')
    for (const { path, table, type, probability, pages } of real.filter(({ group }) => held.has(group))) {
      chosen.set(path, chooseFields(table, type, probability, { pages, weights }))
    }
    report(index + 1, parts.length)
  }
  return gathered.map(({ document: { path }, read }) => {
    const fields = read?.structured ? structuredFields(read.structured, read.pages) : chosen.get(path)
    return fields === undefined
      ? { file: path, document: null, error: { message: 'could not be read' } }
      : { file: path, document: { status: 'completed', extractions: fields }, error: null }
  })
}
