import type { Line, Segment } from '../../../domain/lines.ts'
import type { Word } from '../../../domain/page.ts'
import { wordsBetween } from '../fold-text.ts'
import type { PageLayout } from '../layout.ts'
import { isPostalPlace, isStreet, takeEnds } from '../parties/recognize-line.ts'
import { isPlaceLine, tellsStreet } from './bare-places.ts'
import { listPlaces, listTails, LONGEST_ADDRESS, MOST_ADDRESS_PARTS } from './list-places.ts'
import type { RawSpan } from './raw-span.ts'
import { joinNeighbours, readColumn, type NeighboursOf } from './read-neighbours.ts'
import type { Stretch } from './stretch.ts'
import type { WrappedSentence } from './wrap-sentence.ts'

/** Lines of the place, a state and a country. */
const MOST_COLUMN = 3
/** Characters: what is longer beside a street is no place alone. */
const LONGEST_PLACE = 45

/** A place with its postal code, alone and with what stands before it on its line and on the lines above. */
export function readAddresses(
  page: PageLayout,
  segment: Segment,
  neighboursOf: NeighboursOf,
  size: number,
): readonly RawSpan[] {
  const places = listPlaces(segment.text)
  if (places.length === 0) return readBelowStreet(page, segment, neighboursOf, size)
  const above = linesAbove(page, segment, size)
  const found = places.flatMap(({ to, isLonger, isFromStart, before, stretches }) => {
    const write = (first: Stretch, at: Segment, value: string, count: number, words: readonly Word[]): RawSpan => ({
      kind: 'address',
      value,
      own: value,
      from: first.from,
      to: first.to,
      segment: at,
      end: { segment, to },
      words,
      neighbours: joinNeighbours(neighboursOf, at, segment),
      traits: [count, isLonger ? 1 : 0],
    })
    const spans = stretches.map((stretch) =>
      write(stretch, segment, stretch.value, stretch.count, wordsBetween(segment, stretch.from, to)),
    )
    if (!isFromStart) return spans
    let { value } = stretches.at(-1)!
    let words: readonly Word[] = wordsBetween(segment, 0, to)
    above.forEach((line, count) => {
      for (const tail of count === 0 ? listTails(line.text) : []) {
        const own = [...wordsBetween(line, tail.from, line.text.length), ...words]
        spans.push(write(tail, line, `${tail.value}, ${value}`, before + 1, own))
      }
      value = `${line.text}, ${value}`
      words = [...line.words, ...words]
      const whole = { from: 0, to: line.text.length, value: line.text }
      spans.push(write(whole, line, value, before + count + 1, words))
    })
    return spans
  })
  const short = found.filter(({ value }) => value.length <= LONGEST_ADDRESS)
  return [...short, ...addEnds(page, segment, neighboursOf, size, short)]
}

/** Lines of places between a street and its town, and what of the house stands over the street. */
const [MOST_BETWEEN, MOST_OVER_STREET] = [2, 1]

/** A line that is a place without a code alone, below its street. */
function readBelowStreet(
  page: PageLayout,
  segment: Segment,
  neighboursOf: NeighboursOf,
  size: number,
): readonly RawSpan[] {
  if (!isPlaceLine(segment.text)) return []
  // "Franklin" over "IN 46131": the whole address ends on the next line.
  const [, below] = readColumn(page, segment, 2, 1.2 * size)
  if (below !== undefined && isPostalPlace(`${segment.text} ${below.text}`)) return []
  const above = linesAbove(page, segment, size)
  const street = above.findIndex(({ text }) => tellsStreet(text) && !isPostalPlace(text))
  if (street < 0 || street > MOST_BETWEEN || !above.slice(0, street).every(({ text }) => isPlaceLine(text))) return []
  const to = segment.text.length
  const lower = [...above.slice(0, street).toReversed(), segment]
  const rest = lower.map(({ text }) => text.trim()).join(', ')
  const over = above.slice(street + 1, street + 1 + MOST_OVER_STREET).filter(({ text }) => tellsStreet(text))
  const write = (first: Segment, from: number, value: string, lines: readonly Segment[]): RawSpan => ({
    kind: 'address',
    value,
    own: value,
    from,
    to: first.text.length,
    segment: first,
    end: { segment, to },
    words: [...wordsBetween(first, from, first.text.length), ...lines.flatMap(({ words }) => words)],
    neighbours: joinNeighbours(neighboursOf, first, segment),
    traits: [lines.length, 0],
  })
  const own = above[street]!
  const whole = `${own.text}, ${rest}`
  return [
    write(own, 0, whole, lower),
    ...listTails(own.text)
      .filter(({ value }) => tellsStreet(value))
      .map(({ from, value }) => write(own, from, `${value}, ${rest}`, lower)),
    ...over.map((line) => write(line, 0, `${line.text}, ${whole}`, [own, ...lower])),
  ].filter(({ value }) => value.length <= LONGEST_ADDRESS)
}

/** Addresses whose street, code and place stand beside one another, in columns or between wide blanks. */
export function readRowAddresses({ segments }: Line, neighboursOf: NeighboursOf): readonly RawSpan[] {
  return segments.slice(0, -1).flatMap((street, at): readonly RawSpan[] => {
    const [next, last] = [segments[at + 1]!, segments[at + 2]]
    if (!tellsStreet(street.text) || street.text.endsWith(':') || isPostalPlace(street.text)) return []
    const isTwo = last !== undefined && !isPostalPlace(next.text) && isPostalPlace(`${next.text} ${last.text}`)
    if (!isTwo && !isPostalPlace(next.text)) return []
    if (isTwo && next.text.length + last.text.length > LONGEST_PLACE) return []
    const end = isTwo ? last : next
    if (end.text.length > LONGEST_PLACE) return []
    const place = isTwo ? `${next.text} ${last.text}` : next.text
    const words = isTwo ? [...next.words, ...last.words] : next.words
    const starts = [...listTails(street.text), { from: 0, to: street.text.length, value: street.text }]
    return starts.map(({ from, value: first }): RawSpan => {
      const value = `${first}, ${place}`
      return {
        kind: 'address',
        value,
        own: value,
        from,
        to: street.text.length,
        segment: street,
        end: { segment: end, to: end.text.length },
        words: [...wordsBetween(street, from, street.text.length), ...words],
        neighbours: joinNeighbours(neighboursOf, street, end),
        traits: [1, 0],
      }
    })
  })
}

/** Addresses of a sentence that begin on one line and end on the next one. */
export function readWrappedAddresses(
  { segment, next, text, joint }: WrappedSentence,
  neighboursOf: NeighboursOf,
): readonly RawSpan[] {
  const turn = segment.text.length
  const ends = listPlaces(text).filter(({ to }) => to > turn + joint)
  return ends.flatMap(({ to, isLonger, stretches }) => {
    const end = { segment: next, to: to - turn - joint }
    return stretches
      .filter(({ from, value }) => from < turn && value.length <= LONGEST_ADDRESS)
      .map(({ from, value, count }) => ({
        kind: 'address' as const,
        value,
        own: value,
        from,
        to: turn,
        segment,
        end,
        words: [...wordsBetween(segment, from, turn), ...wordsBetween(next, 0, end.to)],
        neighbours: joinNeighbours(neighboursOf, segment, next),
        traits: [count, isLonger ? 1 : 0],
      }))
  })
}

/** Addresses that end with their line, with the state and the country that stand on the next ones. */
function addEnds(
  page: PageLayout,
  segment: Segment,
  neighboursOf: NeighboursOf,
  size: number,
  addresses: readonly RawSpan[],
): readonly RawSpan[] {
  const [, ...below] = readColumn(page, segment, MOST_COLUMN, 1.2 * size)
  let longer = addresses.filter(
    ({ words, value }) => words.at(-1) === segment.words.at(-1) && value.length < LONGEST_ADDRESS,
  )
  return takeEnds(below).flatMap((end) => {
    longer = longer.map((address) => {
      const value = `${address.value}, ${end.text.trim()}`
      const neighbours = joinNeighbours(neighboursOf, address.segment, end)
      const words = [...address.words, ...end.words]
      return { ...address, value, own: value, end: { segment: end, to: end.text.length }, words, neighbours }
    })
    return longer.filter(({ value }) => value.length <= LONGEST_ADDRESS)
  })
}

/** In type sizes: lines of an address stand no further apart, but that DIN 5008 left a line free between street and place until 2005. */
const [LINE_GAP, FREE_LINE] = [1.5, 2.6]

/** The lines that stand over a segment in its column without a gap, nearest first. */
function linesAbove(page: PageLayout, segment: Segment, size: number): readonly Segment[] {
  const found: Segment[] = []
  let last = segment
  for (let at = segment.line - 1; at >= 0 && found.length < MOST_ADDRESS_PARTS; at -= 1) {
    const line = page.lines[at]!
    const gap = (found.length === 0 ? FREE_LINE : LINE_GAP) * size
    if (last.box[1] - line.box[3] > gap) break
    const above = line.segments.find(
      ({ box }) =>
        Math.abs(box[0] - last.box[0]) < 1.5 * size ||
        Math.abs(box[2] - last.box[2]) < size ||
        Math.abs(box[0] + box[2] - last.box[0] - last.box[2]) < size,
    )
    if (above === undefined) continue
    const isApart = last.box[1] - above.box[3] > LINE_GAP * size
    if (last.box[1] - above.box[3] > gap || (isApart && !isStreetAlone(above.text))) break
    found.push(above)
    last = above
  }
  return found
}

/** "Osterstraße 61", not "sent via e-mail" and no whole address. */
function isStreetAlone(text: string): boolean {
  return /\d/.test(text) && isStreet(text) && !isPostalPlace(text)
}
