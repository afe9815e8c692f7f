import type { CandidateTable } from '../../../domain/candidates.ts'
import { scalarOf, type Row } from '../../../domain/field.ts'
import { isSameName } from '../../../domain/names.ts'
import { isBetween, type PlacedOffset } from './place-of-span.ts'
import {
  clip,
  LIKELY_ADDRESS,
  listOffsets,
  listStrangers,
  mostOf,
  overlaps,
  reduceWords,
  weigh,
  yes,
  type PartyPair,
  type PlacedValue,
} from './placed-value.ts'

export const PARTY_ADDRESS_FEATURES: readonly string[] = [
  'chance',
  'chance beside the best',
  'chance in the same row',
  'down',
  'aside',
  'behind',
  'distance',
  'addresses between',
  'names between',
  'nearer addresses',
  'nearer names',
  'read by rules',
  'another by rules',
  'under the name',
  'chance of a longer form',
  'chance of a shorter form',
  'pieces',
  'chance of the name',
  'mentions',
]

/**
 * Each name beside every address near it that does not hold the name itself, measured as PARTY_ADDRESS_FEATURES names it.
 * @param rows what readers of parties give
 */
export function describeAddresses(
  names: readonly PlacedValue[],
  addresses: readonly PlacedValue[],
  rows: readonly Row[],
  table: CandidateTable,
): readonly PartyPair[] {
  const offsets = listOffsets(
    names,
    addresses.map(({ places }) => places),
  )
  const strangers = listStrangers(names)
  const apart = addresses.map(({ reduced }) =>
    [...addresses.keys()].filter(
      (other) => addresses[other]!.chance > LIKELY_ADDRESS && !overlaps(addresses[other]!.reduced, reduced),
    ),
  )
  const longer = addresses.map((one) =>
    mostOf(addresses.filter((other) => other !== one && other.reduced.includes(one.reduced))),
  )
  const shorter = addresses.map((one) =>
    mostOf(addresses.filter((other) => other !== one && one.reduced.includes(other.reduced))),
  )
  return names.flatMap((name, at) => {
    const given = rows.flatMap((row) =>
      (row['address'] ?? null) !== null && reduceWords(row['name'] ?? '') === name.reduced
        ? [reduceWords(row['address']!)]
        : [],
    )
    const under = table.addresses.flatMap(({ name: other, candidate }) =>
      isSameName(other, name.text) ? [reduceWords(scalarOf(candidate))] : [],
    )
    return addresses.flatMap(({ reduced, chance, chances, text, places }, index) => {
      const offset = offsets[at]![index]!
      if (offset === null || reduced.includes(name.reduced)) return []
      const isNearer = (other: PlacedOffset | null): boolean => other !== null && other.points < offset.points
      const between = apart[index]!.filter((other) => isBetween(addresses[other]!.places, offset))
      const features = [
        weigh(chance),
        weigh(chance) - weigh(addresses[0]!.chance),
        weigh(chances.reduce((sum, one, row) => sum + one * name.chances[row]!, 0)),
        clip(offset.down),
        clip(offset.aside),
        clip(offset.behind),
        offset.distance,
        between.length,
        strangers[at]!.filter((other) => isBetween(names[other]!.places, offset)).length,
        apart[index]!.filter((other) => isNearer(offsets[at]![other]!)).length,
        strangers[at]!.filter((other) => isNearer(offsets[other]![index]!)).length,
        yes(given.includes(reduced)),
        yes(given.length > 0 && !given.some((other) => overlaps(other, reduced))),
        yes(under.some((other) => overlaps(other, reduced))),
        weigh(longer[index]!),
        weigh(shorter[index]!),
        text.split(', ').length,
        weigh(name.chance),
        places.length,
      ]
      return [{ name: at, other: index, features }]
    })
  })
}
