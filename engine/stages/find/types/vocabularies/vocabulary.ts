import type { LabelTable, Vocabulary } from '../../../../domain/labels.ts'
import { compileLabels, type CompiledLabels } from '../../labels/find-labels.ts'

export type { LabelTable, Phrase, Vocabulary } from '../../../../domain/labels.ts'

/** Sources of regular expressions: a day in figures or with the name of its month, a sum with its currency. */
export const DAY = String.raw`\d{1,2}[./-]\s?(?:\d{1,2}[./-]|\p{L}{3,10}\.?)\s?\d{2,4}(?!\d)|\d{1,2}(?: ?(?:st|nd|rd|th))? (?:day of )?\p{L}{3,10},? \d{4}|\p{L}{3,10} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4}-\d\d-\d\d`
const FIGURES = String.raw`(?:(?<![\d.,])\d{1,3}(?: \d{3}){1,4},\d\d|[\d.,'’]*\d(?:,[-–]{1,2})?)`
export const MONEY = String.raw`(?:(?:EUR|Euros?|€|CHF|USD|GBP|£|\$)\s?${FIGURES}|${FIGURES}\s?(?:EUR|Euros?|€|CHF|USD|GBP|pounds|dollars)(?!\p{L}))`

const STRONG = 0.9
const WEAK = 0.55

/** One of several: all labels of a key together, which announce what the first of them says. */
export function joinVocabularies(vocabularies: readonly Vocabulary[]): Vocabulary {
  return {
    labels: joinTables(vocabularies.map(({ labels }) => labels)),
    weakLabels: joinTables(vocabularies.map(({ weakLabels = {} }) => weakLabels)),
    phrases: vocabularies.flatMap(({ phrases = [] }) => phrases),
  }
}

function joinTables(tables: readonly LabelTable[]): LabelTable {
  const joined: Record<string, LabelTable[string]> = {}
  for (const [key, [kind, ...patterns]] of tables.flatMap((table) => Object.entries(table))) {
    const [first, ...known] = joined[key] ?? [kind]
    joined[key] = [first, ...known, ...patterns]
  }
  return joined
}

export function compileVocabulary({ labels, weakLabels = {} }: Vocabulary): CompiledLabels {
  return compileLabels([...entriesOf(labels, STRONG), ...entriesOf(weakLabels, WEAK)])
}

function entriesOf(labels: LabelTable, strength: number) {
  return Object.entries(labels).map(([key, [kind, ...patterns]]) => ({ key, kind, strength, patterns }))
}
