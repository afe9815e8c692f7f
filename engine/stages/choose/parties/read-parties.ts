import type { CandidateTable, RoleWord } from '../../../domain/candidates.ts'
import type { Candidate, Row } from '../../../domain/field.ts'
import { reduce } from '../../../domain/names.ts'
import { surround, toFractions } from '../../../domain/page.ts'
import type { Span } from '../../../domain/spans.ts'
import { scoreByForest, type Forest } from '../../../learning/forest.ts'
import { toProbability } from '../../../learning/trees.ts'
import type { Rankings } from '../rank-values.ts'
import { writeCandidate } from '../write-candidate.ts'
import { describeParties, type DescribedParties, type PartyPieces } from './describe-parties.ts'
import { compareSpanPlaces } from './place-of-span.ts'
import { overlaps, type PartyPair, type PlacedValue } from './placed-value.ts'

/** How likely a name is a party's, an address its own, and a word what it is called (describe-parties, -addresses, -roles). */
export interface PartyForests {
  readonly names: Forest
  readonly addresses: Forest
  readonly roles: Forest
}

/** From this chance on, in any form, a name is a party's, an address its own, and a word its role. */
const [LEAST_NAME, LEAST_ADDRESS, LEAST_ROLE] = [0.5, 0.35, 0.2]
/** A contract has two parties, which only have to be as likely as this. */
const LEAST_SECOND = 0.2
/** Of one form by itself. */
const LEAST_FORM = 0.1
const MOST_PARTIES = 6

interface ChosenParty {
  readonly name: PlacedValue
  readonly chance: number
  readonly address: PlacedValue | null
  readonly role: string | null
}

/** The parties of a contract as one candidate, in the order in which they stand; null where there are not two. */
export function readParties(
  table: CandidateTable,
  rankings: Rankings,
  pieces: PartyPieces,
  forests: PartyForests,
): Candidate | null {
  const described = describeParties(table, rankings, pieces)
  const parties = chooseParties(described, forests)
  const [first] = parties
  if (first === undefined || parties.length < 2) return null
  const span = table.spans.spans[first.name.spans[0]!]!
  const words = parties
    .map(({ name }): Span => table.spans.spans[name.spans[0]!]!)
    .filter(({ page }) => page === span.page)
    .flatMap((one) => one.words)
  return {
    ...writeCandidate(span, parties.reduce((all, { chance }) => all * chance, 1)),
    value: parties.map(({ name, role, address }): Row => ({ name: name.text, role, address: address?.text ?? null })),
    text: words.map(({ text }) => text).join(' '),
    box: toFractions(surround(words.map(({ box }) => box)), span.page),
    reason: 'names and addresses that stand where those of parties do',
  }
}

function chooseParties(described: DescribedParties, forests: PartyForests): readonly ChosenParty[] {
  const { addresses, withAddresses, withRoles, roleWords } = described
  const chosen = chooseNames(described, forests.names)
  const ofName = (pairs: readonly PartyPair[], at: number, forest: Forest): readonly Judged[] =>
    pairs
      .filter((pair) => pair.name === at)
      .map(({ other, features }) => ({ at: other, chance: toProbability(scoreByForest(forest, features)) }))
  const roles = giveRoles(
    chosen.map(({ at }) => likeliestRoles(ofName(withRoles, at, forests.roles), roleWords)),
  )
  return chosen.map(({ name, at, chance }, place) => {
    const forms = ofName(withAddresses, at, forests.addresses)
    const address = chooseForm(forms, (one, other) => overlaps(addresses[one]!.reduced, addresses[other]!.reduced))
    return { name, chance, address: address === null ? null : addresses[address]!, role: roles[place]! }
  })
}

interface Judged {
  readonly at: number
  readonly chance: number
}

interface JudgedName extends Judged {
  readonly name: PlacedValue
}

/** The likeliest names that share no words, in the order in which they stand. */
function chooseNames({ names, nameFeatures }: DescribedParties, forest: Forest): readonly JudgedName[] {
  const judged = names.map((name, at) => ({ name, at, chance: toProbability(scoreByForest(forest, nameFeatures[at]!)) }))
  const chosen: JudgedName[] = []
  for (const one of judged.toSorted((a, b) => b.chance - a.chance)) {
    if (chosen.length === MOST_PARTIES || one.chance < LEAST_FORM) break
    if (chosen.some(({ name }) => isOneName(name, one.name))) continue
    // How a name begins and ends is doubtful where it is not that it is one.
    const forms = judged.filter(({ name }) => name === one.name || isOneName(name, one.name))
    const chance = sumUp(forms)
    if (chance >= (chosen.length < 2 ? LEAST_SECOND : LEAST_NAME)) chosen.push({ ...one, chance })
  }
  return chosen.toSorted((a, b) => compareSpanPlaces(a.name.places[0]!, b.name.places[0]!))
}

function isOneName(one: PlacedValue, other: PlacedValue): boolean {
  return overlaps(one.reduced, other.reduced) || one.words.some((word) => other.words.includes(word))
}

/** The likeliest one, where it and its other forms together are likely enough. */
function chooseForm(judged: readonly Judged[], isForm: (one: number, other: number) => boolean): number | null {
  const best = judged.toSorted((a, b) => b.chance - a.chance)[0]
  if (best === undefined || best.chance < LEAST_FORM) return null
  return sumUp(judged.filter(({ at }) => at === best.at || isForm(at, best.at))) >= LEAST_ADDRESS ? best.at : null
}

function sumUp(judged: readonly Judged[]): number {
  return Math.min(
    1,
    judged.reduce((sum, { chance }) => sum + chance, 0),
  )
}

interface LikelyRole {
  readonly role: string
  readonly chance: number
}

const MOST_ROLES = 4

/** Each role once, as it stands where it speaks most for itself. */
function likeliestRoles(judged: readonly Judged[], words: readonly RoleWord[]): readonly LikelyRole[] {
  const known = new Map<string, LikelyRole>()
  for (const { at, chance } of judged.toSorted((a, b) => b.chance - a.chance)) {
    const { role } = words[at]!
    if (!known.has(reduce(role))) known.set(reduce(role), { role, chance })
  }
  return [...known.values()].slice(0, MOST_ROLES)
}

/** For each party its role or none: of two parties each has its own, of more some share one. */
function giveRoles(likely: readonly (readonly LikelyRole[])[]): readonly (string | null)[] {
  if (likely.length !== 2) return likely.map(([first]) => (first !== undefined && first.chance >= LEAST_ROLE ? first.role : null))
  const none = { role: null, chance: LEAST_ROLE }
  const ways = [...likely[0]!, none].flatMap((one) =>
    [...likely[1]!, none]
      .filter((other) => one.role === null || other.role === null || reduce(one.role) !== reduce(other.role))
      .map((other) => ({ roles: [one.role, other.role], chance: one.chance * other.chance })),
  )
  return ways.reduce((best, way) => (way.chance > best.chance ? way : best)).roles
}
