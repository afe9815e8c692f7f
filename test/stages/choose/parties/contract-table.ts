import type { CandidateTable, RoleWord } from '../../../../engine/domain/candidates.ts'
import type { Page, Word } from '../../../../engine/domain/page.ts'
import { SLOTS, type Span } from '../../../../engine/domain/spans.ts'
import type { NamedForest, PartyWeights } from '../../../../engine/learning/scorer-weights.ts'
import { PARTY_ADDRESS_FEATURES } from '../../../../engine/stages/choose/parties/describe-addresses.ts'
import { PARTY_NAME_FEATURES } from '../../../../engine/stages/choose/parties/describe-parties.ts'
import { PARTY_ROLE_FEATURES } from '../../../../engine/stages/choose/parties/describe-roles.ts'
import { rankValues, type Rankings } from '../../../../engine/stages/choose/rank-values.ts'
import { isGiver, isPersonal, isTaker } from '../../../../engine/stages/find/tables/parties/role-words.ts'
import { makeTable } from '../build-table.ts'

export const PAGE: Page = { number: 1, width: 600, height: 800, origin: 'text', words: [] }

/** What stands on a line of a contract: `left` in points from the edge of the page, lines 20 points high. */
export interface Printed {
  readonly kind: 'name' | 'address' | 'role'
  readonly text: string
  readonly line: number
  readonly left?: number
  /** The ranker's of the first row of parties, and of the second. */
  readonly chances?: readonly [number, number]
}

export function printWord(text: string, line: number, left = 60): Word {
  const box = [left, 80 + 20 * line, left + 6 * text.length, 90 + 20 * line] as const
  return { text, box, confidence: 1, fontSize: 10, bold: false }
}

/** The table of a contract with what its ranker says. */
export function drawContract(printed: readonly Printed[]): { table: CandidateTable; rankings: Rankings } {
  const valued = printed.filter(({ kind }) => kind !== 'role')
  const spans = valued.map(({ kind, text, line, left }) => makeSpan(kind as 'name' | 'address', text, line, left))
  const roleWords = printed
    .filter(({ kind }) => kind === 'role')
    .map(({ text, line, left }) => makeRole(text, line, left))
  const rank = (cell: string, row: number) => {
    const own = valued.flatMap(({ kind }, index) => (kind === cell ? [index] : []))
    const chances = own.map((index) => valued[index]!.chances?.[row] ?? 0)
    return { spans: own, chances, absent: 1 - chances.reduce((sum, one) => sum + one, 0) }
  }
  const ranked = ['name', 'address'].flatMap((cell) =>
    [0, 1].map((row) => [`party_${cell}_${row + 1}`, rank(cell, row)] as const),
  )
  const table = { ...makeTable({ spans: { texts: [''], spans } }), roleWords }
  return { table, rankings: rankValues(table.spans, new Map(ranked), 'contract') }
}

function makeSpan(kind: 'name' | 'address', value: string, line: number, left?: number): Span {
  const slots = new Int32Array(SLOTS.length)
  const words = [printWord(value, line, left)]
  return { kind, value, page: PAGE, words, before: '', behind: '', slots, measures: new Float32Array() }
}

function makeRole(role: string, line: number, left?: number): RoleWord {
  const flags = {
    isQuoted: false,
    isKnown: true,
    uses: 0,
    isPersonal: isPersonal(role),
    isGiver: isGiver(role),
    isTaker: isTaker(role),
    isInBrackets: false,
    isAnnounced: false,
    isLabel: true,
    endsInColon: false,
  }
  return { role, page: PAGE, words: [printWord(role, line, left)], ...flags, isCapital: true }
}

/** A name by the ranker's chance, an address and a role by how near they stand: likely up to the threshold, or from it on. */
export const WEIGHTS: PartyWeights = {
  names: cut(PARTY_NAME_FEATURES, 'chance', Math.log(0.3), [-1, 3]),
  addresses: cut(PARTY_ADDRESS_FEATURES, 'distance', 3, [2, -4]),
  roles: cut(PARTY_ROLE_FEATURES, 'distance', 7, [2, -4]),
  calibration: { slope: 1, shift: 0 },
}

/** @param odds up to the threshold, and above it */
export function cut(
  features: readonly string[],
  feature: string,
  threshold: number,
  [below, above]: readonly [number, number],
): NamedForest {
  const tree = [features.indexOf(feature), threshold, 1, -1, below, 0, -1, above, 0]
  return { features, forest: { base: 0, trees: [tree] } }
}
