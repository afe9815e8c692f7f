import type { Item } from './read-item.ts'
import { readNumber } from './read-number.ts'
import { isUnit } from './type-columns.ts'

/** Dots or strokes that lead from the words to the sum. */
const LEADERS = /(?:\s*[._·…–-]){4,}\s*$/u
/** `2 Espresso`, `2x Espresso`, `3 Std Beratung` */
const LEADING =
  /^(?:[-–•*]\s*)?(?<count>\d{1,3}(?:[.,]\d{1,2})?)\s*(?:[x×]\s+)?(?:(?<unit>\p{L}{1,7}[²³]?)\.?\s+)?(?<rest>\p{L}{2}.*)$/u
/** Share of a list's names that begin with a number where these are counts. */
const MOSTLY = 0.6

/** Names without leaders; where most of them begin with a number, it counts what follows, elsewhere it may be part of a name. */
export function tidyNames(found: readonly Item[]): readonly Item[] {
  const items = leaveMarks(
    found.map((item) => takeUnit(withName(item, item.row['name']?.replace(LEADERS, '') ?? null))),
  )
  const counted = items.filter(({ row }) => row['quantity'] === null && LEADING.test(row['name'] ?? ''))
  if (counted.length < MOSTLY * items.length || counted.length === 0) return items
  return items.map((item) => {
    const groups = LEADING.exec(item.row['name'] ?? '')?.groups
    if (groups === undefined || item.row['quantity'] !== null) return item
    const { count = '', unit, rest = '' } = groups
    const isMeasured = unit !== undefined && isUnit(unit)
    const name = isMeasured || unit === undefined ? rest : `${unit} ${rest}`
    return {
      ...item,
      row: {
        ...item.row,
        name,
        quantity: count.replace(',', '.'),
        unit: isMeasured ? unit : (item.row['unit'] ?? null),
      },
    }
  })
}

/** "ha Rüben drillen" behind "18,40": a unit close behind the count. */
const MEASURED = /^(?<unit>\p{Ll}{1,7}[²³]?)\.?\s+(?<rest>.*\p{L}{2}.*)$/u

function takeUnit(item: Item): Item {
  const { row, main } = item
  const { unit, rest } = MEASURED.exec(row['name'] ?? '')?.groups ?? {}
  if (unit === undefined || rest === undefined || !isUnit(unit) || row['quantity'] == null) return item
  if ((row['unit'] ?? unit) !== unit) return item
  const words = main.line.segments.flatMap((segment) => segment.words)
  const before = words[words.findIndex(({ text }) => text.replace('.', '') === unit) - 1]
  const isCount = before !== undefined && readNumber({ text: before.text, page: main.page }) !== null
  return isCount ? { ...item, row: { ...row, unit, name: rest } } : item
}

/** "Lock, disc T", "Fan motor (T)": what is taxed has the same letter behind its name. */
const MARK = /\s(?:\(\p{Lu}\)|T)$/u
const LEAST_MARKED = 2

/** Names without the mark that at least two of them end with, where others have none. */
function leaveMarks(items: readonly Item[]): readonly Item[] {
  const marks = items.map(({ row }) => MARK.exec(row['name'] ?? '')?.[0])
  const counts = Map.groupBy(
    marks.filter((mark) => mark !== undefined),
    (mark) => mark,
  )
  const isShared = (mark: string): boolean =>
    counts.get(mark)!.length >= LEAST_MARKED && counts.get(mark)!.length < items.length
  return items.map((item, at) => {
    const mark = marks[at]
    return mark === undefined || !isShared(mark) ? item : withName(item, item.row['name']!.slice(0, -mark.length))
  })
}

function withName(item: Item, name: string | null): Item {
  return name === (item.row['name'] ?? null) || name === '' ? item : { ...item, row: { ...item.row, name } }
}
