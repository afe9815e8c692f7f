import type { CandidateTable, RoleWord } from '../../../domain/candidates.ts'
import type { Candidate, Row } from '../../../domain/field.ts'
import { reduce } from '../../../domain/names.ts'
import { surround, toFractions } from '../../../domain/page.ts'
import { calibrate } from '../../../learning/calibration.ts'
import { scoreByForest } from '../../../learning/forest.ts'
import type { NamedForest, PartyWeights } from '../../../learning/scorer-weights.ts'
import { toProbability } from '../../../learning/trees.ts'
import { logOdds } from '../describe-candidate.ts'
import type { Rankings } from '../rank-values.ts'
import { writeCandidate } from '../write-candidate.ts'
import { describeParties, type DescribedParties } from './describe-parties.ts'
import { findLeftAddress } from './find-left-address.ts'
import { compareSpanPlaces } from './place-of-span.ts'
import { overlaps, type PartyPair, type PlacedValue } from './placed-value.ts'

/** A party with the first span of its name, and how likely its row is right before that is calibrated. */
interface ChosenParty {
  readonly span: number
  readonly row: Row
  readonly chance: number
}

/** From this chance on, all forms together, a name is a party's and an address its own; and from this one a word its role. */
const [LEAST_NAME, LEAST_ADDRESS, LEAST_ROLE] = [0.4, 0.1, 0.1]
/** A contract has two parties, which only have to be as likely as this. */
const LEAST_OF_TWO = 0.15
/** Of one form by itself. */
const LEAST_FORM = 0.05
const MOST_PARTIES = 6
/** How often the one address left is that of the one party without any. */
const RIGHT_LEFT = 0.85

/** The parties of a contract as one candidate, in the order in which they stand; null where there are not two. */
export function readParties(table: CandidateTable, rankings: Rankings, weights: PartyWeights): Candidate | null {
  const parties = chooseRows(describeParties(table, rankings), weights)
  const [first] = parties
  if (first === undefined || parties.length < 2) return null
  const { page } = table.spans.spans[first.span]!
  const words = parties.flatMap(({ span }) => {
    const name = table.spans.spans[span]!
    return name.page === page ? name.words : []
  })
  const confidence = calibrate(logOdds(howSure(parties)), weights.calibration)
  return {
    ...writeCandidate(table.spans.spans[first.span]!, confidence),
    // What the ranker alone proposes is hidden where it is doubtful; these rows are chosen, and shown to be looked at.
    evidence: undefined,
    value: parties.map(({ row }) => row),
    text: words.map(({ text }) => text).join(' '),
    box: toFractions(surround(words.map(({ box }) => box)), page),
    reason: 'names, addresses and roles that stand where those of parties do',
  }
}

/** How likely every row is right, before that is calibrated. */
export function howSure(parties: readonly ChosenParty[]): number {
  return parties.reduce((all, { chance }) => all * chance, 1)
}

/** The likeliest parties, in the order in which they stand. */
export function chooseRows(
  described: DescribedParties,
  weights: Pick<PartyWeights, 'names' | 'addresses' | 'roles'>,
): readonly ChosenParty[] {
  const { names, addresses, withAddresses, withRoles, roleWords } = described
  const chosen = chooseNames(described, weights.names)
  const areForms = (one: number, other: number): boolean => overlaps(addresses[one]!.reduced, addresses[other]!.reduced)
  const roles = giveRoles(chosen.map(({ at }) => listRoles(judgePairs(withRoles, at, weights.roles), roleWords)))
  const parties = chosen.map(({ at, chance }, place): ChosenParty => {
    const { best: address, inAnyForm } = chooseForm(judgePairs(withAddresses, at, weights.addresses), areForms)
    const role = roles[place]!
    return {
      span: names[at]!.mentions[0]!,
      row: {
        name: names[at]!.text,
        role: role.role,
        address: address === null ? null : addresses[address.at]!.text,
      },
      chance: chance * (address?.chance ?? 1 - inAnyForm) * role.chance,
    }
  })
  const left = findLeftAddress(
    parties.map(({ row }) => row),
    addresses,
  )
  return parties.map((party, at) =>
    at === left?.row
      ? { ...party, row: { ...party.row, address: left.address }, chance: party.chance * RIGHT_LEFT }
      : party,
  )
}

interface Judged {
  readonly at: number
  readonly chance: number
}

/** The others of a name's pairs, each by its index. */
function judgePairs(pairs: readonly PartyPair[], name: number, { forest }: NamedForest): readonly Judged[] {
  return pairs
    .filter((pair) => pair.name === name)
    .map(({ other, features }) => ({ at: other, chance: toProbability(scoreByForest(forest, features)) }))
}

/** The likeliest names of which none is a form of another, each as likely as it is by itself. */
function chooseNames({ names, nameFeatures }: DescribedParties, { forest }: NamedForest): readonly Judged[] {
  const judged = nameFeatures.map((features, at) => ({ at, chance: toProbability(scoreByForest(forest, features)) }))
  const areForms = (one: number, other: number): boolean => one === other || isOneName(names[one]!, names[other]!)
  const chosen: Judged[] = []
  for (const one of judged.toSorted(byChance)) {
    if (chosen.length === MOST_PARTIES || one.chance < LEAST_FORM) break
    if (chosen.some(({ at }) => areForms(at, one.at))) continue
    // How a name begins and ends may be doubtful where it is not that it is one.
    const forms = judged.filter(({ at }) => areForms(at, one.at) && !chosen.some((other) => areForms(other.at, at)))
    const inAnyForm = sumUp(forms)
    if (inAnyForm >= (chosen.length < 2 ? LEAST_OF_TWO : LEAST_NAME)) chosen.push(one)
  }
  return chosen.toSorted((a, b) => compareSpanPlaces(names[a.at]!.places[0]!, names[b.at]!.places[0]!))
}

function isOneName(one: PlacedValue, other: PlacedValue): boolean {
  return overlaps(one.reduced, other.reduced) || one.words.some((word) => other.words.includes(word))
}

/** The likeliest one, where it and its other forms together are likely enough; and how likely these are. */
function chooseForm(
  judged: readonly Judged[],
  areForms: (one: number, other: number) => boolean,
): { readonly best: Judged | null; readonly inAnyForm: number } {
  const best = judged.toSorted(byChance)[0]
  if (best === undefined) return { best: null, inAnyForm: 0 }
  const inAnyForm = sumUp(judged.filter(({ at }) => at === best.at || areForms(at, best.at)))
  return { best: best.chance >= LEAST_FORM && inAnyForm >= LEAST_ADDRESS ? best : null, inAnyForm }
}

function byChance(one: Judged, other: Judged): number {
  return other.chance - one.chance
}

function sumUp(judged: readonly Judged[]): number {
  return Math.min(
    1,
    judged.reduce((sum, { chance }) => sum + chance, 0),
  )
}

interface LikelyRole {
  readonly role: string | null
  readonly chance: number
}

const MOST_ROLES = 4
const NO_ROLE: LikelyRole = { role: null, chance: LEAST_ROLE }

/** Each role once, as likely as where it speaks most for itself; none of them last. */
function listRoles(judged: readonly Judged[], words: readonly RoleWord[]): readonly LikelyRole[] {
  const known = new Map<string, LikelyRole>()
  for (const { at, chance } of judged.toSorted(byChance)) {
    const { role } = words[at]!
    if (!known.has(reduce(role))) known.set(reduce(role), { role, chance })
  }
  return [...[...known.values()].slice(0, MOST_ROLES), NO_ROLE]
}

/** For each party its role or none: of two parties each has its own, of more some may share one. */
function giveRoles(likely: readonly (readonly LikelyRole[])[]): readonly LikelyRole[] {
  const [first, second] = likely
  if (likely.length !== 2)
    return likely.map((own) => own.reduce((best, one) => (one.chance > best.chance ? one : best)))
  const ways = first!.flatMap((one) => second!.filter((other) => !isOneRole(one, other)).map((other) => [one, other]))
  return ways.reduce((best, way) => (bothChances(way) > bothChances(best) ? way : best))
}

function isOneRole(one: LikelyRole, other: LikelyRole): boolean {
  return one.role !== null && other.role !== null && reduce(one.role) === reduce(other.role)
}

function bothChances(roles: readonly LikelyRole[]): number {
  return roles.reduce((all, { chance }) => all * chance, 1)
}
