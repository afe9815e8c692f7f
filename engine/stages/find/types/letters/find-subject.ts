import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Line, Segment } from '../../../../domain/lines.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { isSalutationLine } from './letter-lines.ts'

/** What stands above a salutation and is no subject: a date, a reference, a line of an address. */
const OTHER_LINE =
  /^(?:[\p{L} .-]{2,30}(?:: | #)[\w./-]*\d[\w./ -]*|\P{L}*|.{0,40}\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{4}|.{0,30}\d{1,2} \p{L}+ \d{4}|\p{L}+ \d{1,2}, \d{4}|\d{4,5} .{2,40}|(?:tel|fax|telefon|phone|e-?mail|datum|date|seite|page)\b.{0,60}|(?:unsere?|ihre?|our|your)\s(?:zeichen|nachricht|schreiben|ref|az|aktenzeichen).{0,60}|ref(?:erence)?s?\s?:.*\d.*|.*@.*)$/iu
const WORDS = String.raw`(?:re|subject|sub(?=\s?:)|betreff|betr\.?|betrifft|objet|concerne|asunto|oggetto|assunto|betreft|onderwerp|inzake)`
const ANNOUNCED = new RegExp(String.raw`^${WORDS}\s?:`, 'iu')
/** A second line names the matter within the matter. */
const DETAIL = /^hier\s?:/iu
const LABEL_ALONE = new RegExp(String.raw`^(?:${WORDS}|regarding|in the matter of)\s?:?$`, 'iu')
const LABEL = new RegExp(String.raw`^(?:${WORDS}|regarding)\s*[:.]?\s+(?=\S)`, 'iu')
const CAPITALS = /^[^\p{Ll}]{6,}$/u
const MOST_LINES = 3
const MOST_WORDS = 16
/** Of the page's width. */
const RIGHT_COLUMN = 0.55
const HANGING = 0.95
const CONFIDENCE = 0.8

/** A letter's subject (DIN 5008): the line or lines above the salutation; in English letters often below it. */
export function findSubject(layout: Layout, type: DocumentType): Record<string, Candidate[]> {
  if (type !== 'letter') return {}
  for (const { page, lines: whole } of layout.pages.slice(0, 2)) {
    const salutation = whole.flatMap(({ segments }) => segments).find(({ text }) => isSalutationLine(text))
    if (salutation === undefined) continue
    const lines = withoutMargin(whole, salutation)
    const at = lines.findIndex(({ segments }) => segments[0] === salutation)
    if (at < 0) continue
    const above = subjectAbove(lines, at)
    const below = subjectBelow(lines, at)
    const beside = subjectBeside(lines, at)
    const found = [
      ...(beside === null ? [] : [{ segments: beside, confidence: HANGING }]),
      ...(above === null
        ? []
        : [
            {
              segments: above,
              confidence: isAnnounced(above)
                ? HANGING
                : CONFIDENCE * (isSetOff(above) ? 1 : 0.8) * (below === null || isBold(above) ? 1 : 0.7),
            },
          ]),
      ...(below === null ? [] : [{ segments: below, confidence: CONFIDENCE * (above === null ? 1 : 0.85) }]),
    ]
    return {
      subject: found.map(({ segments, confidence }) => {
        const words = segments.flatMap((segment) => segment.words)
        const text = words.map((word) => word.text).join(' ')
        return makeCandidate(withoutLabel(text), words, page, confidence, 'line at the salutation')
      }),
    }
  }
  return {}
}

/** The lines as if nothing stood left of the text: a margin may hold facts beside it. */
function withoutMargin(lines: readonly Line[], salutation: Segment): readonly Line[] {
  const edge = salutation.box[0] - 2 * Math.max(salutation.words[0]!.fontSize, 6)
  return lines.flatMap((line) => {
    const segments = line.segments.filter(({ box }) => box[0] > edge)
    const [first] = segments
    if (first === undefined) return []
    return segments.length === line.segments.length ? [line] : [{ ...line, segments, box: first.box }]
  })
}

function subjectAbove(lines: readonly Line[], at: number): readonly Segment[] | null {
  const found: Segment[] = []
  const left = lines[at]!.box[0]
  const size = (segment: Segment): number => Math.max(segment.words[0]!.fontSize, 6)
  // Facts of the sender may stand in a column of their own beside it.
  const own = lines.slice(0, at).filter(({ segments: [first] }) => Math.abs(first!.box[0] - left) <= 2 * size(first!))
  for (const line of own.slice(-MOST_LINES - 2).toReversed()) {
    const segment = line.segments[0]!
    const next = found[0] ?? lines[at]!.segments[0]!
    const gap = next.box[1] - segment.box[3]
    // A sign may stand between the subject and the salutation.
    if (found.length === 0 && OTHER_LINE.test(segment.text) && gap < 3 * size(next)) continue
    const isClose = gap < 0.9 * size(next)
    const isSame = found.length === 0 || (isClose && (looksLike(segment, found[0]!) || DETAIL.test(found[0]!.text)))
    // What is set off stands over what explains it.
    const isOver = found.length === 1 && isClose && isBold([segment]) && !isBold(found)
    if ((!isSame && !isOver) || gap > 6 * size(next) || isRow(line)) break
    if (!isOver && OTHER_LINE.test(segment.text)) break
    if (isOver && !isSame) found.pop()
    found.unshift(segment)
    if (found.length === MOST_LINES) break
  }
  return found.length === 0 ? null : found
}

/** Several things beside each other, the second one no fact in a column at the right. */
function isRow({ segments: [, second], page }: Line): boolean {
  return second !== undefined && second.box[0] < RIGHT_COLUMN * page.width
}

/** Only what is set off by weight, capitals or space, or announced, since a text begins there. */
function subjectBelow(lines: readonly Line[], at: number): readonly Segment[] | null {
  const segment = lines[at + 1]?.segments[0]
  if (segment === undefined || segment.words.length > MOST_WORDS) return null
  const isNamed = ANNOUNCED.test(segment.text)
  const isHeavy = isBold([segment]) && !isBold([lines[at]!.segments[0]!])
  const isCapital = CAPITALS.test(segment.text)
  if (!isNamed && !isHeavy && !isCapital) return isHeading(lines, at + 1) ? [segment] : null
  const found = [segment]
  for (const line of lines.slice(at + 2, at + 1 + MOST_LINES)) {
    const [next] = line.segments
    const last = found.at(-1)!
    const isLike = next !== undefined && (isHeavy ? isBold([next]) : isCapital && CAPITALS.test(next.text))
    if (!isLike || !looksLike(next, last) || next.box[1] - last.box[3] > 0.9 * Math.max(last.words[0]!.fontSize, 6))
      break
    found.push(next)
  }
  return found
}

/** A few words without a full stop, further from the text below than its lines are from each other. */
function isHeading(lines: readonly Line[], at: number): boolean {
  const [line, next, third] = [lines[at], lines[at + 1], lines[at + 2]]
  const segment = line?.segments[0]
  if (segment === undefined || next === undefined || third === undefined || line!.segments.length > 1) return false
  const isPhrase = /^\p{Lu}.*[\p{L}\d)]$/u.test(segment.text) && segment.words.length >= 2 && segment.words.length <= 10
  return (
    isPhrase &&
    next.text.length > 1.5 * segment.text.length &&
    next.box[1] - line!.box[3] > 1.5 * (third.box[1] - next.box[3])
  )
}

/** "Re:" with the subject hanging beside it, in one line or several. */
function subjectBeside(lines: readonly Line[], at: number): readonly Segment[] | null {
  for (const [index, line] of lines.slice(0, at + 3).entries()) {
    const [label, value] = line.segments
    if (label === undefined || value === undefined || line.segments.length > 2 || !LABEL_ALONE.test(label.text))
      continue
    const found = [value]
    for (const next of lines.slice(index + 1, index + MOST_LINES)) {
      const [segment] = next.segments
      const last = found.at(-1)!
      const size = Math.max(last.words[0]!.fontSize, 6)
      if (segment === undefined || next.segments.length > 1 || Math.abs(segment.box[0] - value.box[0]) > 2) break
      if (!looksLike(segment, last) || segment.box[1] - last.box[3] > 0.9 * size) break
      found.push(segment)
    }
    return found
  }
  return null
}

function looksLike(a: Segment, b: Segment): boolean {
  return a.words[0]!.bold === b.words[0]!.bold && Math.abs(a.words[0]!.fontSize - b.words[0]!.fontSize) < 0.8
}

function isBold(segments: readonly Segment[]): boolean {
  return segments.every((segment) => segment.words.every((word) => word.bold))
}

/** In more than one line: a single one is read behind its label. */
function isAnnounced(segments: readonly Segment[]): boolean {
  return segments.length > 1 && ANNOUNCED.test(segments[0]!.text)
}

function isSetOff(segments: readonly Segment[]): boolean {
  return isBold(segments) || segments[0]!.words.length >= 2
}

function withoutLabel(text: string): string {
  return text.replace(LABEL, '')
}
