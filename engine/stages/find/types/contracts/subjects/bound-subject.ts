import type { SubjectKind } from '../../../../../languages/language.ts'
import type { SubjectForms } from './subject-forms.ts'

/** Characters of a text. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const [LEAST, MOST] = [4, 150]
/** What is written short, with a full stop that ends no sentence. */
const SHORT = String.raw`(?<!\p{L})(?:nr|n|no|núm|num|art|abs|str|fabr|ser|inv|bj|ca|st|sig|dott|c|av|p|int|ed|bd|dr|ing|ltd|co|inc)`
/** Where a sentence or a part of it ends; a number with a full stop before a small word counts a storey or a day. */
const STOP = new RegExp(
  String.raw`\s?[;(:]|(?<!${SHORT}|(?<!\p{L})(?:im|am|vom|zum|der|des|den|dem|das)\s\d{1,2}|,\s\d{1,2})\.(?:\s|$)|\s[–—·|-]\s|(?<=["“”»]),`,
  'iu',
)
const COMMA = /,\s/gu
/** "13-15 mm", "etwa 14 m²": how much there is, not where. */
const MEASURE = /^(?:\p{Ll}{2,5}\.?\s)?\d[\d.,–-]*\s?(?:m²|m2|qm|mq|sqm|sq|mm|cm|kg|kw|kwp|t|l|%|€|eur)(?![\p{L}])/iu
/** One of several things that are done or given: a few words, the last behind "and". */
const LISTED = /^(?:[\p{L}-]+\s?){1,3}$/u
const AND = /^(?:[\p{L}-]+\s){1,3}(?:and|und|et|ed?|y|en|&)\s/u

/**
 * What a contract is about from where it begins to where something else does, likeliest first: the whole is longer than what its
 * name is, which ends before what tells more of it.
 */
export function boundSubject(
  text: string,
  at: number,
  kind: SubjectKind,
  forms: SubjectForms,
): readonly [] | readonly [Stretch, ...Stretch[]] {
  const from = skipArticle(text, at + /^[\s:]*/u.exec(text.slice(at, at + 8))![0].length, forms)
  forms.unnamedHere.lastIndex = from
  if (forms.unnamedHere.test(text) || !/^["“„«‘]?[\p{L}\d]/u.test(text.slice(from, from + 2))) return []
  const window = text.slice(from, from + MOST + 2)
  const last = text.length - from <= MOST ? window.length : Infinity
  const stop = STOP.exec(window)?.index ?? last
  const end = Math.min(stop, forms.ends[kind].exec(window)?.index ?? last)
  const whole = window.slice(0, end)
  const name = whole.slice(0, endOfName(whole, kind, forms))
  const found = [...new Set([name, whole, window.slice(0, stop)])]
    .map((value) => value.replace(/[\s,–-]+$/u, ''))
    .filter((value) => value.length >= LEAST && value.length <= MOST && /\p{L}{3}/u.test(value))
  const [first, ...others] = found.map((value) => ({ from, to: from + value.length }))
  return first === undefined ? [] : [first, ...others]
}

function skipArticle(text: string, at: number, { articleHere }: SubjectForms): number {
  articleHere.lastIndex = at
  return articleHere.test(text) ? articleHere.lastIndex : at
}

/** Behind which comma a thing's name is over: an address and a list go on. */
function endOfName(whole: string, kind: SubjectKind, { place, aside, unnamedHere }: SubjectForms): number {
  const commas = [...whole.matchAll(COMMA)].map(({ index }) => index)
  for (const [order, comma] of commas.entries()) {
    const piece = whole.slice(comma + 2, commas[order + 1])
    unnamedHere.lastIndex = 0
    if (kind === 'post' || aside.test(piece) || MEASURE.test(piece) || unnamedHere.test(piece)) return comma
    const isPlace = /^[\p{Lu}\d]/u.test(piece) || place.test(piece)
    const rest = commas.slice(order + 1)
    const isList = rest.length === 0 ? AND.test(piece) : LISTED.test(piece) && AND.test(whole.slice(rest.at(-1)! + 2))
    if (!isPlace && !isList) return comma
  }
  return whole.length
}
