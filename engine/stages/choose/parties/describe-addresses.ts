import type { CandidateTable } from '../../../domain/candidates.ts'
import type { Row } from '../../../domain/field.ts'
import { isSameName, reduce } from '../../../domain/names.ts'
import { judgePiece, NO_PIECE, type PieceReader } from '../../../learning/piece-reader.ts'
import { compareSpanPlaces, nearestOffset, type SpanPlace } from './place-of-span.ts'
import {
  clip,
  FARTHEST,
  LIKELY_ADDRESS,
  LIKELY_NAME,
  mostOf,
  overlaps,
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
  'first piece',
  'last piece',
  'least piece',
  'holds the name',
  'pieces',
  'chance of the name',
]

/** What is measured of a name beside each address near it. */
export function describeAddresses(
  at: number,
  names: readonly PlacedValue[],
  addresses: readonly PlacedValue[],
  rows: readonly { readonly row: Row }[],
  table: CandidateTable,
  reader: PieceReader,
): readonly PartyPair[] {
  const name = names[at]!
  const near = addresses.flatMap((address, index) => {
    const offset = nearestOffset(name.places, address.places)
    return offset === null || offset.distance > FARTHEST ? [] : [{ address, index, offset }]
  })
  const given = rows.flatMap(({ row }) =>
    (row['address'] ?? null) !== null && reduce(row['name'] ?? '') === name.reduced ? [reduce(row['address']!)] : [],
  )
  const under = table.addresses.flatMap(({ name: other, candidate }) =>
    isSameName(other, name.text) ? [reduce(candidate.value as string)] : [],
  )
  const otherNames = names.filter(
    (other) => other.chance > LIKELY_NAME && !overlaps(other.reduced, name.reduced) && other !== name,
  )
  return near.map(({ address, index, offset }) => {
    const { reduced, chance, chances, text } = address
    const strangers = near.filter(
      (other) => other.address.chance > LIKELY_ADDRESS && !overlaps(other.address.reduced, reduced),
    )
    const isBetween = (places: readonly SpanPlace[]): boolean =>
      places.some(
        (place) =>
          compareSpanPlaces(offset.name, place) < 0 &&
          compareSpanPlaces(place, offset.other) < 0 &&
          place.page === offset.name.page,
      )
    const forms = addresses.filter((other) => other !== address)
    const own = text.split(', ').map((piece) => judgePiece(reader, piece))
    return {
      name: at,
      other: index,
      features: [
        weigh(chance),
        weigh(chance) - weigh(addresses[0]!.chance),
        weigh(chances.reduce((sum, one, row) => sum + one * name.chances[row]!, 0)),
        clip(offset.down),
        clip(offset.aside),
        clip(offset.behind),
        offset.distance,
        strangers.filter((other) => isBetween(other.address.places)).length,
        otherNames.filter((other) => isBetween(other.places)).length,
        strangers.filter((other) => other.offset.distance < offset.distance).length,
        otherNames.filter((other) => (nearestOffset(other.places, address.places)?.distance ?? FARTHEST) < offset.distance).length,
        yes(given.includes(reduced)),
        yes(given.length > 0 && !given.some((other) => overlaps(other, reduced))),
        yes(under.some((other) => overlaps(other, reduced))),
        weigh(mostOf(forms.filter((other) => other.reduced.includes(reduced)))),
        weigh(mostOf(forms.filter((other) => reduced.includes(other.reduced)))),
        own[0] ?? NO_PIECE,
        own.at(-1) ?? NO_PIECE,
        Math.min(...own),
        yes(reduced.includes(name.reduced)),
        own.length,
        weigh(name.chance),
      ],
    }
  })
}

