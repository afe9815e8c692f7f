import type { RoleWord } from '../../../domain/candidates.ts'
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
]

/**
 * Each name beside every word near it that may say what it is called, measured as PARTY_ROLE_FEATURES names it.
 * @param ruled by name what readers of parties call it, or null
 */
export function describeRoles(
  names: readonly PlacedValue[],
  words: readonly RoleWord[],
  ruled: readonly (string | null)[],
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
  return names.flatMap((name, at) => {
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
      ]
      return { name: at, other: index, features }
    })
  })
}
