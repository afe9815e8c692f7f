import type { SpanKind, SpanTable } from '../../../domain/spans.ts'
import type { Segment } from '../../../domain/lines.ts'
import type { Word } from '../../../domain/page.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout, PageLayout } from '../layout.ts'
import { isCountry, isPostalPlace } from '../parties/recognize-line.ts'
import { scanAmounts } from '../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../values/scan-dates.ts'
import { describeSpans } from './describe-spans.ts'
import type { RawSpan } from './raw-span.ts'
import { readColumn, readNeighbours, type Neighbours } from './read-neighbours.ts'
import { scanCodes } from './scan-codes.ts'
import { scanEmails, scanIbans, scanPhones, scanTaxIds } from './scan-contacts.ts'
import { scanNames, splitParts } from './scan-names.ts'
import type { Stretch } from './stretch.ts'

/** Of a long document the first pages and the last ones say what it is. */
const [FIRST_PAGES, LAST_PAGES] = [3, 2]
const MOST_LINES = 150
const MOST_SPANS = 2500
/** Characters: longer texts are sentences, in which names are not looked for. */
const LONGEST_NAME_TEXT = 220
const MOST_NAMES = 24
const MOST_NAME_LINES = 3
const MOST_ADDRESS_PARTS = 5
const MOST_TAILS = 3
const LONGEST_ADDRESS = 140

/** Every stretch of the pages that reads as a value of some kind, with its neighbourhood. */
export function listSpans(layout: Layout, order: DateOrder): SpanTable {
  const pages = layout.pages.filter((_, index) => index < FIRST_PAGES || index >= layout.pages.length - LAST_PAGES)
  const size = medianSize(pages)
  const raw: RawSpan[] = []
  const most = Math.ceil(MOST_SPANS / Math.max(1, pages.length))
  for (const page of pages) {
    const own: RawSpan[] = []
    const neighboursOf = readNeighbours(page, size)
    for (const line of page.lines.slice(0, MOST_LINES)) {
      for (const segment of line.segments) {
        if (own.length < most) own.push(...readSegment(page, segment, neighboursOf, order, size))
      }
      own.push(...readWideIbans(line.segments, neighboursOf))
    }
    raw.push(...own)
  }
  return describeSpans(raw, layout.pages.length, size)
}

function medianSize(pages: readonly PageLayout[]): number {
  const heights = pages
    .flatMap(({ lines }) => lines.flatMap(({ segments }) => segments.map(({ box }) => box[3] - box[1])))
    .toSorted((a, b) => a - b)
  return Math.max(4, heights[Math.floor(heights.length / 2)] ?? 10)
}

function readSegment(
  page: PageLayout,
  segment: Segment,
  neighboursOf: NeighboursOf,
  order: DateOrder,
  size: number,
): readonly RawSpan[] {
  const { text } = segment
  const neighbours = neighboursOf(segment)
  const found: RawSpan[] = []
  const add = (kind: SpanKind, { from, to, value }: Stretch, traits: readonly number[] = []): void => {
    const words = wordsBetween(segment, from, to)
    if (words.length > 0)
      found.push({ kind, value, own: text.slice(from, to), from, to, segment, words, neighbours, traits })
  }
  const hasFigures = /\d/.test(text)
  if (hasFigures) {
    const dates = scanDates(segment, order)
    for (const date of dates) {
      add('date', date, [0])
      if (date.swapped !== null) add('date', { ...date, value: date.swapped }, [1])
    }
    const isDate = ({ from, to }: Stretch): boolean => dates.some((date) => from >= date.from && to <= date.to)
    const holdsDate = (code: Stretch): boolean => dates.some((date) => isDateOf(text, date, code))
    const ibans = scanIbans(text)
    for (const iban of ibans) add('iban', iban, [iban.isValid ? 1 : 0])
    const isIban = ({ from, to }: Stretch): boolean =>
      ibans.some((iban) => iban.isValid && from >= iban.from && to <= iban.to)
    const amounts = scanAmounts(segment).filter((amount) => !isDate(amount))
    for (const amount of amounts) {
      const isGrouped = /\d[.,'’\u00a0\u202f ]\d/.test(text.slice(amount.from, amount.to))
      const traits = [amount.isMoney ? 1 : 0, amount.cents < 0 ? 1 : 0]
      if (amount.isRate || !(amount.isMoney || isGrouped)) add('number', amount, [amount.isRate ? 1 : 0])
      else {
        add('amount', amount, traits)
        if (/^\d+\.\d\d$/.test(amount.value)) add('number', amount, [0])
        if (amount.cents < 0) add('amount', { ...amount, value: amount.value.slice(1) }, [traits[0]!, 2])
      }
    }
    for (const id of scanTaxIds(text)) if (!isDate(id) && !isIban(id)) add('tax_id', id, [id.hasCountry ? 1 : 0])
    for (const phone of scanPhones(text)) if (!isDate(phone) && !holdsDate(phone) && !isIban(phone)) add('phone', phone)
    const isMoney = ({ from, to }: Stretch): boolean =>
      amounts.some((amount) => amount.isMoney && from >= amount.from && to <= amount.to)
    for (const code of scanCodes(text))
      if (!isDate(code) && !holdsDate(code) && !isIban(code) && !isMoney(code)) add('code', code)
    found.push(...readAddresses(page, segment, neighboursOf, size))
  }
  for (const email of scanEmails(text)) add('email', email)
  if (text.length <= LONGEST_NAME_TEXT) {
    for (const name of scanNames(text).slice(0, MOST_NAMES)) add('name', name, [1])
    found.push(...readNameLines(page, segment, neighboursOf, size))
  }
  return found
}

/** "30.09.26 11", "AU 31/05/2026" are days with something beside them; "RE 25.03.17" is a number. */
function isDateOf(text: string, date: Stretch, code: Stretch): boolean {
  if (date.from < code.from || date.to > code.to) return false
  const isApart = /^$|\s/.test(text[date.from - 1] ?? '') && /^$|[\s.,]/.test(text[date.to] ?? '')
  return isApart && (date.from === code.from || /(?:19|20)\d\d/.test(text.slice(date.from, date.to)))
}

type NeighboursOf = (segment: Segment) => Neighbours

/** What stands around several lines: above and beside the first of them, below the last. */
function span(neighboursOf: NeighboursOf, first: Segment, last: Segment): Neighbours {
  const { below, belowThat, gapBelow, linesBelow } = neighboursOf(last)
  return { ...neighboursOf(first), below, belowThat, gapBelow, linesBelow }
}

/** A name may go on over the next lines. */
function readNameLines(
  page: PageLayout,
  segment: Segment,
  neighboursOf: NeighboursOf,
  size: number,
): readonly RawSpan[] {
  if (!/\p{L}{2}/u.test(segment.text)) return []
  const lines = readColumn(page, segment, MOST_NAME_LINES, 1.2 * size)
  return lines.slice(1).flatMap((_, index) => {
    const joined = lines.slice(0, index + 2)
    const value = joined.map(({ text }) => text).join(' ')
    if (value.length > 90) return []
    const words = joined.flatMap((line) => line.words)
    const traits = [joined.length]
    const last = joined.at(-1)!
    const neighbours = span(neighboursOf, segment, last)
    const end = { segment: last, to: last.text.length }
    return [
      { kind: 'name', value, own: value, from: 0, to: segment.text.length, segment, end, words, neighbours, traits },
    ]
  })
}

/** A place with its postal code, alone and with what stands before it on its line and on the lines above. */
function readAddresses(
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
          neighbours: span(neighboursOf, at, segment),
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
        value = whole
        value = `${line.text}, ${value}`
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
      const neighbours = span(neighboursOf, address.segment, country)
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

/** An IBAN whose groups stand in columns of their own. */
function readWideIbans(row: readonly Segment[], neighboursOf: (segment: Segment) => Neighbours): readonly RawSpan[] {
  if (row.length < 2 || !row.some(({ text }) => /^[A-Z]{2}\d{2}|[A-Z]{2}\d{2} ?\d{2}/.test(text))) return []
  const text = row.map((segment) => segment.text).join(' ')
  return scanIbans(text).flatMap((iban) => {
    if (!iban.isValid) return []
    let start = 0
    for (const segment of row) {
      const end = start + segment.text.length
      if (iban.from >= start && iban.from < end) {
        if (iban.to <= end) return []
        const words = row.flatMap((other) => other.words)
        return [
          {
            kind: 'iban' as const,
            value: iban.value,
            own: iban.value,
            from: iban.from - start,
            to: segment.text.length,
            segment,
            words,
            neighbours: neighboursOf(segment),
            traits: [1],
          },
        ]
      }
      start = end + 1
    }
    return []
  })
}
