import type { Candidate } from '../../../../domain/field.ts'
import { toCents } from '../../../../domain/money.ts'
import { fold } from '../../fold-text.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { addUp, readSections, type SectionSum } from './read-sections.ts'
import type { SheetLine } from './read-sheet-lines.ts'
import { isLeftSide, isProvision, isRightSide, isSection, MAIN_SUMS, type Section } from './section-names.ts'

type SumKey = (typeof MAIN_SUMS)[number]

/** The main sums of a balance sheet, in the column of the year. */
export type SheetSums = Readonly<Partial<Record<SumKey, readonly Candidate[]>>>

/** Sums that are no whole side. */
const PARTIAL = /net assets|net worth|less current|capital and reserves|funds|equity$|eigenkapital/
/** One word for the side and for what is owed on it. */
const EITHER = /^(?:total\w* )?(?:del? |do |du )?(?:passif|passivo|pasivo)$/
/** Taken off the assets on British sheets, and printed below zero there. */
const DEDUCTED: ReadonlySet<SumKey> = new Set(['provisions', 'liabilities'])

const PROVEN = 0.95
const NAMED = 0.8
/** A sum under both sides without a word beside it. */
const EQUAL = 0.72
/** Of long and short term. */
const ADDED = 0.75

/**
 * The main sums by their names, or by the headings that they stand under; both sides come to the same total, which proves
 * them, and tells it where it has no name.
 */
export function findSheetSums(lines: readonly SheetLine[]): SheetSums {
  const amounts = lines.filter(({ amount }) => amount !== null)
  if (amounts.length < 4) return {}
  const total = findTotal(amounts)
  const named = new Map(MAIN_SUMS.map((key) => [key, nameLines(key, amounts, total?.[0].amount ?? null)] as const))
  const [assets, claims] = [named.get('total_assets')!, named.get('total_equity_and_liabilities')!]
  const isProven = total !== null && (assets.length === 0 || assets.some(({ amount }) => amount === total[0].amount))
  const found: Partial<Record<SumKey, readonly Candidate[]>> = {}
  for (const [key, sums] of named) {
    const worth = isProven ? PROVEN : NAMED
    found[key] = sums.map((line, index) =>
      describe(
        key,
        {
          value: line.amount!,
          lines: [line],
          confidence: worth - 0.04 * index,
          isDerived: false,
          isProven: isProven && sums.length === 1,
        },
        `line '${line.label}' of the year's column`,
      ),
    )
  }
  const sections = readSections(lines, total?.[0].amount ?? null)
  for (const key of MAIN_SUMS.filter((name) => found[name]!.length === 0))
    found[key] = (sections.get(key) ?? []).map((sum) => describe(key, sum, 'sum under its heading'))
  for (const [key, line] of readNumbered(lines))
    found[key] = [
      ...found[key]!,
      describe(key, { ...NUMBERED_SUM, value: line.amount!, lines: [line] }, 'numbered sum of its side'),
    ]
  if (found.liabilities!.length === 0) found.liabilities = addTerms(amounts, sections)
  if (found.provisions!.length === 0) found.provisions = addProvisions(amounts)
  if (found.fixed_assets!.length === 0) found.fixed_assets = nameProperty(amounts)
  if (total !== null && assets.length === 0) found.total_assets = [...found.total_assets!, equal(total[0])]
  if (total !== null && claims.length === 0)
    found.total_equity_and_liabilities = [...found.total_equity_and_liabilities!, equal(total[1])]
  return Object.fromEntries(Object.entries(found).filter(([, candidates]) => candidates.length > 0))
}

function describe(
  key: SumKey,
  { value, lines, confidence, isDerived, isProven }: SectionSum,
  reason: string,
): Candidate {
  const words = lines.flatMap((line) => line.words)
  const candidate = makeCandidate(value, words, lines[0]!.page, confidence, reason)
  return {
    ...candidate,
    value: DEDUCTED.has(key) ? value.replace(/^-/, '') : value,
    source: isDerived ? 'derived' : candidate.source,
    evidence: { ...candidate.evidence!, ...(isProven ? { isProven } : {}) },
  }
}

function equal(line: SheetLine): Candidate {
  return makeCandidate(line.amount, line.words, line.page, EQUAL, 'largest sum, the same on both sides')
}

function nameLines(key: SumKey, lines: readonly SheetLine[], total: string | null): readonly SheetLine[] {
  const all = lines.filter(({ label }) => isSection(label, key))
  // "Owner's equity" may be a part of "Total equity".
  const totals = all.filter(({ label }) => /^total|total$/.test(fold(label)))
  const named = totals.length === 1 ? [...new Set([...totals, ...all])] : all
  if (total === null) return named
  if (key === 'liabilities') return named.filter(({ amount }) => amount !== total)
  return key === 'total_equity_and_liabilities'
    ? named.filter(({ label, amount }) => amount === total || !EITHER.test(fold(label)))
    : named
}

const NUMBERED_SUM = { confidence: NAMED, isDerived: false, isProven: false }
/** "Total II", "TOTAL (III)" */
const NUMBERED = /^total ([iv]+)\b/
/** French classes of each side by the number of their sum, where the side has so many. */
const BY_NUMBER: readonly (readonly [isSide: (label: string) => boolean, keys: Readonly<Record<string, SumKey>>])[] = [
  [isLeftSide, { i: 'fixed_assets', ii: 'current_assets' }],
  [isRightSide, { i: 'equity', ii: 'provisions', iii: 'liabilities' }],
]

/** Sums that say nothing but their number, under the name of their side. */
function readNumbered(lines: readonly SheetLine[]): readonly (readonly [SumKey, SheetLine])[] {
  return BY_NUMBER.flatMap(([isSide, keys]) => {
    const from = lines.findIndex(({ label, amount }) => amount === null && isSide(label))
    const to = lines.findIndex(({ label, amount }, at) => at > from && amount === null && isOtherSide(label, isSide))
    const numbered = (from < 0 ? [] : lines.slice(from, to < 0 ? undefined : to)).flatMap((line) => {
      const number = NUMBERED.exec(fold(line.label))?.[1]
      return number === undefined || line.amount === null ? [] : [[number, line] as const]
    })
    const last = Object.keys(keys).at(-1)
    if (numbered.at(-1)?.[0] !== last) return []
    return numbered.flatMap(([number, line]) => (number in keys ? [[keys[number]!, line] as const] : []))
  })
}

function isOtherSide(label: string, isSide: (label: string) => boolean): boolean {
  return !isSide(label) && (isLeftSide(label) || isRightSide(label))
}

/** What is owed for long and for short, where no line says what both come to. */
function addTerms(
  lines: readonly SheetLine[],
  sections: ReadonlyMap<Section, readonly SectionSum[]>,
): readonly Candidate[] {
  const parts = (['_long_term', '_short_term'] as const).flatMap((term) => {
    const line = lines.find(({ label }) => isSection(label, term))
    const sum = line === undefined ? sections.get(term)?.[0] : { value: line.amount!, lines: [line] }
    return sum === undefined ? [] : [sum]
  })
  if (parts.length === 0) return []
  const sum = {
    value: addUp(parts.map(({ value }) => value)),
    lines: parts.flatMap((part) => part.lines),
    confidence: ADDED,
    isDerived: parts.length > 1,
    isProven: false,
  }
  return [describe('liabilities', sum, 'what is owed for long and for short')]
}

/** What is set aside for several things, or for one, without a class of its own. */
function addProvisions(lines: readonly SheetLine[]): readonly Candidate[] {
  const parts = lines.filter(({ label }) => isProvision(label))
  if (parts.length === 0) return []
  const value = addUp(parts.map(({ amount }) => amount!))
  const sum = { value, lines: parts, confidence: ADDED, isDerived: parts.length > 1, isProven: false }
  return [describe('provisions', sum, 'lines of what is set aside')]
}

/** American sheets have no class of fixed assets but what they are. */
function nameProperty(lines: readonly SheetLine[]): readonly Candidate[] {
  return lines
    .filter(({ label }) => isSection(label, '_property'))
    .slice(0, 1)
    .map((line) =>
      describe(
        'fixed_assets',
        { value: line.amount!, lines: [line], confidence: NAMED, isDerived: false, isProven: false },
        'property and equipment of a sheet without fixed assets',
      ),
    )
}

/** The largest sum, where it stands on both sides: its first and its last line. */
function findTotal(lines: readonly SheetLine[]): readonly [SheetLine, SheetLine] | null {
  const cents = lines.map(({ amount }) => toCents(amount!))
  const most = Math.max(...cents)
  const same = lines.filter((_, index) => cents[index] === most)
  const [first, last] = [same[0]!, same.at(-1)!]
  const isPart = same.some(({ label }) => PARTIAL.test(fold(label)) && !/liabilit/.test(fold(label)))
  return first === last || most <= 0 || isPart ? null : [first, last]
}
