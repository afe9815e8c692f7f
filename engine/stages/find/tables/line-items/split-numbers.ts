import { CODE, isArticleCode } from './item-codes.ts'
import type { Item } from './read-item.ts'
import { isDay } from './type-columns.ts'

/** "1 A1100": a running number before what stands in the next column. */
const NUMBERED = /^(\d{1,3})[.)]?\s+(\S.*)$/
const LEAST_ITEMS = 2
/** Two names may begin with 1 and 2 by chance. */
const LEAST_NAMES = 3
/** Numbers run on by ones or by tens. */
const STEPS = [1, 10]
/** Share of the items that have their number at one place. */
const MOSTLY = 0.75

/** Running numbers, codes and days that stand in the cell of something else get cells of their own. */
export function splitNumbers(items: readonly Item[]): readonly Item[] {
  return takeCodesBelow(splitNames(leaveDays(splitPositions(items))))
}

/** Running numbers under the heading of the article numbers are positions; what is charged besides has neither. */
function splitPositions(items: readonly Item[]): readonly Item[] {
  const numbered = items.filter(({ row }) => row['article_number'] != null)
  const parts = new Map(
    numbered.map((item) => [item, NUMBERED.exec(item.row['position'] == null ? item.row['article_number']! : '')]),
  )
  if (numbered.length < LEAST_ITEMS || !isRunning([...parts.values()].map((part) => part?.[1]))) return items
  return items.map((item) => {
    const part = parts.get(item)
    if (part == null) return item
    const [, position, article] = part
    return { ...item, row: { ...item.row, position: position!, article_number: article! } }
  })
}

/** The day of a service before its name is no part of it. */
function leaveDays(items: readonly Item[]): readonly Item[] {
  const parts = items.map(({ row }) => cut(row['name']))
  if (!isMost(items, parts, (part) => isDay(part.first))) return items
  return items.map((item, at) => {
    const part = parts[at]!
    return part !== null && isDay(part.first) ? { ...item, row: { ...item.row, name: part.rest } } : item
  })
}

/** What names begin with is the position where it runs on in all, else in most the number of the article. */
function splitNames(items: readonly Item[]): readonly Item[] {
  if (items.some(({ row }) => row['position'] != null || row['article_number'] != null)) return items
  const parts = items.map(({ row }) => cut(row['name']))
  if (isSorted(parts)) return items.map((item, at) => ({ ...item, row: { ...item.row, name: parts[at]!.rest } }))
  const codes = parts.map((part) => part?.first.replace(/^\(|[.)]+$/g, ''))
  const isMarked = parts.every((part) => part?.first.endsWith(')') === true)
  const least = codes.every((code) => /^\d/.test(code ?? '')) && !isMarked ? LEAST_NAMES : LEAST_ITEMS
  const key =
    isRunning(codes) || isLettered(codes)
      ? items.length < least
        ? null
        : 'position'
      : isMost(items, parts, (part) => isArticleCode(part.first)) && isMade(codes)
        ? 'article_number'
        : null
  if (key === null) return items
  return items.map((item, at) => {
    const [part, code] = [parts[at], codes[at]]
    if (part == null || code === undefined || (key === 'article_number' && !isArticleCode(code))) return item
    return { ...item, row: { ...item.row, [key]: code, name: part.rest } }
  })
}

/** "L Diagnose", "P Drum": one letter before each name says of what kind it is. */
function isSorted(parts: readonly (Part | null)[]): boolean {
  const kinds = new Set(parts.map((part) => part?.first ?? ''))
  return (
    parts.length > LEAST_NAMES && kinds.size * 2 <= parts.length && [...kinds].every((kind) => /^\p{Lu}$/u.test(kind))
  )
}

/** "Art. 58521.91 · Gruppe B": the label of a number under the name. */
const LABELLED = /^(?:art|ref|cod|sku)[.:]*\s+/iu

/** What most descriptions begin with, or are, is the number of the article. */
function takeCodesBelow(items: readonly Item[]): readonly Item[] {
  if (items.some(({ row }) => row['article_number'] != null)) return items
  const parts = items.map(({ row }): Part | null => {
    const text = row['description'] ?? ''
    const bare = text.replace(LABELLED, '')
    const part = CODE.test(bare) ? { first: bare, rest: '' } : cut(bare)
    // What a label calls a number may look like a sum.
    const isNamed = part !== null && bare !== text && CODE.test(part.first)
    return isNamed || isArticleCode(part?.first ?? '') ? part : null
  })
  const described = items.filter(({ row }) => row['description'] != null)
  if (!isMost(described, parts, () => true) || !isMade(parts.map((part) => part?.first))) return items
  return items.map((item, at) => {
    const part = parts[at]
    if (part == null) return item
    const description = part.rest.replace(/^[\s·|,;–-]+/u, '')
    return {
      ...item,
      row: { ...item.row, article_number: part.first, description: description === '' ? null : description },
    }
  })
}

interface Part {
  readonly first: string
  readonly rest: string
}

/** The first word and the others, where words follow. */
function cut(text: string | null | undefined): Part | null {
  const match = /^(\S+)\s+(?=.*\p{L})(\S.*)$/u.exec(text ?? '')
  return match === null ? null : { first: match[1]!, rest: match[2]! }
}

function isMost(items: readonly Item[], parts: readonly (Part | null)[], test: (part: Part) => boolean): boolean {
  const count = parts.filter((part) => part !== null && test(part)).length
  return count >= Math.max(LEAST_ITEMS, MOSTLY * items.length)
}

function isRunning(numbers: readonly (string | undefined)[]): boolean {
  return STEPS.some((step) =>
    numbers.every(
      (number, at) => /^[A-Z]?\d{1,3}$/.test(number ?? '') && Number(number!.replace(/\D/g, '')) === step * (at + 1),
    ),
  )
}

/** `A1`, `A2`, `B1`: numbers that run on below each letter. */
function isLettered(codes: readonly (string | undefined)[]): boolean {
  const groups = Map.groupBy(codes, (code) => /^[A-Z](?=\d+$)/.exec(code ?? '')?.[0])
  return !groups.has(undefined) && [...groups.values()].every((own) => isRunning(own))
}

/** Mostly different ones, of letters or signs and figures or of equally many figures: "2026" or "100" may begin any name. */
function isMade(codes: readonly (string | undefined)[]): boolean {
  const found = codes.filter((code) => code !== undefined && CODE.test(code))
  const figures = found.filter((code) => /^\d+$/.test(code!))
  const isEven = new Set(figures.map((code) => code!.length)).size <= 1
  return (isEven || figures.length * 2 < found.length) && new Set(found).size * 2 > found.length
}
