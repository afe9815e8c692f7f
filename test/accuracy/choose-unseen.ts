import type { Fields } from '../../engine/domain/field.ts'
import { splitGroups } from '../../engine/learning/split-groups.ts'
import { chooseFields } from '../../engine/stages/choose/choose-fields.ts'
import type { FoundDocument, Ranked } from './make-examples.ts'
import { trainScorer, type Lesson } from './train-scorer.ts'

/**
 * The fields of each asked document as a scorer chooses them that was fitted without its group, as surely as forests judge them.
 * @param asked are among those with lessons
 * @param report is called after each part
 */
export function chooseUnseen(
  asked: readonly FoundDocument[],
  lessons: ReadonlyMap<FoundDocument, Lesson>,
  ranked: ReadonlyMap<FoundDocument, Ranked>,
  parts: number,
  report: (done: number, all: number) => void,
): ReadonlyMap<FoundDocument, Fields> {
  const held = splitGroups(
    asked.map(({ group }) => group),
    parts,
  )
  const chosen = new Map<FoundDocument, Fields>()
  for (const [index, groups] of held.entries()) {
    const weights = trainScorer(
      [...lessons.values()].filter(({ group }) => !groups.has(group)),
      '',
    )
    for (const document of asked) {
      if (!groups.has(document.group)) continue
      const { table, type, probability, pages } = document
      chosen.set(
        document,
        chooseFields(table, type, probability, { pages, weights, rank: () => ranked.get(document)! }),
      )
    }
    report(index + 1, held.length)
  }
  return chosen
}
