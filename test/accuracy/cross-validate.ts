import { calibrateFields } from '../../engine/stages/choose/calibrate-fields.ts'
import { splitGroups } from '../../engine/learning/split-groups.ts'
import { rankValues } from '../../engine/stages/choose/rank-values.ts'
import { structuredFields } from '../../engine/stages/choose/structured-fields.ts'
import type { Fields } from '../../engine/domain/field.ts'
import { chooseUnseen } from './choose-unseen.ts'
import { fitGiven } from './fit-given.ts'
import type { GatheredDocument } from './gather-documents.ts'
import type { FoundDocument, Ranked } from './make-examples.ts'
import { rankUnseen } from './ranker/rank-unseen.ts'

/** A line of results as the command line prints it. */
export interface ResultLine {
  readonly file: string
  readonly document: { readonly status: 'completed'; readonly extractions: Fields } | null
  readonly error: { readonly message: string } | null
}

/** Calibrations that are tried on documents which they have not seen. */
const PARTS = 4

/**
 * Every judged document's fields as chosen by a ranker and a scorer that were trained without a quarter of the groups, its own among them: no
 * seller and no layout is measured that was learned from. E-invoices are read from their data, where nothing is learned.
 * @param judged teach one another too
 * @param teachers further documents, which only teach
 * @param report is called after each part
 */
export async function crossValidate(
  judged: readonly GatheredDocument[],
  teachers: readonly FoundDocument[],
  report: (done: number, all: number) => void,
): Promise<readonly ResultLine[]> {
  const all = [...judged.flatMap(({ found }) => found ?? []), ...teachers]
  const ranked = await rankUnseen(all, report)
  const fields = calibrateUnseen(await chooseUnseen(all, ranked, report), ranked)
  return judged.map(({ document: { path }, read, found }) => {
    const extractions = read?.structured ? structuredFields(read.structured, read.pages) : found && fields.get(found)
    return !extractions
      ? { file: path, document: null, error: { message: 'could not be read' } }
      : { file: path, document: { status: 'completed', extractions }, error: null }
  })
}

/** Each document's fields as surely as values of other groups were right. */
function calibrateUnseen(
  chosen: ReadonlyMap<FoundDocument, Fields>,
  ranked: ReadonlyMap<FoundDocument, Ranked>,
): ReadonlyMap<FoundDocument, Fields> {
  const parts = splitGroups(
    [...chosen.keys()].map(({ group }) => group),
    PARTS,
  )
  return new Map(
    parts.flatMap((held) => {
      const given = fitGiven(new Map([...chosen].filter(([{ group }]) => !held.has(group))), ranked)
      return [...chosen].flatMap(([document, fields]) => {
        if (!held.has(document.group)) return []
        const rankings = rankValues(document.table.spans, ranked.get(document)!, document.type)
        return [[document, calibrateFields(fields, given, rankings)] as const]
      })
    }),
  )
}
