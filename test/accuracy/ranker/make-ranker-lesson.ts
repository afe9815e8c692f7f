import type { SpanKind, SpanTable } from '../../../engine/domain/spans.ts'
import type { LessonAnswer, RankerLesson } from '../../../engine/learning/ranker/fit-ranker.ts'
import { RANKED_KEYS } from '../../../engine/stages/choose/ranked-keys.ts'
import type { Label } from '../labelled-corpus.ts'
import { simplifyText, simplifyValue } from '../match-truth.ts'

/**
 * A labelled document as the ranker learns from it: for each key that the label speaks of, the spans that hold its value.
 * @param assumed keys whose values are taken for absent, which counts less than where the label says so
 */
export function makeRankerLesson(
  label: Label,
  table: SpanTable,
  type: string,
  language: string | null,
  times: number,
  assumed: ReadonlySet<string> = new Set(),
): RankerLesson {
  const simplified = table.spans.map(({ kind, value }) => simplify(kind, value))
  const byKind = new Map<string, number[]>()
  table.spans.forEach(({ kind }, index) => byKind.set(kind, [...(byKind.get(kind) ?? []), index]))
  const answers = new Map<string, LessonAnswer>()
  for (const { key, kind } of RANKED_KEYS) {
    const wanted = truthOf(label, key)
    if (assumed.has(key)) answers.set(key, { spans: [], isAbsent: true, isAssumed: true })
    if (wanted === undefined || (Array.isArray(wanted) && typeof wanted[0] === 'object')) continue
    const values = [wanted, ...(label.accept?.[key] ?? []), ...payables(label, key)]
      .flat()
      .filter((value) => value !== null && value !== '')
    const right = new Set(values.flatMap((value) => simplify(kind, String(value))))
    const spans =
      right.size === 0
        ? []
        : (byKind.get(kind) ?? []).filter((index) => simplified[index]!.some((text) => right.has(text)))
    answers.set(key, { spans, isAbsent: right.size === 0 })
  }
  return { table, type, language, answers, times }
}

/** What a value is compared by: as a number, and what is no sum as text too, for "466 1185 41" is 466118541. */
function simplify(kind: SpanKind, value: string): readonly string[] {
  const number = simplifyValue(value)
  return kind === 'amount' || kind === 'number' ? [number] : [number, `text ${simplifyText(value)}`]
}

/** A contract's parties are one key for each row; null for a row that there is not. */
function truthOf({ truth }: Label, key: string): unknown {
  const { cell, row } = /^party_(?<cell>name|address)_(?<row>\d)$/.exec(key)?.groups ?? {}
  if (cell === undefined) return truth[key]
  const parties = truth['parties']
  if (!Array.isArray(parties)) return undefined
  const party = (parties as readonly Readonly<Record<string, unknown>>[])[Number(row) - 1]
  return party === undefined ? null : party[cell]
}

function payables(label: Label, key: string): readonly unknown[] {
  return key === 'gross_amount' && !label.kind.startsWith('e-invoice')
    ? (label.accept?.['gross_amount_payable'] ?? [])
    : []
}
