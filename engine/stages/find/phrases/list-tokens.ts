import type { Page, Word } from '../../../domain/page.ts'
import { mixHash, PRIME, START } from '../../../learning/hash-text.ts'
import type { PhraseText } from '../../../learning/phrases/phrase-text.ts'
import type { RunningText } from '../types/running-text.ts'

/** A word or a sign of the running text. */
export interface Token {
  /** Characters of the running text. */
  readonly from: number
  readonly to: number
}

export interface TokenizedText {
  readonly tokens: readonly Token[]
  readonly text: PhraseText
}

/** What is read of a long document: its beginning and its end. */
const [MOST_FIRST, MOST_LAST] = [3200, 800]
/** A word with the signs that it holds inside, or one sign. */
const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{N}]|['’/&@_.,:-](?=[\p{L}\p{N}]))*|[^\s\p{L}\p{N}]/gu
const STEM = 5
const LONGEST_SHAPE = 6
/** Of the height of the type: a wider gap in a line parts columns. */
const COLUMN_GAP = 1.3
/** Of the height of the type: a line that ends so near the edge is full, and one that stands so near below goes on from it. */
const [FULL, LINE_GAP] = [9, 0.9]
/** Share of a page's lines that end left of its edge. */
const SHORTER = 0.9
const [LARGE, SMALL] = [1.15, 0.9]

/** The words and signs of a text, with what a reader of phrases is told of each. */
export function listTokens({ text, parts }: RunningText): TokenizedText {
  const tokens: Token[] = []
  const looks: number[] = []
  const lines: number[] = []
  const size = medianSize(parts.map(({ word }) => word))
  const edges = rightEdges(parts)
  let [line, part] = [0, -1]
  for (const match of text.matchAll(TOKEN)) {
    const last = part
    while ((parts[part + 1]?.from ?? Infinity) <= match.index) part += 1
    const { word, page } = parts[part]!
    const before = parts[last]
    const place =
      before === undefined
        ? 'line'
        : last === part
          ? 'word'
          : placeBehind(before.word, word, before.page === page, edges.get(page)!)
    if (place === 'line' || place === 'part') line = tokens.length
    tokens.push({ from: match.index, to: match.index + match[0].length })
    looks.push(lookOf(word, size) + BREAKS[place])
    lines.push(line)
    // A word that was parted at the end of its line goes on with the next one's part.
    while ((parts[part + 1]?.from ?? Infinity) < match.index + match[0].length) part += 1
  }
  const tail = Math.max(MOST_FIRST, tokens.length - MOST_LAST)
  const kept = tokens.map((_, at) => at).filter((at) => at < MOST_FIRST || at >= tail)
  const read = kept.map((at) => text.slice(tokens[at]!.from, tokens[at]!.to))
  const plain = read.map((word) => fold(word))
  const shift = tail - MOST_FIRST
  return {
    tokens: kept.map((at) => tokens[at]!),
    text: {
      words: Int32Array.from(plain, (word) => hash(word)),
      stems: Int32Array.from(plain, (word) => hash(word.slice(0, STEM))),
      shapes: Int32Array.from(read, (word) => hash(shapeOf(word))),
      looks: Int32Array.from(kept, (at) => looks[at]!),
      // A line that begins in the middle, which is left out, begins with the tail.
      lines: Int32Array.from(kept, (at) => (at < MOST_FIRST ? lines[at]! : Math.max(MOST_FIRST, lines[at]! - shift))),
      cut: Math.min(MOST_FIRST, kept.length),
    },
  }
}

/** Bits of a token's look. */
const BREAKS = { line: 1, part: 2, turn: 3, word: 0 } as const
const [BOLD, IS_LARGE, IS_SMALL] = [4, 8, 16]

function lookOf({ bold, fontSize }: Word, size: number): number {
  return (bold ? BOLD : 0) + (fontSize > LARGE * size ? IS_LARGE : fontSize < SMALL * size ? IS_SMALL : 0)
}

/**
 * Whether a word begins a line, stands behind a gap in its line, goes on from the end of a full line, or follows the word before it.
 * @param edge where full lines of the page end, in points
 */
function placeBehind(last: Word, word: Word, isSamePage: boolean, edge: number): keyof typeof BREAKS {
  const { box, fontSize, bold } = word
  const middle = (box[1] + box[3]) / 2
  if (isSamePage && box[0] >= last.box[2] - fontSize && middle <= last.box[3] && middle >= last.box[1])
    return box[0] - last.box[2] > COLUMN_GAP * fontSize ? 'part' : 'word'
  const isFull = last.box[2] > edge - FULL * fontSize
  const isNear = isSamePage && box[1] - last.box[3] < LINE_GAP * fontSize
  return isFull && isNear && bold === last.bold && Math.abs(fontSize - last.fontSize) < 1 ? 'turn' : 'line'
}

/** By page where its lines end, in points, the longest left out. */
function rightEdges(parts: RunningText['parts']): ReadonlyMap<Page, number> {
  const ends = new Map<Page, number[]>()
  for (const [index, { word, page }] of parts.entries()) {
    const next = parts[index + 1]
    if (next !== undefined && next.page === page && next.word.box[0] > word.box[0]) continue
    const own = ends.get(page)
    if (own === undefined) ends.set(page, [word.box[2]])
    else own.push(word.box[2])
  }
  return new Map(
    [...ends].map(([page, own]) => [page, own.toSorted((a, b) => a - b)[Math.floor(SHORTER * (own.length - 1))]!]),
  )
}

function medianSize(words: readonly Word[]): number {
  const sizes = words.map(({ fontSize }) => fontSize).toSorted((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 10
}

/** Small letters without accents, figures as 0. */
function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\d/g, '0')
}

/** "Miller-Ltd" as "Xx-Xx", "12.345" as "9.9". */
function shapeOf(word: string): string {
  return word
    .replace(/\p{Lu}+/gu, 'X')
    .replace(/\p{Ll}+/gu, 'x')
    .replace(/\p{N}+/gu, '9')
    .slice(0, LONGEST_SHAPE)
}

function hash(text: string): number {
  let value = START
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), PRIME)
  return mixHash(value, 0)
}
