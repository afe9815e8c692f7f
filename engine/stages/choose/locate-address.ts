import { reduce } from '../../domain/names.ts'
import { surround, type Box, type Page, type Word } from '../../domain/page.ts'
import { describePlace, type PrintedPlace } from './locate-printed.ts'
import { matchText } from './match-words.ts'

/** How many heights of a line the next line of an address may begin below the last one, and how far it may be indented. */
const LINE_GAP = 2
const INDENT = 1.5
/** Characters; less is found on any page by chance. */
const SHORTEST_LINE = 3
/** An address has fewer lines, and none of them stands at so many places of a page; each is tried below each. */
const MOST_LINES = 12
const MOST_PLACES = 100

/**
 * Finds an address, its lines joined by `, `, as a block: each line flush below the one before or behind it on the same
 * line, whatever stands beside it. The code of the country at the end is left out, because paper seldom prints it. Null when
 * a line is missing.
 */
export function locateAddress(address: string, pages: readonly Page[]): PrintedPlace | null {
  const lines = splitLines(address.replace(/, [A-Z]{2}$/, ''))
  if (lines.length > MOST_LINES) return null
  for (const page of pages) {
    const [starts = [], ...next] = lines.map((line) => findLine(line, page))
    for (const start of starts) {
      const block = followBlock(start, next)
      if (block !== null) return describePlace(page, block)
    }
  }
  return null
}

/** A house number behind a comma and the code of a province stand on the line before them, and by themselves anywhere. */
function splitLines(address: string): readonly string[] {
  const lines: string[] = []
  for (const part of address.split(', ')) {
    const isOfLast = lines.length > 0 && reduce(part).length < SHORTEST_LINE
    lines.push(isOfLast ? `${lines.pop()!}, ${part}` : part)
  }
  return lines
}

/** The places of a line on the page, in reading order. */
function findLine(line: string, page: Page): readonly (readonly Word[])[] {
  const match = matchText([line])
  if (match === null) return []
  const places: (readonly Word[])[] = []
  for (let start = 0; start < page.words.length && places.length < MOST_PLACES; start += 1) {
    const count = match(page.words, start)
    if (count > 0) places.push(page.words.slice(start, start + count))
  }
  return places
}

function followBlock(start: readonly Word[], next: readonly (readonly (readonly Word[])[])[]): readonly Word[] | null {
  const block = [...start]
  let last = start
  for (const places of next) {
    const box = surround(last.map((word) => word.box))
    const below = places.find((words) => continues(box, surround(words.map((word) => word.box))))
    if (below === undefined) return null
    block.push(...below)
    last = below
  }
  return block
}

function continues(last: Box, next: Box): boolean {
  const height = last[3] - last[1]
  const down = next[1] - last[1]
  const isSameLine = Math.abs(down) < height / 2 && next[0] > last[0] && next[0] - last[2] < INDENT * height
  const isBelow = down > height / 2 && next[1] - last[3] < LINE_GAP * height
  return isSameLine || (isBelow && Math.abs(next[0] - last[0]) < INDENT * height)
}
