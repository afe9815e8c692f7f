import type { Column } from '../layout/columns.ts'
import type { Item } from './read-item.ts'
import { isUnit } from './type-columns.ts'

/** What heads units without being one. */
const NO_UNIT = /^(?:me|eh|units?|un|each|ea|item|pe|unit[eé]s?|ud)$/iu
const PER = /(?:\/|\b(?:je|pro|per|al?|por|par)\s)\s?(\p{L}[\p{L}²³]*)/u

/** "Menge kWh", "Qty (kg)", "ct/kWh": the unit of all counts of a table, where only a heading says it; null for none. */
export function readHeadingUnit(columns: readonly Column[]): string | null {
  const textOf = (wanted: string): string => columns.find(({ key }) => key === wanted)?.text ?? ''
  const [, ...behind] = textOf('quantity').split(/[\s()[\]/,]+/)
  const per = PER.exec(textOf('unit_price'))?.[1] ?? ''
  return [...behind, per].find((word) => isUnit(word) && !NO_UNIT.test(word)) ?? null
}

/** The item with the unit that a heading says, where it counts something and has none of its own. */
export function giveUnit(item: Item, unit: string | null): Item {
  const { row } = item
  return unit === null || row['unit'] != null || row['quantity'] == null ? item : { ...item, row: { ...row, unit } }
}
