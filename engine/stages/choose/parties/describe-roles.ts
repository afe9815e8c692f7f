import type { RoleWord } from '../../../domain/candidates.ts'
import { hasLegalForm } from '../../../domain/legal-forms.ts'
import { sameness } from '../rank-candidates.ts'
import type { Rankings } from '../rank-values.ts'
import { compareSpanPlaces, isBetween, placeOfSpan, type PlacedOffset } from './place-of-span.ts'
import {
  clip,
  listOffsets,
  listStrangers,
  reduceWords,
  weigh,
  yes,
  type PartyPair,
  type PlacedValue,
} from './placed-value.ts'

export const PARTY_ROLE_FEATURES: readonly string[] = [
  'down',
  'aside',
  'behind',
  'distance',
  'stands before',
  'names between',
  'roles between',
  'nearer names',
  'nearer roles',
  'quoted',
  'in brackets',
  'announced',
  'label',
  'colon',
  'capital',
  'mentions',
  'place among all',
  'role by rules',
  'another by rules',
  'part of the name',
  'words',
  'chance of the name',
  'page',
  'known',
  'uses',
  'legal form',
  'said of people',
  'said of givers',
  'said of takers',
  'chance of the sender',
  'chance of the recipient',
  'order of the name',
  'order of the role',
  'orders apart',
]

/** Orders from here on are one. */
const LAST_ORDER = 6

/**
 * Each name beside every word near it that may say what it is called, measured as PARTY_ROLE_FEATURES names it.
 * @param ruled by name what readers of parties call it, or null
 */
export function describeRoles(
  names: readonly PlacedValue[],
  words: readonly RoleWord[],
  ruled: readonly (string | null)[],
  rankings: Rankings,
): readonly PartyPair[] {
  const places = words.map((word) => placeOfSpan(word))
  const reduced = words.map(({ role }) => reduceWords(role))
  const counts = new Map<string, number>()
  for (const role of reduced) counts.set(role, (counts.get(role) ?? 0) + 1)
  const offsets = listOffsets(
    names,
    places.map((place) => [place]),
  )
  const strangers = listStrangers(names)
  const nameOrders = orderNames(names, strangers)
  const roleOrders = orderRoles(words, reduced)
  const [senders, recipients] = (['sender_name', 'recipient_name'] as const).map((key) =>
    names.map(({ text }) => rankings.get(key)?.chances.get(sameness(text)) ?? 0),
  )
  return names.flatMap((name, at) => {
    const hasForm = yes(hasLegalForm(name.text))
    const known = ruled[at] === null ? null : reduceWords(ruled[at]!)
    const near = [...words.keys()].filter((index) => offsets[at]![index] !== null)
    return near.map((index): PartyPair => {
      const word = words[index]!
      const role = reduced[index]!
      const offset = offsets[at]![index]!
      const isBefore = compareSpanPlaces(offset.other, offset.name) < 0
      const isNearer = (other: PlacedOffset | null): boolean => other !== null && other.points < offset.points
      const others = near.filter((other) => reduced[other] !== role)
      const features = [
        clip(offset.down),
        clip(offset.aside),
        clip(offset.behind),
        offset.distance,
        yes(isBefore),
        strangers[at]!.filter((other) => isBetween(names[other]!.places, offset)).length,
        others.filter((other) => isBetween([places[other]!], offset)).length,
        strangers[at]!.filter((other) => isNearer(offsets[other]![index]!)).length,
        others.filter((other) => isNearer(offsets[at]![other]!)).length,
        yes(word.isQuoted),
        yes(word.isInBrackets),
        yes(word.isAnnounced),
        yes(word.isLabel),
        yes(word.endsInColon),
        yes(word.isCapital),
        Math.log2(counts.get(role)!),
        index / words.length,
        yes(known === role),
        yes(known !== null && known !== role),
        yes(name.reduced.includes(role)),
        word.words.length,
        weigh(name.chance),
        offset.other.page,
        yes(word.isKnown),
        Math.log2(1 + word.uses),
        hasForm,
        yes(word.isPersonal),
        yes(word.isGiver),
        yes(word.isTaker),
        weigh(senders![at]!),
        weigh(recipients![at]!),
        nameOrders[at]!,
        roleOrders[index]!,
        nameOrders[at]! - roleOrders[index]!,
      ]
      return { name: at, other: index, features }
    })
  })
}

/** How many likely names, none of them a form of it, stand before each one's first place. */
function orderNames(names: readonly PlacedValue[], strangers: readonly (readonly number[])[]): readonly number[] {
  return names.map(({ places }, at) =>
    Math.min(
      LAST_ORDER,
      strangers[at]!.filter((other) => compareSpanPlaces(names[other]!.places[0]!, places[0]!) < 0).length,
    ),
  )
}

/** How many others are introduced before each word's role is: in quotes or brackets, announced, or as a label. */
function orderRoles(words: readonly RoleWord[], reduced: readonly string[]): readonly number[] {
  const introduced = new Map<string, number>()
  for (const [index, { isQuoted, isInBrackets, isAnnounced, isLabel }] of words.entries()) {
    const isIntroduced = isQuoted || isInBrackets || isAnnounced || isLabel
    if (isIntroduced && !introduced.has(reduced[index]!)) introduced.set(reduced[index]!, introduced.size)
  }
  return reduced.map((role) => Math.min(LAST_ORDER, introduced.get(role) ?? LAST_ORDER))
}
