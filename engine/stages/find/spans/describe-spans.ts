import type { Span, SpanKind, SpanTable } from '../../../domain/spans.ts'
import { TAX_RATES } from '../../../domain/tax-rates.ts'
import { hasLegalForm } from '../../../domain/legal-forms.ts'
import { compareNames } from './compare-names.ts'
import { fillSlots } from './fill-slots.ts'
import { readAgain } from './read-again.ts'
import type { RawSpan } from './raw-span.ts'

/** Within these every measurement lies. */
const [LEAST, MOST] = [-1, 8]

/** How many measurements a span has. */
export const MEASURE_COUNT = 52

/** Fractions: tax rates by which sums and their taxes are tried. */
const RATES = [...TAX_RATES].filter((rate) => rate >= 2 && rate <= 27).map((rate) => rate / 100)
const MOST_ADDENDS = 60

/** Gives each span its slots and measurements. */
export function describeSpans(raw: readonly RawSpan[], pageCount: number, size: number): SpanTable {
  const texts = ['']
  const known = new Map([['', 0]])
  const intern = (text: string): number => {
    const index = known.get(text)
    if (index !== undefined) return index
    known.set(text, texts.length)
    texts.push(text)
    return texts.length - 1
  }
  const slotsOf = fillSlots(intern)
  const formOf = rememberForms()
  const measureAmong = compareAmong(raw)
  const againOf = readAgain(raw)
  // One for all: each of its own would be memory to give back.
  const measured = new Float32Array(raw.length * MEASURE_COUNT)
  const spans = raw.map((span, index): Span => {
    const { kind, value, segment, words } = span
    const form = formOf(span.own)
    return {
      kind,
      value,
      page: segment.page,
      words,
      before: segment.text.slice(0, span.from),
      behind: (span.end?.segment ?? segment).text.slice(span.end?.to ?? span.to),
      slots: slotsOf(span, form.shape, againOf(span, index)),
      measures: joinMeasures(
        measured.subarray(index * MEASURE_COUNT, (index + 1) * MEASURE_COUNT),
        measurePlace(span, form, pageCount, size),
        measureAmong(span, index),
      ),
    }
  })
  return { texts, spans }
}

/** Sets both in a row, with zeros behind them. */
function joinMeasures(measures: Float32Array, place: readonly number[], among: readonly number[]): Float32Array {
  for (let at = 0; at < place.length; at += 1) measures[at] = bound(place[at]!)
  for (let at = 0; at < among.length; at += 1) measures[place.length + at] = bound(among[at]!)
  return measures
}

/** Pages without a size and words beyond all bounds come, too: one odd measurement must not spoil all chances. */
function bound(measure: number): number {
  return Number.isFinite(measure) ? Math.min(MOST, Math.max(LEAST, measure)) : 0
}

/** What is told of a span by its text alone. */
interface Form {
  readonly shape: string
  /** Shares of its characters. */
  readonly figures: number
  readonly capitals: number
  readonly isLegal: boolean
}

/** Spans of several kinds have the same text. */
function rememberForms(): (own: string) => Form {
  const known = new Map<string, Form>()
  return (own) => {
    const form = known.get(own)
    if (form !== undefined) return form
    const read = readForm(own)
    known.set(own, read)
    return read
  }
}

function readForm(own: string): Form {
  const shape = shapeOf(own)
  const isLegal = hasLegalForm(own)
  if (own === '') return { shape, figures: 0, capitals: 0, isLegal }
  let [figures, capitals] = [0, 0]
  for (const sign of own) {
    const kind = kindOf(sign)
    if (kind === FIGURE) figures += 1
    if (kind === CAPITAL) capitals += 1
  }
  return { shape, figures: figures / own.length, capitals: capitals / own.length, isLegal }
}

/** Signs of a text that its shape counts; as many capitals and small letters in a row as are told apart. */
const MOST_SHAPED = 24
const [CAPITAL, SMALL, FIGURE] = ['A', 'a', '9']
const [MOST_CAPITALS, MOST_SMALL] = [3, 2]

/** "RE-2026/417" as "SA-9+/9+ 11": kinds of characters and the length. */
function shapeOf(text: string): string {
  let [shape, row, kind] = ['', 0, '']
  const endRow = (): void => {
    const most = kind === CAPITAL ? MOST_CAPITALS : kind === SMALL ? MOST_SMALL : row
    shape += row > most ? `${kind}+` : kind.repeat(row)
  }
  for (const sign of text.slice(0, MOST_SHAPED)) {
    const next = kindOf(sign)
    if (next !== kind) {
      endRow()
      ;[row, kind] = [0, next]
    }
    row += 1
  }
  endRow()
  return `\u0001${shape} ${text.length < 12 ? text.length : Math.round(text.length / 6) * 6}`
}

/** A letter or figure as its kind, other signs as they are. */
function kindOf(sign: string): string {
  const code = sign.charCodeAt(0)
  if (code > 127) return /\p{Lu}/u.test(sign) ? CAPITAL : /\p{L}/u.test(sign) ? SMALL : sign
  if (code >= 97 && code <= 122) return SMALL
  if (code >= 65 && code <= 90) return CAPITAL
  return code >= 48 && code <= 57 ? FIGURE : sign
}

/** Place on the page and on the line, size of the type, what stands how near. */
function measurePlace(span: RawSpan, form: Form, pageCount: number, size: number): readonly number[] {
  const { own, from, to, segment, words, neighbours } = span
  const { page, text, box } = segment
  const first = words[0]!.box
  const before = text.slice(0, from)
  const isBare = before.trim() === ''
  const left = isBare ? neighbours.nearest : before
  const yes = (is: boolean): number => (is ? 1 : 0)
  return [
    first[0] / page.width,
    box[2] / page.width,
    box[1] / page.height,
    Math.min(page.number - 1, 3) / 3,
    yes(page.number === pageCount),
    yes(page.number === 1),
    Math.min(3, (box[3] - box[1]) / size - 1),
    yes(words[0]!.bold),
    own.length / 30,
    (words.length - 1) / 5,
    form.figures,
    form.capitals,
    yes(from === 0),
    yes(to >= text.length),
    limit(neighbours.gapLeft, size),
    limit(neighbours.gapAbove, size),
    limit(neighbours.gapBelow, size),
    neighbours.linesAbove / 5,
    neighbours.linesBelow / 5,
    neighbours.count / 5,
    neighbours.index / 5,
    yes(left.trimEnd().endsWith(':')),
    yes(isBare && neighbours.left === ''),
    yes(neighbours.isOverPlace),
    yes(neighbours.isBeforePlace),
    yes(form.isLegal),
    yes(page.origin === 'ocr'),
    words.reduce((least, { confidence }) => Math.min(least, confidence), Infinity),
  ]
}

/** Type sizes, a fifth of them; -0.2 for none. */
function limit(gap: number, size: number): number {
  return gap < 0 ? -0.2 : Math.min(20, gap / size) / 5
}

/** What a span is among those of its kind: order, mentions, size, sums that hold, days in order. */
function compareAmong(raw: readonly RawSpan[]): (span: RawSpan, index: number) => readonly number[] {
  const countsByKind = new Map<SpanKind, Map<string, number>>()
  const totals = new Map<SpanKind, number>()
  const orders = raw.map(({ kind, value }) => {
    const counts = countsByKind.get(kind) ?? new Map<string, number>()
    countsByKind.set(kind, counts.set(value, (counts.get(value) ?? 0) + 1))
    const order = totals.get(kind) ?? 0
    totals.set(kind, order + 1)
    return order
  })
  const compare: Readonly<Record<string, (span: RawSpan) => readonly number[]>> = {
    amount: compareAmounts(raw),
    date: compareDates(raw),
    name: compareNameSpans(raw),
    address: ({ value, traits: [count = 0, end = 0] }) => {
      const lines = value.split(', ')
      return [count / 4, end, /^\D*\d/.test(lines[0]!) ? 1 : 0, lines.length / 4]
    },
  }
  return (span, index) => {
    const order = orders[index]!
    const total = totals.get(span.kind)!
    const own = compare[span.kind]?.(span) ?? span.traits
    return [
      order / Math.max(1, total),
      order === 0 ? 1 : 0,
      order === total - 1 ? 1 : 0,
      Math.log1p(countsByKind.get(span.kind)!.get(span.value)!),
      ...own,
    ]
  }
}

/** The same answer for the same value. */
function rememberValues(measure: (value: string) => readonly number[]): (value: string) => readonly number[] {
  const known = new Map<string, readonly number[]>()
  return (value) => {
    const measured = known.get(value)
    if (measured !== undefined) return measured
    const first = measure(value)
    known.set(value, first)
    return first
  }
}

function compareDates(raw: readonly RawSpan[]): (span: RawSpan) => readonly number[] {
  const dates = [...new Set(raw.flatMap(({ kind, value }) => (kind === 'date' ? [value] : [])))].toSorted()
  return ({ value, traits: [swapped = 0] }) => {
    const at = dates.indexOf(value)
    return [
      at / Math.max(1, dates.length - 1),
      at === 0 ? 1 : 0,
      at === dates.length - 1 ? 1 : 0,
      swapped,
      Number(value.slice(8)) / 31,
      /-(?:12-31|01-01)$/.test(value) ? 1 : 0,
      (Number(value.slice(0, 4)) - 2000) / 30,
    ]
  }
}

function compareNameSpans(raw: readonly RawSpan[]): (span: RawSpan) => readonly number[] {
  const names = new Set(raw.flatMap(({ kind, value }) => (kind === 'name' ? [value] : [])))
  const compare = rememberValues(compareNames([...names], [...new Set(raw.map(({ segment }) => segment.text))]))
  return ({ value, traits: [lines = 0] }) => [lines / 3, ...compare(value)]
}

function compareAmounts(raw: readonly RawSpan[]): (span: RawSpan) => readonly number[] {
  const amounts = raw.filter(({ kind }) => kind === 'amount')
  const centsOf = ({ value }: Pick<RawSpan, 'value'>): number => Math.round(Math.abs(Number(value)) * 100)
  const ranked = [...new Set(amounts.map(centsOf))].toSorted((a, b) => b - a)
  const rankOf = new Map(ranked.map((cents, rank) => [cents, rank]))
  const money = new Set(amounts.filter(({ traits }) => traits[0] === 1).map(centsOf))
  const addends = [...money].toSorted((a, b) => b - a).slice(0, MOST_ADDENDS)
  const sums = new Set(addends.flatMap((a, at) => addends.slice(at + 1).map((b) => a + b)))
  const isNear = (cents: number): boolean => money.has(cents) || money.has(cents - 1) || money.has(cents + 1)
  const yes = (is: boolean): number => (is ? 1 : 0)
  const prove = rememberValues((value) => {
    const cents = centsOf({ value })
    return [
      yes(cents > 0 && RATES.some((rate) => money.has(Math.round(cents * (1 + rate))))),
      yes(cents > 0 && RATES.some((rate) => isNear(Math.round(cents / (1 + rate))))),
      yes(sums.has(cents)),
      Math.log1p(cents / 100) / 10,
      yes(cents === 0),
      yes(cents > 0 && RATES.some((rate) => isNear(Math.round(cents / rate)))),
    ]
  })
  return (span) => {
    const rank = rankOf.get(centsOf(span))!
    const [isMoney = 0, sign = 0] = span.traits
    return [
      rank / Math.max(1, ranked.length),
      yes(rank === 0),
      yes(rank < 3),
      isMoney,
      yes(sign === 1),
      yes(sign === 2),
      ...prove(span.value),
    ]
  }
}
