import type { Segment } from '../../../domain/lines.ts'
import type { PageLayout } from '../layout.ts'
import { isPostalPlace } from '../parties/recognize-line.ts'

/** What stands around a segment; texts are empty where nothing does, distances -1. */
export interface Neighbours {
  /** Left of it on its line, all of it, and the nearest alone. */
  readonly left: string
  readonly nearest: string
  readonly right: string
  readonly rowHead: string
  readonly above: string
  readonly aboveThat: string
  /** The nearest text without figures over it. */
  readonly columnHead: string
  /** The first line of the block that it stands in; empty for the first line itself. */
  readonly blockHead: string
  /** The beginnings of all lines of that block but its own. */
  readonly block: string
  readonly below: string
  readonly belowThat: string
  /** Points to the neighbour. */
  readonly gapLeft: number
  readonly gapAbove: number
  readonly gapBelow: number
  /** Lines of its block above and below it. */
  readonly linesAbove: number
  readonly linesBelow: number
  /** Place on its line, from 0, and how many stand there. */
  readonly index: number
  readonly count: number
  /** A place with its postal code stands under it or behind it. */
  readonly isOverPlace: boolean
  readonly isBeforePlace: boolean
}

/** Lines that a neighbour may be away, and points. */
const MOST_LINES = 14
const MOST_POINTS = 200
const MOST_HEADS = 40
const MOST_BLOCK = 12
/** Characters of a line and of a block that say what the block is about. */
const [MOST_OF_LINE, MOST_OF_BLOCK] = [36, 198]
/** In type sizes: lines of a block stand no further apart, and no further indented. */
const BLOCK_GAP = 0.9
const BLOCK_INDENT = 3
/** Points that have to overlap, or this share of the narrower one. */
const OVERLAP = 4
const OVERLAP_SHARE = 0.3

/** A function from each segment of the page to what stands around it. */
export function readNeighbours(page: PageLayout, bodySize: number): (segment: Segment) => Neighbours {
  const [over, under] = linkColumns(page)
  const known = new Map<Segment, Neighbours>()
  const read = (segment: Segment): Neighbours => {
    const row = page.lines[segment.line]!.segments
    const index = row.indexOf(segment)
    const above = over.get(segment)
    const below = under.get(segment)
    const block = readBlock(segment, over, under, bodySize)
    const nearest = row[index - 1]
    const right = joinTexts(row.slice(index + 1))
    return {
      left: joinTexts(row.slice(0, index)),
      nearest: nearest?.text ?? '',
      right,
      rowHead: row[0]!.text,
      above: above?.text ?? '',
      aboveThat: (above && over.get(above)?.text) ?? '',
      columnHead: findHead(segment, over),
      blockHead: block.head === segment ? '' : block.head.text,
      block: block.text,
      below: below?.text ?? '',
      belowThat: (below && under.get(below)?.text) ?? '',
      gapLeft: nearest === undefined ? -1 : segment.box[0] - nearest.box[2],
      gapAbove: above === undefined ? -1 : segment.box[1] - above.box[3],
      gapBelow: below === undefined ? -1 : below.box[1] - segment.box[3],
      linesAbove: block.linesAbove,
      linesBelow: block.linesBelow,
      index,
      count: row.length,
      isOverPlace: below !== undefined && (isPostalPlace(below.text) || isPostalPlace(under.get(below)?.text ?? '')),
      isBeforePlace: right !== '' && isPostalPlace(right),
    }
  }
  return (segment) => {
    const neighbours = known.get(segment)
    if (neighbours !== undefined) return neighbours
    const found = read(segment)
    known.set(segment, found)
    return found
  }
}

type Links = ReadonlyMap<Segment, Segment>

/** The nearest segment above and below each one that shares some width with it. */
function linkColumns({ lines }: PageLayout): readonly [over: Links, under: Links] {
  const over = new Map<Segment, Segment>()
  const under = new Map<Segment, Segment>()
  lines.forEach((line, at) => {
    for (const segment of line.segments) {
      for (const next of lines.slice(at + 1, at + 1 + MOST_LINES)) {
        if (next.box[1] - segment.box[3] > MOST_POINTS) break
        const below = next.segments.find((other) => sharesWidth(segment, other))
        if (below === undefined) continue
        under.set(segment, below)
        break
      }
      for (let up = at - 1; up >= Math.max(0, at - MOST_LINES); up -= 1) {
        const previous = lines[up]!
        if (segment.box[1] - previous.box[3] > MOST_POINTS) break
        const above = previous.segments.find((other) => sharesWidth(segment, other))
        if (above === undefined) continue
        over.set(segment, above)
        break
      }
    }
  })
  return [over, under]
}

function sharesWidth({ box: a }: Segment, { box: b }: Segment): boolean {
  const shared = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  return shared > Math.min(OVERLAP, OVERLAP_SHARE * Math.min(a[2] - a[0], b[2] - b[0]))
}

function findHead(segment: Segment, over: Links): string {
  let head = over.get(segment)
  for (let count = 0; head !== undefined && count < MOST_HEADS; count += 1) {
    if (!/\d/.test(head.text)) return head.text
    head = over.get(head)
  }
  return ''
}

function readBlock(segment: Segment, over: Links, under: Links, bodySize: number) {
  let head = segment
  const others: string[] = []
  let linesAbove = 0
  for (let up = over.get(head); up !== undefined && linesAbove <= MOST_BLOCK; up = over.get(up)) {
    const isNext =
      head.box[1] - up.box[3] <= BLOCK_GAP * bodySize && Math.abs(up.box[0] - head.box[0]) <= BLOCK_INDENT * bodySize
    if (!isNext) break
    head = up
    others.unshift(up.text.slice(0, MOST_OF_LINE))
    linesAbove += 1
  }
  let linesBelow = 0
  let last = segment
  for (let down = under.get(last); down !== undefined && linesBelow <= MOST_BLOCK; down = under.get(down)) {
    if (down.box[1] - last.box[3] > BLOCK_GAP * bodySize) break
    last = down
    others.push(down.text.slice(0, MOST_OF_LINE))
    linesBelow += 1
  }
  return { head, linesAbove, linesBelow, text: others.join(' ').slice(0, MOST_OF_BLOCK) }
}

function joinTexts(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join(' ')
}

/** The segments from this one downwards that stand in one column without a gap, itself first. */
export function readColumn(page: PageLayout, segment: Segment, most: number, gap: number): readonly Segment[] {
  const found = [segment]
  for (const line of page.lines.slice(segment.line + 1, segment.line + 1 + 2 * most)) {
    const last = found.at(-1)!
    if (line.box[1] - last.box[3] > gap && line.segments.every(({ box }) => box[1] - last.box[3] > gap)) break
    const next = line.segments.find((other) => sharesWidth(last, other) && other.box[1] - last.box[3] <= gap)
    if (next === undefined) continue
    found.push(next)
    if (found.length === most) break
  }
  return found
}

export type NeighboursOf = (segment: Segment) => Neighbours

/** What stands around several lines: above and beside the first of them, below the last. */
export function joinNeighbours(neighboursOf: NeighboursOf, first: Segment, last: Segment): Neighbours {
  const { below, belowThat, gapBelow, linesBelow } = neighboursOf(last)
  return { ...neighboursOf(first), below, belowThat, gapBelow, linesBelow }
}
