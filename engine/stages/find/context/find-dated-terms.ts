import type { Candidate } from '../../../domain/field.ts'
import type { Line } from '../../../domain/lines.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { wordsBetween } from '../fold-text.ts'
import { scanDates, type DateOrder } from '../values/scan-dates.ts'
import { DISCOUNT } from './find-terms.ts'

/** A day by which a paper asks for its sum. */
interface DatedTerm {
  readonly candidate: Candidate
  /** For the sum less a cash discount. */
  readonly isDiscount: boolean
  /** Said to be for the full sum. */
  readonly isFull: boolean
}

/** "bis zum 12.03.2026", "by 12 March 2026". */
const UNTIL =
  /(?<!\p{L})(?:bis|by|until|till|before|spätestens|jusqu'au|entro il|hasta el|vóór)\s(?:(?:spätestens|einschließlich|zum|am|the)\s){0,2}$/iu
const FULL =
  /(?<!\p{L})(?:ohne (?:jeden )?abzug|(?:rein )?netto|net|without (?:any )?(?:deduction|discount)|(?:in|the) full|voller betrag|sans escompte|netto)(?!\p{L})/iu
/** What parts the terms of a sentence. */
export const PART =
  /[,;](?=\s)|\.\s+(?=\p{Lu})|\s(?:oder|or|ou|sonst|ansonsten|danach|anschließend|bzw\.|otherwise|thereafter)(?=\s)/gu
const STATED = 0.9
/** Where nothing says by when the full sum is due, the day of the discount may stand for it. */
const ALONE = 0.5

/**
 * The days of payment where a paper names one for a cash discount: "bis 12.03. mit 2 % Skonto, bis 01.04. ohne Abzug". The full
 * sum is due on the later one, whatever announces the earlier one.
 */
export function settleDueDates(candidates: readonly Candidate[], layout: Layout, order: DateOrder): Candidate[] {
  if (!layout.segments.some(({ text }) => DISCOUNT.test(text))) return [...candidates]
  const terms = layout.pages.flatMap(({ lines }) => lines.flatMap((line) => readLine(line, lines, order)))
  const discounts = terms.filter(({ isDiscount }) => isDiscount).map(({ candidate }) => candidate)
  if (discounts.length === 0) return [...candidates]
  const stated = terms.filter(({ isFull, isDiscount }) => isFull && !isDiscount).map(({ candidate }) => candidate)
  const isOfDiscount = (candidate: Candidate): boolean => discounts.some((discount) => isSamePlace(discount, candidate))
  const others = [...candidates.filter((candidate) => !isOfDiscount(candidate)), ...stated]
  if (others.length > 0) return others
  return candidates.map((candidate) => ({ ...candidate, confidence: candidate.confidence * ALONE }))
}

function readLine(line: Line, lines: readonly Line[], order: DateOrder): readonly DatedTerm[] {
  const [above, below] = [lines[line.index - 1], lines[line.index + 1]]
  const text = below !== undefined && goesOn(line, below) ? `${line.text} ${below.text}` : line.text
  if (!DISCOUNT.test(text) && !FULL.test(text)) return []
  const dates = scanDates({ text, page: line.page }, order)
  const [ofDiscount, ofFull] = [findOwners(text, DISCOUNT, dates), findOwners(text, FULL, dates)]
  let offset = 0
  return line.segments.flatMap((segment) => {
    const start = offset
    offset += segment.text.length + 2
    return scanDates(segment, order)
      .filter(({ from }) => UNTIL.test(`${above?.text ?? ''} ${text.slice(0, start + from)}`))
      .map(({ value, from, to }): DatedTerm => {
        const words = wordsBetween(segment, from, to)
        const isFull = ofFull.has(start + from)
        return {
          candidate: makeCandidate(value, words, line.page, STATED, `terms 'until ${segment.text.slice(from, to)}'`),
          isDiscount: !isFull && ofDiscount.has(start + from),
          isFull,
        }
      })
  })
}

/** The sentence may go on in the next line. */
export function goesOn(line: Line, below: Line): boolean {
  return /^\p{Ll}/u.test(below.text) || /(?:%|[,;]|\s(?:mit|ohne|abzüglich|with|less))$/iu.test(line.text.trimEnd())
}

/** Where the days begin of which such words speak: the one before them in their part of the sentence, else the next one. */
function findOwners(
  text: string,
  words: RegExp,
  dates: readonly { readonly from: number; readonly to: number }[],
): ReadonlySet<number> {
  const ends = [...text.matchAll(PART)].map(({ index }) => index)
  const partOf = (at: number): number => ends.filter((end) => end < at).length
  const owners = [...text.matchAll(new RegExp(words.source, `${words.flags}g`))].map(({ index }) => {
    const near = dates.filter(({ from }) => partOf(from) === partOf(index))
    return near.findLast(({ to }) => to <= index) ?? near.find(({ from }) => from > index)
  })
  return new Set(owners.flatMap((owner) => owner?.from ?? []))
}

function isSamePlace(one: Candidate, other: Candidate): boolean {
  return one.page === other.page && one.value === other.value && one.box?.[1] === other.box?.[1]
}
