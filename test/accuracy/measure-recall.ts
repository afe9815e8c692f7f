import { scalarOf, type FieldValue } from '../../engine/domain/field.ts'
import { chooseFields } from '../../engine/stages/choose/choose-fields.ts'
import { RANKED_KEYS } from '../../engine/stages/choose/ranked-keys.ts'
import type { GatheredDocument } from './gather-documents.ts'
import type { FoundDocument } from './make-examples.ts'
import { matchTruth } from './match-truth.ts'

interface Count {
  owed: number
  found: number
  chosen: number
}

/**
 * A table of how often the right value of a field is among its candidates, and chosen: what is not among them no scorer can
 * choose. Documents with a text layer and recognized ones apart; near-identical versions weigh as one.
 */
export function measureRecall(gathered: readonly GatheredDocument[]): string {
  const counts = new Map<string, Count>()
  for (const { found } of gathered) {
    if (found === null) continue
    const { label, pages, table, type, probability } = found
    const kind = pages.some((page) => page.origin === 'ocr') ? 'scan' : 'text'
    const fields = chooseFields(table, type, probability, { pages })
    for (const [key, wanted] of Object.entries(label.truth)) {
      if (wanted === null || key === 'type' || isTable(wanted)) continue
      const weight = 1 / (label.variants ?? 1)
      const isRight = (value: FieldValue): boolean => matchTruth(label, key, value) === true
      const isChosen = isRight(fields[key]?.value ?? null)
      const isFound = isChosen || valuesOf(found, key).some((value) => isRight(value))
      for (const row of [`${kind}  ${key}`, `${kind}  all`]) {
        const count = counts.get(row) ?? { owed: 0, found: 0, chosen: 0 }
        count.owed += weight
        count.found += isFound ? weight : 0
        count.chosen += isChosen ? weight : 0
        counts.set(row, count)
      }
    }
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([row, { owed, found, chosen }]) =>
        `${row.padEnd(34)} among candidates ${share(found, owed)}  chosen ${share(chosen, owed)}  n=${owed.toFixed(1)}`,
    )
    .join('\n')
}

function isTable(wanted: unknown): boolean {
  return Array.isArray(wanted) && typeof wanted[0] === 'object'
}

/** What finders propose, all printed amounts, and every span of the kind that the key takes. */
function valuesOf({ table }: FoundDocument, key: string): readonly string[] {
  const kind = RANKED_KEYS.find((ranked) => ranked.key === key)?.kind
  const found = (table.scalars[key] ?? []).map((candidate) => scalarOf(candidate))
  const sums = key.endsWith('_amount') ? [...table.amounts, ...table.printed] : []
  const spans = table.spans.spans.flatMap((span) => (span.kind === kind ? [span.value] : []))
  return [...found, ...sums.map(({ candidate }) => scalarOf(candidate)), ...spans]
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1).padStart(5)} %`
}
