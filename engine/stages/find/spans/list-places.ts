import { LANGUAGES } from '../../../languages/languages.ts'
import { legalFormEnd } from '../../../domain/legal-forms.ts'
import { listMatches } from '../values/list-matches.ts'
import { endsAddress, isPostalPlace } from '../parties/recognize-line.ts'
import { listBarePlaces } from './bare-places.ts'
import { STREET_BEFORE, WITHIN_NAME } from './name-pieces.ts'
import { scanEmails, scanPhones } from './scan-contacts.ts'
import { splitParts } from './scan-names.ts'
import type { Stretch } from './stretch.ts'

export const MOST_ADDRESS_PARTS = 5
const MOST_TAILS = 3
/** Characters. */
const LEAST_START = 3
/** Parts of an address before its street: a building, a floor. */
const MOST_BEFORE_STREET = 2
const MOST_SENTENCES = 6
export const LONGEST_ADDRESS = 140

/** A place with its postal code in a text, with what an address may begin with before it, nearest first. */
export interface Place {
  readonly to: number
  /** More than the place's own part. */
  readonly isLonger: boolean
  /** The last stretch begins with the text. */
  readonly isFromStart: boolean
  /** Parts before it that may be the address's. */
  readonly before: number
  readonly stretches: readonly (Stretch & { readonly count: number })[]
}

/** Every place of a text that an address may end with. */
export function listPlaces(text: string): readonly Place[] {
  const parts = splitParts(text)
  return [...(isPostalPlace(text) ? listCoded(text, parts) : []), ...listBare(text, parts)]
}

function listCoded(text: string, parts: readonly Stretch[]): readonly Place[] {
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
      ...(next === undefined || next.value.includes('@')
        ? []
        : [closeBracket(text, place.from, next.to), ...endBehindTown(place, next)]),
      ...(next === undefined || isPostalPlace(place.value) ? [] : endBehindBracket(text, next, parts[index + 2])),
      ...endSentence(place),
      ...endBeforeLabel(text, place),
      ...extendEnd(text, parts, isPostalPlace(place.value) ? index : index + 1),
      ...beforeContact,
      // "Pittsburgh, PA 15206 412-555-0150": state and code are a part of their own.
      ...(next === undefined || isPostalPlace(place.value)
        ? []
        : [endBeforeContact, endSentence].flatMap((end) => end(joinParts(text, place, next)))),
    ])
    const before = parts.slice(Math.max(0, index - MOST_ADDRESS_PARTS), index).toReversed()
    return [...ends].map((to) => {
      const stretches = writeStretches(text, place, before, to)
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

/** Places without a code from their street on, and with what of a building or a plot stands before it. */
function listBare(text: string, parts: readonly Stretch[]): readonly Place[] {
  return listBarePlaces(text, parts).map(({ index, distance, to }) => {
    const before = parts.slice(Math.max(0, index - MOST_ADDRESS_PARTS), index).toReversed()
    const stretches = writeStretches(text, parts[index]!, before, to).filter(
      ({ count }) => count >= distance && count <= distance + MOST_BEFORE_STREET,
    )
    return { to, isLonger: false, isFromStart: false, before: before.length, stretches }
  })
}

/** The place alone, and with ever more of the parts before it, nearest first. */
function writeStretches(text: string, place: Stretch, before: readonly Stretch[], to: number): Place['stretches'] {
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
  return stretches
}

function joinParts(text: string, first: Stretch, last: Stretch): Stretch {
  return { from: first.from, to: last.to, value: text.slice(first.from, last.to) }
}

/** "50480 Kuala Lumpur Tel: 03-5550": the last word before a colon is a label. */
function endBeforeLabel(text: string, { from, to, value }: Stretch): readonly number[] {
  const kept = text[to] === ':' ? value.trimEnd().replace(ANNOUNCEMENT, '') : ''
  return kept !== '' && isPostalPlace(kept) ? [from + kept.length] : []
}

/** A province or a country in letters alone, as e-invoices name them behind the place: "32035 - SANTA GIUSTINA - BL - IT". */
const LETTERS = /^[A-Z]{2}$/
const MOST_ENDS = 2

/** Where the address ends with the states and countries that stand in parts of their own behind its last one. */
function extendEnd(text: string, parts: readonly Stretch[], last: number): readonly number[] {
  const ends: number[] = []
  for (const { from, to, value } of parts.slice(last + 1, last + 1 + MOST_ENDS)) {
    const kept = /^.*?(?=\.?(?:\s*$|\.\s))/u.exec(value)?.[0] ?? ''
    if (!LETTERS.test(kept) && (kept === '' || !endsAddress(kept))) break
    ends.push(kept.length < value.trimEnd().length ? from + kept.length : closeBracket(text, from - 1, to))
    if (kept.length < value.trimEnd().length) break
  }
  return ends
}

/** "C.P. 06700, Ciudad de México. II.": the town behind its code ends with the sentence. */
function endBehindTown(place: Stretch, { from, value }: Stretch): readonly number[] {
  const end = /^\s*\p{Lu}[\p{L} ]{2,40}(?=\.\s)/u.exec(value)?.[0]
  return end === undefined || !/\d$/.test(place.value) ? [] : [from + end.length]
}

/** "14900 - Lucena (Córdoba)": the province behind a place whose code is a part of its own. */
function endBehindBracket(text: string, place: Stretch, next: Stretch | undefined): readonly number[] {
  return next !== undefined && /^\s*\($/.test(text.slice(place.to, next.from)) && text[next.to] === ')'
    ? [next.to + 1]
    : []
}

const SENTENCE_END = /\.?\s+\p{Ll}{4,}|\.(?:\s|$)/gu

/** Where within its part the address ends when a sentence goes on or another one begins: "Exeter EX1 1HB. VAT 213", "Geleen hierna". */
function endSentence({ from, value }: Stretch): readonly number[] {
  const ends = listMatches(value, SENTENCE_END).map(({ index }) => index)
  const end = ends.slice(0, MOST_SENTENCES).find((index) => isPostalPlace(value.slice(0, index)))
  return end === undefined ? [] : [from + end]
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
/** Another sentence begins; "Schillerstr. 5" is none. */
const NEXT_SENTENCE = /(?<=[\p{L}\d]{4}\.\s)(?<!str\.\s)(?=[\p{Lu}\d])/giu
/** "Anschrift Mühlweg 2", "Registered office 2 Mill Lane". */
const LABELLED = new RegExp(
  String.raw`^(?:${LANGUAGES.flatMap(({ addressLabels }) => addressLabels ?? []).join('|')})\s+(?=\S*\p{L}|\d)`,
  'iu',
)
const BEHIND_FORM = /^\.?\s+(?=[\p{Lu}\d])/u

/**
 * Where within a part an address may begin: behind a word in small letters in a sentence ("whose office is at 2 Mill Lane", "wohnhaft
 * Mühlweg 2"), behind a firm's name ("Acme GmbH Mühlweg 2").
 */
function listStarts(part: Stretch): readonly Stretch[] {
  const form = legalFormEnd(part.value)
  const behind = form < 0 ? null : BEHIND_FORM.exec(part.value.slice(form))
  const label = LABELLED.exec(part.value)?.[0] ?? ''
  const starts = new Set([
    ...listMatches(part.value, START).map(({ index }) => index),
    ...listMatches(part.value, NEXT_SENTENCE).map(({ index }) => index),
    ...(behind === null ? [] : [form + behind[0].length]),
    ...(label === '' ? [] : [label.length]),
  ])
  return (
    [...starts]
      .toSorted((a, b) => a - b)
      .slice(-MOST_STARTS)
      .map((index) => ({ ...part, from: part.from + index, value: part.value.slice(index).trim() }))
      // "whose seat is at 12, rue de la Gare".
      .filter(({ value }) => value.length >= LEAST_START || /^\d/.test(value))
  )
}

/** The ends of a line that an address may begin in: its last parts, of a sentence what stands behind the words that lead to it. */
export function listTails(text: string): readonly Stretch[] {
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
