import { SLOTS } from '../../domain/spans.ts'
import { hashText } from '../hash-text.ts'
import type { Wording } from '../labels/fit-label-reader.ts'
import { readLabel, type LabelReader, type LabelReading } from '../labels/label-reader.ts'
import type { Random } from '../random.ts'
import type { Pass } from './pass.ts'
import type { RankerShape } from './network.ts'
import { OWN_SLOT } from './weigh-labels.ts'

/** A text that may stand in another one's place. */
interface Substitute {
  readonly buckets: Int32Array
  readonly reading: LabelReading
}

/** What may stand in a document instead of what is printed there. */
export interface Substitutes {
  /** By language and meaning. */
  readonly labels: ReadonlyMap<string, readonly Substitute[]>
  /** By key: texts of values, as other documents have them. */
  readonly values: ReadonlyMap<number, readonly Substitute[]>
  /** By kind: texts of any spans. */
  readonly texts: readonly (readonly Substitute[])[]
  /** By kind: meanings of labels that speak of something no key asks for. */
  readonly others: readonly number[]
}

/** How often a text that surely is a label is replaced by another wording of the same meaning, and a name by another document's. */
const [SWAPPED_LABELS, SWAPPED_NAMES] = [0.25, 0.25]
const SURE = 0.7
/** Spans under labels of other things that a look at a document gets at most. */
const MOST_ADDED = 3
/** One span of so many lends its text to them. */
const LENDS = 7
const OTHERS: Readonly<Record<string, string>> = {
  date: 'other_date',
  code: 'other_number',
  amount: 'other_amount',
  name: 'other_name',
}
/** Whose texts the values of a kind may be exchanged with: names are no part of what makes a name the sender's. */
const EXCHANGED = 'name'
/** Slots in which a label stands before a value in its line, and over it, with how often the former. */
const BEFORE = ['near', 'row', 'rowHead'].map((slot) => (SLOTS as readonly string[]).indexOf(slot))
const OVER = ['above', 'columnHead'].map((slot) => (SLOTS as readonly string[]).indexOf(slot))
const STANDS_BEFORE = 0.6

interface Source {
  readonly buckets: readonly Int32Array[]
  readonly readings: readonly LabelReading[]
  readonly spans: readonly { readonly kind: number; readonly slots: Int32Array }[]
  readonly questions: readonly { readonly key: number; readonly right: ReadonlySet<number> }[]
}

export function gatherSubstitutes(
  lessons: readonly Source[],
  wordings: readonly Wording[],
  labels: LabelReader,
  { keys, kinds }: RankerShape,
): Substitutes {
  const values = new Map<number, Substitute[]>()
  const texts: Substitute[][] = kinds.map(() => [])
  for (const { buckets, readings, spans, questions } of lessons) {
    const own = (span: number): Substitute => {
      const text = spans[span]!.slots[OWN_SLOT]!
      return { buckets: buckets[text]!, reading: readings[text]! }
    }
    for (const { key, right } of questions) {
      if (keys[key]!.kind !== EXCHANGED) continue
      const known = values.get(key) ?? []
      values.set(key, known)
      for (const span of right) known.push(own(span))
    }
    spans.forEach(({ kind }, span) => {
      if (span % LENDS === 0) texts[kind]!.push(own(span))
    })
  }
  const byMeaning = new Map<string, Substitute[]>()
  for (const { text, meanings, language } of wordings) {
    if (meanings.length !== 1) continue
    const place = `${language} ${labels.meanings.indexOf(meanings[0]!)}`
    const known = byMeaning.get(place) ?? []
    byMeaning.set(place, known)
    for (const printed of [text, `${text}:`]) {
      const buckets = hashText(printed)
      known.push({ buckets, reading: readLabel(labels, buckets) })
    }
  }
  const others = kinds.map((kind) => (OTHERS[kind] === undefined ? -1 : labels.meanings.indexOf(OTHERS[kind])))
  return { labels: byMeaning, values, texts, others }
}

/**
 * The look with some labels in other words, some names exchanged and some values added that labels say to be something else: what is
 * learned then holds on other papers, too.
 * @param language ISO 639-1: labels come in the document's own
 */
export function varyLook(pass: Pass, language: string | null, substitutes: Substitutes, random: Random): Pass {
  const varied: VariedLook = {
    pass,
    language,
    buckets: [...pass.buckets],
    readings: [...pass.readings],
    draw: (items) => items?.[Math.floor(random() * items.length)],
    isDrawn: (chance) => random() < chance,
  }
  rewordLabels(varied, substitutes)
  exchangeNames(varied, substitutes)
  const added = addOthers(varied, substitutes, Math.floor(random() * (MOST_ADDED + 1)))
  const questions = pass.questions.map((question) => {
    const { kind } = pass.spans[question.spans[0]!]!
    const further = added.flatMap((span, at) => (span.kind === kind ? [pass.spans.length + at] : []))
    return { ...question, spans: [...question.spans, ...further] }
  })
  const { buckets, readings } = varied
  return { ...pass, buckets, readings, spans: [...pass.spans, ...added], questions }
}

interface VariedLook {
  readonly pass: Pass
  readonly language: string | null
  readonly buckets: Int32Array[]
  readonly readings: LabelReading[]
  readonly draw: <Item>(items: readonly Item[] | undefined) => Item | undefined
  readonly isDrawn: (chance: number) => boolean
}

function rewordLabels(varied: VariedLook, { labels }: Substitutes): void {
  const { pass, language, draw, isDrawn } = varied
  pass.readings.forEach(({ meanings, chances }, text) => {
    if (chances.length > 0 && chances[0]! >= SURE && isDrawn(SWAPPED_LABELS))
      put(varied, text, draw(labels.get(`${language} ${meanings[0]!}`)))
  })
}

function exchangeNames(varied: VariedLook, { values }: Substitutes): void {
  const { pass, draw, isDrawn } = varied
  for (const { key, right } of pass.questions) {
    const others = values.get(key)
    if (others === undefined || right.size === 0 || !isDrawn(SWAPPED_NAMES)) continue
    for (const span of right) put(varied, pass.spans[span]!.slots[OWN_SLOT]!, draw(others))
  }
}

/** Wherever the text stands in this look, the substitute does. */
function put({ buckets, readings }: VariedLook, text: number, substitute: Substitute | undefined): void {
  if (substitute === undefined) return
  buckets[text] = substitute.buckets
  readings[text] = substitute.reading
}

/** Spans placed as some of the document are, with a text of another document and a label of something that is not asked for. */
function addOthers(varied: VariedLook, { labels, texts, others }: Substitutes, count: number): Pass['spans'] {
  const { pass, language, buckets, readings, draw, isDrawn } = varied
  return Array.from({ length: count }, () => draw(pass.spans)).flatMap((span) => {
    if (span === undefined) return []
    const label = draw(labels.get(`${language} ${others[span.kind]!}`))
    const own = draw(texts[span.kind])
    if (label === undefined || own === undefined) return []
    const slots = span.slots.slice()
    for (const slot of isDrawn(STANDS_BEFORE) ? BEFORE : OVER) slots[slot] = buckets.length
    slots[OWN_SLOT] = buckets.length + 1
    buckets.push(label.buckets, own.buckets)
    readings.push(label.reading, own.reading)
    return [{ ...span, slots, share: 0 }]
  })
}
