import type { Row } from '../../../domain/field.ts'
import { overlaps, reduceWords, type PlacedValue } from './placed-value.ts'

/** From this chance on, in any row, an address is some party's. */
const LIKELY = 0.5

/**
 * The one likely address that no row has, for the one row without any: on a letterhead it stands too far from where the contract names the party.
 * Null where there are several of either.
 */
export function findLeftAddress(
  rows: readonly Row[],
  addresses: readonly PlacedValue[],
): { readonly row: number; readonly address: string } | null {
  const open = [...rows.keys()].filter((at) => (rows[at]!['address'] ?? null) === null)
  const names = rows.map((row) => reduceWords(row['name'] ?? ''))
  const given = rows.map((row) => reduceWords(row['address'] ?? ''))
  const free = addresses.filter(
    ({ chance, reduced }) =>
      chance >= LIKELY &&
      !given.some((address) => overlaps(address, reduced)) &&
      !names.some((name) => name !== '' && reduced.includes(name)),
  )
  const [first] = free
  const isOne = first !== undefined && free.every(({ reduced }) => overlaps(reduced, first.reduced))
  return open.length === 1 && isOne ? { row: open[0]!, address: first.text } : null
}
