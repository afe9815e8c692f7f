import type { Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import { segmentsBelow, segmentsRight, type Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { readParagraphs, type Paragraph } from '../tables/layout/read-paragraphs.ts'
import { listMatches } from '../values/list-matches.ts'
import { listStructured, readReference, type ReferenceMention } from './read-reference.ts'
import { ANNOUNCED, ANNOUNCED_BY_ACCOUNT, BETWEEN, PAYING } from './reference-words.ts'

const STRUCTURED = 0.9
const SAID = 0.88
const SAID_BY_ACCOUNT = 0.78
const TO_BE_QUOTED = 0.6
/** Characters around a word that means a payment's reference beside an account alone. */
const [BEFORE, BEHIND] = [220, 60]

/** "Aktenzeichen 25/118 (bitte stets angeben)": a reference to quote, in a payment as elsewhere. */
const ASKED =
  /\((?:bitte\s)?(?:(?:stets|immer|unbedingt)\s|bei\s[\p{L}\s]{0,30}(?:zahlung|überweisung)[\p{L}\s]{0,20}\s)?(?:bitte\s)?(?:stets\s|immer\s)?an(?:zu)?geben\)|\((?:please\s)?quote\s[^)]{0,40}\)|\((?:référence\s)?à\srappeler[^)]{0,40}\)|(?:stets\s|immer\s)?angeben(?![\p{L}\d])|\((?:da\sindicare|bij\sbetaling\svermelden|indíquese|a\sindicar)[^)]{0,40}\)/giu
const BEFORE_ASKED =
  /(?<![\p{L}\d])(?:\p{Lu}{1,6}[./_-])?(?=\p{L}*\d)[\p{L}\d]+(?:[./_-][\p{L}\d]+)*(?:\s(?=[\p{L}./-]*\d)[\p{L}\d./-]+)*(?:\s\p{Lu}{1,3})?\s$/u

/** Who collects, on slips of Portugal and Spain. */
const COLLECTOR = /(?<!\p{L})(?:entidade|emisora(?:[-\s]sufijo)?|entidad emisora)(?!\p{L})/iu
const SLIP_REFERENCE = /(?:^|[·|–-]\s)refer[êe]ncia\s?:?\s*/iu

/** The references that the payer is asked to quote (BT-83), in sentences and behind their labels; seven languages. */
export function findPaymentReferences(layout: Layout): readonly Candidate[] {
  return readParagraphs(layout)
    .flatMap((paragraph) => [
      ...listStructured(paragraph.text).map((mention) => write(paragraph, mention, STRUCTURED, 'form of a reference')),
      ...listAnnounced(paragraph),
      ...listAsked(paragraph),
    ])
    .concat(listSlips(layout))
}

/** Slips that state who collects and under which reference (Multibanco; carta de pago), in one row, in a column or in a line. */
function listSlips(layout: Layout): readonly Candidate[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap(({ index, segments }) => {
      const near = page.lines.slice(Math.max(0, index - 1), index + 1)
      if (!near.some(({ text }) => COLLECTOR.test(text))) return []
      return segments.flatMap((segment) => {
        const label = SLIP_REFERENCE.exec(segment.text)
        if (label === null) return []
        const end = label.index + label[0].length
        const others = [...segmentsRight(page, segment).slice(0, 1), ...segmentsBelow(page, segment, segment.box, 1)]
        const places =
          end < segment.text.length ? [{ segment, from: end }] : others.map((other) => ({ segment: other, from: 0 }))
        return places
          .flatMap((place) => {
            const mention = readReference(place.segment.text.slice(place.from))
            if (mention === null) return []
            const words = wordsBetween(place.segment, place.from + mention.from, place.from + mention.to)
            return [makeCandidate(mention.value, words, page.page, STRUCTURED, 'reference of a slip')]
          })
          .slice(0, 1)
      })
    }),
  )
}

function listAnnounced(paragraph: Paragraph): readonly Candidate[] {
  const { text } = paragraph
  const read = (match: RegExpExecArray, confidence: number): readonly Candidate[] => {
    const mention = readBehind(text, match.index + match[0].length)
    return mention === null ? [] : [write(paragraph, mention, confidence, `label '${match[0]}' before it`)]
  }
  return [
    ...listMatches(text, ANNOUNCED).flatMap((match) => read(match, SAID)),
    ...listMatches(text, ANNOUNCED_BY_ACCOUNT)
      .filter(({ index }) => PAYING.test(text.slice(Math.max(0, index - BEFORE), index + BEHIND)))
      .flatMap((match) => read(match, SAID_BY_ACCOUNT)),
  ]
}

/** What begins behind an announcement and the words that may stand between. */
function readBehind(text: string, start: number): ReferenceMention | null {
  const from = start + (BETWEEN.exec(text.slice(start, start + 120))?.[0].length ?? 0)
  const mention = readReference(text.slice(from, from + 80))
  return mention === null ? null : { ...mention, from: from + mention.from, to: from + mention.to }
}

function listAsked(paragraph: Paragraph): readonly Candidate[] {
  const { text } = paragraph
  return listMatches(text, ASKED).flatMap(({ index }) => {
    const start = Math.max(0, index - 60)
    const match = BEFORE_ASKED.exec(text.slice(start, index))
    if (match === null) return []
    const [from, value] = [start + match.index, match[0].trim()]
    return [write(paragraph, { value, from, to: from + value.length }, TO_BE_QUOTED, 'to be quoted')]
  })
}

function write(
  paragraph: Paragraph,
  { value, from, to }: ReferenceMention,
  confidence: number,
  reason: string,
): Candidate {
  return makeCandidate(value, wordsBetween(paragraph, from, to), paragraph.page, confidence, reason)
}
