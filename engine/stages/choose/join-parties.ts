import type { CandidateTable } from '../../domain/candidates.ts'
import type { Row } from '../../domain/field.ts'
import { reduce } from '../../domain/names.ts'
import type { Span } from '../../domain/spans.ts'
import { partyWriter } from './parties/party-values.ts'
import { sameness } from './rank-candidates.ts'
import type { Rankings } from './rank-values.ts'

/** So many rows of a contract's parties are ranked, each name and address as a key of its own. */
const RANKED_PARTIES = [1, 2, 3] as const

/** A party as a row, with the span of its name and the words of both. */
export interface Party {
  readonly span: Span
  readonly words: Span['words']
  readonly chance: number
  readonly row: Row
}

/** A value with what the ranker holds of it for each row. */
interface RankedValue {
  readonly index: number
  readonly span: Span
  /** As a row gives it. */
  readonly text: string
  readonly chances: readonly number[]
  /** In any row, up to 1. */
  readonly chance: number
}

/** An address between a party's name and the next one's is likelier its own. */
const BETWEEN = 0.4
/** What an address is worth to a name at least. */
const LEAST_ADDRESS = 0.1
/** Of values that are considered at all. */
const LEAST_CHANCE = 0.2
/** Points by which lines are told apart, and more than a page has of them: ISO 32000-1, annex C, allows 14,400 points. */
const [LINE, MOST_LINES] = [6, 10_000]
/** Points by which the beginnings of lines of one column may differ. */
const ALIGNED = 12
/** Times the height of the type from one line to the next at most. */
const NEXT_LINE = 1.7

/** What is known of a name or an address besides its chances. */
export interface KnownParty {
  readonly role: string | null
  readonly address: string | null
}

/**
 * The likeliest names that can be parties beside each other, in the order in which they stand: as many as rows are expected. Which row a
 * name is of is told less surely than that it is a party's.
 * @param knownOf what readers of parties say of a span's name, or of what stands beside it
 */
export function joinParties(
  { spans: { spans } }: CandidateTable,
  rankings: Rankings,
  knownOf: (span: number) => KnownParty,
): readonly Party[] {
  const names = listValues(spans, rankings, 'party_name')
  const expected = RANKED_PARTIES.reduce((sum, at) => sum + 1 - (rankings.get(`party_name_${at}`)?.absent ?? 1), 0)
  const chosen: RankedValue[] = []
  for (const name of names) {
    if (chosen.length >= Math.round(expected) || name.chance < LEAST_CHANCE) break
    if (!chosen.some((other) => isPartOf(name.text, other.text))) chosen.push(name)
  }
  const inOrder = chosen.toSorted(inReadingOrder)
  const own = giveAddresses(inOrder, listValues(spans, rankings, 'party_address'))
  return inOrder.map((name, at): Party => {
    const known = knownOf(name.index)
    // Who stands right beside one that has an address shares it, and the role: "Anna Miller and Paul Miller, 1 High Street".
    const next = inOrder[at + 1]
    const shares = own[at] === null && known.address === null && next !== undefined && isBeside(name.span, next.span)
    const address = own[at] ?? (shares ? own[at + 1]! : null)
    const beside = address === null ? [] : [address.index, ...(shares ? [next.index] : [])]
    const role = [known, ...beside.map((span) => knownOf(span))].find((one) => one.role !== null)?.role ?? null
    return {
      span: name.span,
      words: [...name.span.words, ...(own[at]?.span.page === name.span.page ? own[at].span.words : [])],
      chance: name.chance,
      row: {
        name: name.text,
        role,
        address: address === null ? known.address : address.text,
      },
    }
  })
}

/** For each name an address of its own, or none: those that go together best. */
function giveAddresses(
  names: readonly RankedValue[],
  addresses: readonly RankedValue[],
): readonly (RankedValue | null)[] {
  const worths = names.map((name, at) =>
    addresses.map(
      (address) =>
        name.chances.reduce((sum, chance, row) => sum + chance * address.chances[row]!, 0) +
        (isBetween(name.span, address.span, names[at + 1]?.span) ? BETWEEN * address.chance : 0),
    ),
  )
  let best: { given: readonly (number | null)[]; worth: number } = { given: names.map(() => null), worth: 0 }
  const give = (given: readonly (number | null)[], worth: number): void => {
    if (worth > best.worth) best = { given: [...given, ...names.slice(given.length).map(() => null)], worth }
    if (given.length === names.length) return
    give([...given, null], worth)
    for (const [at, address] of addresses.entries()) {
      const own = worths[given.length]![at]!
      const isTaken = given.some((other) => other !== null && isPartOf(addresses[other]!.text, address.text))
      if (own >= LEAST_ADDRESS && !isTaken) give([...given, at], worth + own)
    }
  }
  give([], 0)
  return best.given.map((at) => (at === null ? null : addresses[at]!))
}

/** The values of all rows, likeliest first, each where it speaks most for itself. */
function listValues(
  spans: readonly Span[],
  rankings: Rankings,
  cell: 'party_name' | 'party_address',
): readonly RankedValue[] {
  const write = partyWriter(cell)!
  const known = new Map<string, { index: number; text: string; most: number; chances: number[] }>()
  for (const [row, at] of RANKED_PARTIES.entries()) {
    for (const { span, chance } of rankings.get(`${cell}_${at}`)?.values ?? []) {
      const text = write(spans[span]!.value)
      const value = known.get(sameness(text)) ?? { index: span, text, most: 0, chances: [0, 0, 0] }
      value.chances[row] = chance
      if (chance > value.most) Object.assign(value, { index: span, text, most: chance })
      known.set(sameness(text), value)
    }
  }
  return [...known.values()]
    .map(({ index, text, chances }) => {
      const chance = Math.min(
        1,
        chances.reduce((sum, one) => sum + one, 0),
      )
      return { index, span: spans[index]!, text, chances, chance }
    })
    .toSorted((a, b) => b.chance - a.chance)
}

/** The rows with each name and address bounded as the likeliest one is that has the same words and more, or fewer. */
export function boundByRanked(
  { spans: { spans } }: CandidateTable,
  rankings: Rankings,
  rows: readonly Row[],
): readonly Row[] {
  const names = listValues(spans, rankings, 'party_name')
  const addresses = listValues(spans, rankings, 'party_address')
  const bound = (text: string | null | undefined, values: readonly RankedValue[]): string | null => {
    if (text === null || text === undefined) return null
    return values.find((value) => value.chance >= LEAST_CHANCE && isPartOf(value.text, text))?.text ?? text
  }
  const bounded = rows.map((row) => ({
    ...row,
    name: bound(row['name'], names),
    address: bound(row['address'], addresses),
  }))
  // Two parties do not become one.
  const merges = countNames(bounded) < countNames(rows)
  return merges ? bounded.map((row, at) => ({ ...row, name: rows[at]!['name'] ?? null })) : bounded
}

function countNames(rows: readonly Row[]): number {
  return new Set(rows.map((row) => row['name'])).size
}

function isPartOf(a: string, b: string): boolean {
  const [one, other] = [reduce(a), reduce(b)]
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
}

/** A name, what stands behind it, and the next name. */
function isBetween(name: Span, address: Span, next: Span | undefined): boolean {
  return placeOf(address) > placeOf(name) && (next === undefined || placeOf(address) < placeOf(next))
}

function inReadingOrder(a: RankedValue, b: RankedValue): number {
  return placeOf(a.span) - placeOf(b.span)
}

/** Lines of the page above it and, within its line, the share of the width left of it. */
function placeOf({ page, words: [first] }: Span): number {
  const [left, top, , bottom] = first!.box
  const line = Math.round((top + bottom) / 2 / LINE)
  return page.number * MOST_LINES + line + Math.min(0.99, Math.max(0, left / Math.max(1, page.width)))
}

/** On the same line of the page, or one right below the other. */
function isBeside(a: Span, b: Span): boolean {
  const [left, top] = b.words[0]!.box
  const { box, fontSize } = a.words.at(-1)!
  const below = Math.abs(top - box[1])
  const isSameLine = below < LINE
  return (
    a.page === b.page && (isSameLine || (below < NEXT_LINE * fontSize && Math.abs(left - a.words[0]!.box[0]) < ALIGNED))
  )
}
