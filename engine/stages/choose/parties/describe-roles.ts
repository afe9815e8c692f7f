import type { RoleWord } from '../../../domain/candidates.ts'
import { reduce } from '../../../domain/names.ts'
import { compareSpanPlaces, nearestOffset, placeOfSpan, type SpanPlace } from './place-of-span.ts'
import { clip, FARTHEST, LIKELY_NAME, overlaps, weigh, yes, type PartyPair, type PlacedValue } from './placed-value.ts'

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

/** A role word with where it stands. */
interface PlacedRole {
  readonly word: RoleWord
  readonly reduced: string
  readonly place: SpanPlace
}

/** What is measured of each name beside each word that may say what it is called; `address` of a pair is the word's index. */
export function describeRoles(
  names: readonly PlacedValue[],
  words: readonly RoleWord[],
  ruled: readonly (string | null)[],
): readonly PartyPair[] {
  const roles = words.map((word): PlacedRole => ({ word, reduced: reduce(word.role), place: placeOfSpan(word) }))
  const counts = new Map<string, number>()
  for (const { reduced } of roles) counts.set(reduced, (counts.get(reduced) ?? 0) + 1)
  const likely = names.filter(({ chance }) => chance > LIKELY_NAME)
  return names.flatMap((name, at) => {
    const known = ruled[at] === null ? null : reduce(ruled[at]!)
    const near = roles.flatMap((role, index) => {
      const offset = nearestOffset(name.places, [role.place])
      return offset === null || offset.distance > FARTHEST ? [] : [{ role, index, offset }]
    })
    const others = likely.filter((other) => other !== name && !overlaps(other.reduced, name.reduced))
    return near.map(({ role, index, offset }) => {
      const { word, reduced, place } = role
      const isBefore = compareSpanPlaces(place, offset.name) < 0
      const [from, to] = isBefore ? [place, offset.name] : [offset.name, place]
      const isBetween = (one: SpanPlace): boolean => compareSpanPlaces(from, one) < 0 && compareSpanPlaces(one, to) < 0
      return {
        name: at,
        other: index,
        features: [
          clip(offset.down),
          clip(offset.aside),
          clip(offset.behind),
          offset.distance,
          yes(isBefore),
          others.filter(({ places }) => places.some(isBetween)).length,
          near.filter((other) => other.role.reduced !== reduced && isBetween(other.role.place)).length,
          others.filter((other) => (nearestOffset(other.places, [place])?.distance ?? FARTHEST) < offset.distance).length,
          near.filter((other) => other.role.reduced !== reduced && other.offset.distance < offset.distance).length,
          yes(word.isQuoted),
          yes(word.isInBrackets),
          yes(word.isAnnounced),
          yes(word.isLabel),
          yes(word.endsInColon),
          yes(word.isCapital),
          Math.log2(counts.get(reduced)!),
          index / words.length,
          yes(known === reduced),
          yes(known !== null && known !== reduced),
          yes(name.reduced.includes(reduced)),
          word.words.length,
          weigh(name.chance),
          place.page,
        ],
      }
    })
  })
}
