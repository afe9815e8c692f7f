import type { SpanKind, SpanTable } from '../../../domain/spans.ts'
import type { Segment } from '../../../domain/lines.ts'
import { startsWithLegalForm } from '../../../domain/legal-forms.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout, PageLayout } from '../layout.ts'
import { scanAmounts } from '../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../values/scan-dates.ts'
import { describeSpans } from './describe-spans.ts'
import { hasFewFigures } from './few-figures.ts'
import type { RawSpan } from './raw-span.ts'
import { readAddressFields } from './read-address-fields.ts'
import { readAddresses, readRowAddresses, readWrappedAddresses } from './read-addresses.ts'
import { BETWEEN_NAMES, WITHIN_NAME } from './name-pieces.ts'
import { joinNeighbours, readColumn, readNeighbours, type NeighboursOf } from './read-neighbours.ts'
import { scanCodes } from './scan-codes.ts'
import { scanEmails, scanIbans, scanPhones, scanTaxIds } from './scan-contacts.ts'
import { scanNames } from './scan-names.ts'
import { scanProperNames } from './scan-proper-names.ts'
import type { Stretch } from './stretch.ts'
import { isSentence, wrapSentence, type WrappedSentence } from './wrap-sentence.ts'

/** Of a long document the first pages and the last ones say what it is. */
const [FIRST_PAGES, LAST_PAGES] = [3, 2]
const MOST_LINES = 150
const MOST_SPANS = 2500
/** Characters: longer texts are sentences, in which names are not looked for. */
const LONGEST_NAME_TEXT = 220
const MOST_NAMES = 24
const MOST_NAME_LINES = 3
/** Characters. */
const LONGEST_NAME = 90
/** Hours and rates stand below it. */
const MOST_NUMBER = 1000

/** Every stretch of the pages that reads as a value of some kind, with its neighbourhood. */
export function listSpans(layout: Layout, order: DateOrder): SpanTable {
  const pages = leaveMiddle(layout.pages)
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
      own.push(...readRowAddresses(line, neighboursOf))
    }
    own.push(...readAddressFields(page.lines.slice(0, MOST_LINES), neighboursOf, size))
    raw.push(...own)
  }
  return describeSpans(raw, layout.pages.length, size)
}

/** The pages that are looked at: of a long document the middle is left out. */
export function leaveMiddle(pages: readonly PageLayout[]): readonly PageLayout[] {
  return pages.filter((_, index) => index < FIRST_PAGES || index >= pages.length - LAST_PAGES)
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
      const isSmall = Math.abs(amount.cents) < MOST_NUMBER * 100
      if (amount.isRate || !(amount.isMoney || isGrouped)) {
        if (isSmall) add('number', amount, [amount.isRate ? 1 : 0])
      } else {
        add('amount', amount, traits)
        if (isSmall && /^\d+\.\d\d$/.test(amount.value)) add('number', amount, [0])
        if (amount.cents < 0) add('amount', { ...amount, value: amount.value.slice(1) }, [traits[0]!, 2])
      }
    }
    for (const id of scanTaxIds(text)) if (!isDate(id) && !isIban(id)) add('tax_id', id, [id.hasCountry ? 1 : 0])
    for (const phone of scanPhones(text)) if (!isDate(phone) && !holdsDate(phone) && !isIban(phone)) add('phone', phone)
    const isMoney = ({ from, to }: Stretch): boolean =>
      amounts.some((amount) => amount.isMoney && from >= amount.from && to <= amount.to)
    for (const code of scanCodes(text))
      if (!isDate(code) && !holdsDate(code) && !isIban(code) && !isMoney(code)) add('code', code)
  }
  found.push(...readAddresses(page, segment, neighboursOf, size))
  for (const email of scanEmails(text)) add('email', email)
  found.push(...readBroken(page, segment, neighboursOf, size))
  if (text.length <= LONGEST_NAME_TEXT) {
    const names = scanNames(text).filter(({ from, to, value }) =>
      hasFewFigures(value, from > 0 || to < text.length ? 'in a line' : 'a line'),
    )
    for (const name of names.slice(0, MOST_NAMES)) add('name', name, [1])
    found.push(
      ...readNameLines(page, segment, neighboursOf, size),
      ...readWrappedName(page, segment, neighboursOf, size),
    )
  }
  if (isSentence(text)) {
    const wrapped = wrapSentence(page, segment, size)
    found.push(...readProperNames(segment, wrapped, neighboursOf))
    if (wrapped !== null) found.push(...readWrappedAddresses(wrapped, neighboursOf))
  }
  return found
}

/** "30.09.26 11", "AU 31/05/2026" are days with something beside them; "RE 25.03.17" is a number. */
function isDateOf(text: string, date: Stretch, code: Stretch): boolean {
  if (date.from < code.from || date.to > code.to) return false
  const isApart = /^$|\s/.test(text[date.from - 1] ?? '') && /^$|[\s.,]/.test(text[date.to] ?? '')
  return isApart && (date.from === code.from || /(?:19|20)\d\d/.test(text.slice(date.from, date.to)))
}

/** Names within a sentence, which may go on on its next line. */
function readProperNames(
  segment: Segment,
  wrapped: WrappedSentence | null,
  neighboursOf: NeighboursOf,
): readonly RawSpan[] {
  const turn = segment.text.length
  return scanProperNames(wrapped?.text ?? segment.text)
    .filter(({ from }) => from < turn)
    .map(({ from, to, value }): RawSpan => {
      const own = { kind: 'name' as const, value, own: value, from, segment }
      if (wrapped === null || to <= turn) {
        const words = wordsBetween(segment, from, to)
        return { ...own, to, words, neighbours: neighboursOf(segment), traits: [1] }
      }
      const { next, joint } = wrapped
      const end = { segment: next, to: to - turn - joint }
      const words = [...wordsBetween(segment, from, turn), ...wordsBetween(next, 0, end.to)]
      return { ...own, to: turn, end, words, neighbours: joinNeighbours(neighboursOf, segment, next), traits: [2] }
    })
}

/** Behind a hyphen, the first dot or the sign itself a narrow column breaks a mail address. */
const BROKEN_EMAIL = /(?<=^|[\s:;(<])[\w.+-]+@(?:(?:[\w-]+\.)*[\w-]*-|[\w-]+\.)?$/

/** The beginning of an IBAN in whole groups, as ISO 13616 prints it. */
const BROKEN_IBAN = /(?<=^|[\s:])[A-Z]{2}\d{2}(?: [A-Z\d]{4}){1,7}$/

/** A mail address or an IBAN, told by its check digits, that goes on on the next line. */
function readBroken(page: PageLayout, segment: Segment, neighboursOf: NeighboursOf, size: number): readonly RawSpan[] {
  const [email, iban] = [BROKEN_EMAIL.exec(segment.text), BROKEN_IBAN.exec(segment.text)]
  const broken = email ?? iban
  const next = broken === null ? undefined : readColumn(page, segment, 2, 1.2 * size)[1]
  if (broken === null || next === undefined) return []
  const rest = email === null ? ` ${next.text}` : (/^(?!www\.)[a-z\d]\S*/.exec(next.text)?.[0] ?? '')
  const whole = broken[0] + rest
  const found = email === null ? scanIbans(whole).find(({ isValid }) => isValid) : scanEmails(whole)[0]
  if (found === undefined || found.to <= broken[0].length) return []
  const { index: from } = broken
  const to = segment.text.length
  const end = { segment: next, to: found.to - broken[0].length - (email === null ? 1 : 0) }
  const words = [...wordsBetween(segment, from, to), ...wordsBetween(next, 0, end.to)]
  const neighbours = joinNeighbours(neighboursOf, segment, next)
  const { value } = found
  const kind = email === null ? 'iban' : 'email'
  return [{ kind, value, own: value, from, to, segment, end, words, neighbours, traits: email === null ? [1] : [] }]
}

/** "Denominazione: Rossi di Carmela Rossi &": the name behind a label. */
const BEHIND_LABEL = /(?<=:\s)\p{Lu}[^:]*$/u
/** A name does not end with a small word. */
const UNFINISHED = new RegExp(String.raw`\s(?:${WITHIN_NAME}|${BETWEEN_NAMES})$`, 'iu')

/** A name behind a label that goes on in the next line, where the label begins. */
function readWrappedName(
  page: PageLayout,
  segment: Segment,
  neighboursOf: NeighboursOf,
  size: number,
): readonly RawSpan[] {
  const behind = BEHIND_LABEL.exec(segment.text)
  const next = behind === null ? undefined : readColumn(page, segment, 2, 1.2 * size)[1]
  if (behind === null || next === undefined || next.text.includes(':')) return []
  if (!UNFINISHED.test(behind[0]) && !startsWithLegalForm(next.text)) return []
  const { index: from } = behind
  const to = segment.text.length
  const value = `${behind[0]} ${next.text}`
  const words = [...wordsBetween(segment, from, to), ...next.words]
  const neighbours = joinNeighbours(neighboursOf, segment, next)
  const end = { segment: next, to: next.text.length }
  return [{ kind: 'name', value, own: value, from, to, segment, end, words, neighbours, traits: [2] }]
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
  return lines.slice(1).flatMap((last, index) => {
    const joined = lines.slice(0, index + 2)
    const value = joined.map(({ text }) => text).join(' ')
    if (value.length > LONGEST_NAME || !hasFewFigures(value, 'over lines')) return []
    const words = joined.flatMap((line) => line.words)
    const neighbours = joinNeighbours(neighboursOf, segment, last)
    const end = { segment: last, to: last.text.length }
    const [to, traits] = [segment.text.length, [joined.length]]
    return [{ kind: 'name', value, own: value, from: 0, to, segment, end, words, neighbours, traits }]
  })
}

/** An IBAN whose groups stand in columns of their own. */
function readWideIbans(row: readonly Segment[], neighboursOf: NeighboursOf): readonly RawSpan[] {
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
