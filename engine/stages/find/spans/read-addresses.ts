import type { Segment } from '../../../domain/lines.ts'
import { legalFormEnd } from '../../../domain/legal-forms.ts'
import type { Word } from '../../../domain/page.ts'
import { wordsBetween } from '../fold-text.ts'
import type { PageLayout } from '../layout.ts'
import { listMatches } from '../values/list-matches.ts'
import { isPostalPlace, isStreet, takeEnds } from '../parties/recognize-line.ts'
import { STREET_BEFORE, WITHIN_NAME } from './name-pieces.ts'
import type { RawSpan } from './raw-span.ts'
import { joinNeighbours, readColumn, type NeighboursOf } from './read-neighbours.ts'
import { scanEmails, scanPhones } from './scan-contacts.ts'
import { splitParts } from './scan-names.ts'
import type { Stretch } from './stretch.ts'
import type { WrappedSentence } from './wrap-sentence.ts'

const MOST_ADDRESS_PARTS = 5
const MOST_TAILS = 3
/** Lines of the place, a state and a country. */
const MOST_COLUMN = 3
/** Characters. */
const LEAST_START = 3
const LONGEST_ADDRESS = 140

/** A place with its postal code, alone and with what stands before it on its line and on the lines above. */
export function readAddresses(
  page: PageLayout,
  segment: Segment,
  neighboursOf: NeighboursOf,
  size: number,
): readonly RawSpan[] {
  if (!isPostalPlace(segment.text)) return []
  const above = linesAbove(page, segment, size)
  const found = listPlaces(segment.text).flatMap(({ to, isLonger, isFromStart, before, stretches }) => {
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

/** A place with its postal code in a text, with what an address may begin with before it, nearest first. */
interface Place {
  readonly to: number
  /** More than the place's own part. */
  readonly isLonger: boolean
  /** The last stretch begins with the text. */
  readonly isFromStart: boolean
  /** Parts before it that may be the address's. */
  readonly before: number
  readonly stretches: readonly (Stretch & { readonly count: number })[]
}

function listPlaces(text: string): readonly Place[] {
  const parts = splitParts(text)
  return parts.flatMap((place, index) => {
    const next = parts[index + 1]
    const isPlace =
      isPostalPlace(place.value) ||
      (next !== undefined && !isPostalPlace(next.value) && isPostalPlace(text.slice(place.from, next.to)))
    if (!isPlace) return []
    const beforeContact = endBeforeContact(place)
    const ends = new Set([
      // No address holds a mail address.
      ...(beforeContact.length > 0 && place.value.includes('@') ? [] : [place.to]),
      ...(next === undefined || next.value.includes('@') ? [] : [closeBracket(text, place.from, next.to)]),
      ...endSentence(place),
      ...beforeContact,
      // "Pittsburgh, PA 15206 412-555-0150": state and code are a part of their own.
      ...(next === undefined || isPostalPlace(place.value)
        ? []
        : endBeforeContact({ ...place, to: next.to, value: text.slice(place.from, next.to) })),
    ])
    const before = parts.slice(Math.max(0, index - MOST_ADDRESS_PARTS), index).toReversed()
    return [...ends].map((to) => {
      let value = text.slice(place.from, to)
      const stretches = [...listStarts({ ...place, value }), place].map(({ from }) => ({
        from,
        to: place.to,
        value: text.slice(from, to),
        count: 0,
      }))
      before.forEach((part, at) => {
        for (const start of [...listStarts(part), { ...part, value: part.value.trim() }])
          stretches.push({ ...start, value: `${start.value}, ${value}`, count: at + 1 })
        value = stretches.at(-1)!.value
      })
      return {
        to,
        isLonger: to !== place.to,
        isFromStart: before.length === index,
        before: before.length,
        stretches,
      }
    })
  })
}

const SENTENCE_END = /^.*?\d.*?(?=\.?\s+\p{Ll}{4,}|\.(?:\s|$))/u

/** Where within its part the address ends when a sentence goes on or another one begins: "Exeter EX1 1HB. VAT 213", "Geleen hierna". */
function endSentence({ from, value }: Stretch): readonly number[] {
  const [kept = ''] = SENTENCE_END.exec(value) ?? []
  return kept !== '' && kept.length < value.length && isPostalPlace(kept) ? [from + kept.length] : []
}

/** A word that announces what follows it, with the blank before it. */
const ANNOUNCEMENT = /\s+\p{L}[\p{L}./-]*[.:]?$/u

/** Where within its part the address ends when a telephone number or a mail address follows without a sign between: "4810 Gmunden Tel 07612/7044". */
function endBeforeContact({ from, value }: Stretch): readonly number[] {
  // A postal code is like a telephone number at times.
  for (const contact of [...scanPhones(value), ...scanEmails(value)].toSorted((a, b) => a.from - b.from)) {
    const before = value.slice(0, contact.from).trimEnd()
    // Whether the last word announces the number or is the place's own, the ranker has to say.
    const kept = [before, before.replace(ANNOUNCEMENT, '')].filter((text) => isPostalPlace(text))
    if (kept.length > 0) return kept.map((text) => from + text.length)
  }
  return []
}

/** What an address begins with in a sentence: a capital, a figure, or the word for a street where it has a small letter. */
const START = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])\p{Ll}[\p{L}'’]*\.?:?\s+)(?:${STREET_BEFORE}\s+(?:${WITHIN_NAME}\s+)*)?(?:\p{Lu}|\d)`,
  'gu',
)
const MOST_STARTS = 3
const BEHIND_FORM = /^\.?\s+(?=[\p{Lu}\d])/u

/**
 * Where within a part an address may begin: behind a word in small letters in a sentence ("whose office is at 2 Mill Lane", "wohnhaft
 * Mühlweg 2"), behind a firm's name ("Acme GmbH Mühlweg 2").
 */
function listStarts(part: Stretch): readonly Stretch[] {
  const form = legalFormEnd(part.value)
  const behind = form < 0 ? null : BEHIND_FORM.exec(part.value.slice(form))
  return [
    ...listMatches(part.value, START).map(({ index }) => index),
    ...(behind === null ? [] : [form + behind[0].length]),
  ]
    .slice(-MOST_STARTS)
    .map((index) => ({ ...part, from: part.from + index, value: part.value.slice(index).trim() }))
    .filter(({ value }) => value.length >= LEAST_START)
}

/** The ends of a line that an address may begin in: its last parts, of a sentence what stands behind the words that lead to it. */
function listTails(text: string): readonly Stretch[] {
  return splitParts(text)
    .slice(-MOST_TAILS)
    .flatMap((part) => [...listStarts(part), ...(part.from > 0 ? [part] : [])])
    .map(({ from, to }) => ({ from, to, value: tidyTail(text.slice(from)) }))
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
