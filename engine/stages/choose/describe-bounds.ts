import { hasLegalForm } from '../../domain/legal-forms.ts'
import { SEPARATOR } from '../../domain/separators.ts'
import { SLOTS, type Span, type SpanTable } from '../../domain/spans.ts'
import { judgePiece, NO_PIECE, type PieceReader } from '../../learning/piece-reader.ts'
import type { KeyRanking } from '../../learning/ranker/rank.ts'

/** One way to begin and end a value whose place is known. */
export interface Bounds {
  readonly span: Span
  /** The ranker's. */
  readonly chance: number
  /** The lines over and under it; empty where its own line goes on. */
  readonly above: string
  readonly below: string
}

export const BOUNDS_FEATURES = [
  'chance',
  'chance beside the best',
  'first piece',
  'last piece',
  'least piece',
  'pieces',
  'piece before',
  'piece behind',
  'line above',
  'line below',
  'begins the line',
  'ends the line',
  'sign before',
  'sign behind',
  'open brackets',
  'words',
  'lines',
  'legal form',
  'figure in the first piece',
  'figure in the last piece',
  'capital first',
  'first piece in capitals',
  'all in capitals',
  'length',
  'sender',
  'ways',
] as const

const [ABOVE, BELOW] = [SLOTS.indexOf('above'), SLOTS.indexOf('below')]
const CAPITALS = /^[\p{Lu}\d\P{L}]+$/u
const LEAST_CHANCE = 1e-4

/**
 * The addresses that share words with a place, each once.
 * @param box fractions of the page
 */
export function listBounds(
  { spans, texts }: SpanTable,
  ranking: KeyRanking | undefined,
  page: number,
  box: readonly [number, number, number, number],
): readonly Bounds[] {
  const chances = new Map(ranking?.spans.map((span, at) => [span, ranking.chances[at]!]) ?? [])
  const known = new Set<string>()
  return spans.flatMap((span, index) => {
    if (span.kind !== 'address' || span.page.number !== page || !sharesWords(span, box)) return []
    const place = `${span.value}\n${span.words[0]!.box.join()}`
    if (known.has(place)) return []
    known.add(place)
    const above = span.before.trim() === '' ? texts[span.slots[ABOVE]!]! : ''
    const below = span.behind.trim() === '' ? texts[span.slots[BELOW]!]! : ''
    return [{ span, chance: chances.get(index) ?? 0, above, below }]
  })
}

function sharesWords(
  { words, page }: Span,
  [left, top, right, bottom]: readonly [number, number, number, number],
): boolean {
  return words.some(({ box }) => {
    const x = (box[0] + box[2]) / 2 / page.width
    const y = (box[1] + box[3]) / 2 / page.height
    return x > left && x < right && y > top && y < bottom
  })
}

/** What stands between commas and other separators. */
export function splitPieces(text: string): readonly string[] {
  return text.split(SEPARATOR).filter((piece) => piece.trim() !== '')
}

/** The pieces right outside an address. */
export function listOutside({
  span,
  above,
  below,
}: Bounds): Readonly<Record<'before' | 'behind' | 'above' | 'below', string>> {
  return {
    before: splitPieces(span.before).at(-1) ?? '',
    behind: splitPieces(span.behind)[0] ?? '',
    above: splitPieces(above).at(-1) ?? '',
    below: splitPieces(below)[0] ?? '',
  }
}

/** Measures each way as BOUNDS_FEATURES names it. */
export function describeBounds(
  key: string,
  all: readonly Bounds[],
  reader: PieceReader,
): readonly (readonly number[])[] {
  const best = all.reduce((most, { chance }) => Math.max(most, chance), 0)
  return all.map((bounds) => {
    const { span, chance } = bounds
    const { value, words } = span
    const pieces = splitPieces(value)
    const [first, last] = [pieces[0] ?? '', pieces.at(-1) ?? '']
    const judged = pieces.map((piece) => judgePiece(reader, piece))
    const outside = listOutside(bounds)
    const before = span.before.trimEnd()
    const behind = span.behind.trimStart()
    const yes = (is: boolean): number => (is ? 1 : 0)
    return [
      weigh(chance),
      weigh(chance) - weigh(best),
      judged[0] ?? NO_PIECE,
      judged.at(-1) ?? NO_PIECE,
      judged.reduce((least, odds) => Math.min(least, odds), -NO_PIECE),
      judged.reduce((sum, odds) => sum + odds, 0) / Math.max(1, judged.length),
      judgePiece(reader, outside.before),
      judgePiece(reader, outside.behind),
      judgePiece(reader, outside.above),
      judgePiece(reader, outside.below),
      yes(before === ''),
      yes(behind === ''),
      numberSign(before.slice(-1)),
      numberSign(behind.slice(0, 1)),
      value.split('(').length - value.split(')').length,
      words.length,
      countLines(span),
      yes(hasLegalForm(value)),
      yes(/\d/.test(first)),
      yes(/\d/.test(last)),
      yes(/^\p{Lu}/u.test(value)),
      yes(CAPITALS.test(first)),
      yes(CAPITALS.test(value)),
      value.length,
      yes(key === 'sender_address'),
      Math.log(all.length),
    ]
  })
}

function weigh(chance: number): number {
  return Math.log(Math.max(LEAST_CHANCE, chance))
}

const SIGNS = [',', '·•|∙‧', '-–—/', ':', '(', ')']

/** 0 for no sign, the place among SIGNS from 1 on, and one more for a letter, a figure or any other. */
function numberSign(sign: string): number {
  if (sign === '') return 0
  const at = SIGNS.findIndex((signs) => signs.includes(sign))
  return at < 0 ? SIGNS.length + 1 : at + 1
}

/** A word left of the one before it begins a line. */
function countLines({ words }: Span): number {
  return 1 + words.filter(({ box }, index) => index > 0 && box[0] < words[index - 1]!.box[0]).length
}
