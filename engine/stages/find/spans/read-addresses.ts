import type { Segment } from '../../../domain/lines.ts'
import type { Word } from '../../../domain/page.ts'
import { wordsBetween } from '../fold-text.ts'
import type { PageLayout } from '../layout.ts'
import { isCountry, isPostalPlace } from '../parties/recognize-line.ts'
import type { RawSpan } from './raw-span.ts'
import { joinNeighbours, readColumn, type NeighboursOf } from './read-neighbours.ts'
import { splitParts } from './scan-names.ts'
import type { Stretch } from './stretch.ts'

const MOST_ADDRESS_PARTS = 5
const MOST_TAILS = 3
/** Characters. */
const LONGEST_ADDRESS = 140

/** A place with its postal code, alone and with what stands before it on its line and on the lines above. */
export function readAddresses(
  page: PageLayout,
  segment: Segment,
  neighboursOf: NeighboursOf,
  size: number,
): readonly RawSpan[] {
  if (!isPostalPlace(segment.text)) return []
  const found: RawSpan[] = []
  const parts = splitParts(segment.text)
  const above = linesAbove(page, segment, size)
  parts.forEach((place, index) => {
    const next = parts[index + 1]
    const isPlace =
      isPostalPlace(place.value) ||
      (next !== undefined && !isPostalPlace(next.value) && isPostalPlace(segment.text.slice(place.from, next.to)))
    if (!isPlace) return
    const ends = [place.to, ...(next === undefined ? [] : [closeBracket(segment.text, place.from, next.to)])]
    for (const to of ends) {
      let value = segment.text.slice(place.from, to)
      const push = (first: Stretch, at: Segment, count: number, words: readonly Word[]): void => {
        if (value.length > LONGEST_ADDRESS) return
        found.push({
          kind: 'address',
          value,
          own: value,
          from: first.from,
          to: first.to,
          segment: at,
          end: { segment, to },
          words,
          neighbours: joinNeighbours(neighboursOf, at, segment),
          traits: [count, to === place.to ? 0 : 1],
        })
      }
      push(place, segment, 0, wordsBetween(segment, place.from, to))
      const before = parts.slice(Math.max(0, index - MOST_ADDRESS_PARTS), index).toReversed()
      before.forEach((part, count) => {
        const whole = value
        const led = leaveLead(part)
        if (led !== null) {
          value = `${led.value}, ${whole}`
          push(led, segment, count + 1, wordsBetween(segment, led.from, to))
        }
        value = `${part.value.trim()}, ${whole}`
        push(part, segment, count + 1, wordsBetween(segment, part.from, to))
      })
      if (index > MOST_ADDRESS_PARTS) return
      let words: readonly Word[] = wordsBetween(segment, 0, to)
      above.forEach((line, count) => {
        const whole = value
        for (const tail of count === 0 ? listTails(line.text) : []) {
          value = `${tail.value}, ${whole}`
          push(tail, line, before.length + 1, [...wordsBetween(line, tail.from, line.text.length), ...words])
        }
        value = `${line.text}, ${whole}`
        words = [...line.words, ...words]
        push({ from: 0, to: line.text.length, value: line.text }, line, before.length + count + 1, words)
      })
    }
  })
  return [...found, ...addCountry(page, segment, neighboursOf, size, found)]
}

/** Words of a sentence that lead to an address: "whose office is at 2 Mill Lane", "wohnhaft Mühlweg 2". */
const ADDRESS_LEAD =
  /^.*(?<![\p{L}\d])(?:of|at|is|in|wohnhaft|Sitz|Anschrift|Adresse|address|beide|demeurant|sise?|residente|sede|domicilio|wonende|gevestigd|te|aan|em|en|à|au)\s*:?\s+(?=\p{Lu}|\d)/u

/** What stands behind the words that lead to an address; null where none do. */
function leaveLead(part: Stretch): Stretch | null {
  const [lead] = ADDRESS_LEAD.exec(part.value) ?? []
  const value = part.value.slice(lead?.length ?? 0).trim()
  return lead === undefined || value.length < 3 ? null : { ...part, from: part.from + lead.length, value }
}

/** The ends of a line that an address may begin in: its last parts, of a sentence what stands behind the words that lead to it. */
function listTails(text: string): readonly Stretch[] {
  const parts = splitParts(text)
  return parts.slice(-MOST_TAILS).flatMap((part) => {
    const led = leaveLead(part)
    const own = part.from > 0 ? [part] : []
    return [...(led === null ? [] : [led]), ...own].map(({ from, to }) => ({
      from,
      to,
      value: tidyTail(text.slice(from)),
    }))
  })
}

function tidyTail(text: string): string {
  return splitParts(text)
    .map(({ value }) => value.trim())
    .filter((value) => value !== '')
    .join(', ')
}

/** "(Córdoba" with the bracket that follows. */
function closeBracket(text: string, from: number, to: number): number {
  return text[to] === ')' && text.slice(from, to).includes('(') ? to + 1 : to
}

/** Addresses that end with their line, with the country that stands on the next one. */
function addCountry(
  page: PageLayout,
  segment: Segment,
  neighboursOf: NeighboursOf,
  size: number,
  addresses: readonly RawSpan[],
): readonly RawSpan[] {
  const [, country] = readColumn(page, segment, 2, 1.2 * size)
  if (country === undefined || !isCountry(country.text)) return []
  return addresses
    .filter(({ words, value }) => words.at(-1) === segment.words.at(-1) && value.length < LONGEST_ADDRESS)
    .map((address) => {
      const value = `${address.value}, ${country.text.trim()}`
      const neighbours = joinNeighbours(neighboursOf, address.segment, country)
      const end = { segment: country, to: country.text.length }
      return { ...address, value, own: value, end, words: [...address.words, ...country.words], neighbours }
    })
}

/** The lines that stand over a segment in its column without a gap, nearest first. */
function linesAbove(page: PageLayout, segment: Segment, size: number): readonly Segment[] {
  const found: Segment[] = []
  let last = segment
  for (let at = segment.line - 1; at >= 0 && found.length < MOST_ADDRESS_PARTS; at -= 1) {
    const line = page.lines[at]!
    if (last.box[1] - line.box[3] > 1.5 * size) break
    const above = line.segments.find(
      ({ box }) =>
        Math.abs(box[0] - last.box[0]) < 1.5 * size ||
        Math.abs(box[2] - last.box[2]) < size ||
        Math.abs(box[0] + box[2] - last.box[0] - last.box[2]) < size,
    )
    if (above === undefined) continue
    if (last.box[1] - above.box[3] > 1.5 * size) break
    found.push(above)
    last = above
  }
  return found
}
