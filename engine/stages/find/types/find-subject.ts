import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import type { Line, Segment } from '../../../domain/lines.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'

const SALUTATION =
  /^(?:sehr geehrte|(?:liebe|lieber|guten tag|hallo|werte|werter|grüezi|grüß gott|moin|servus|verehrte|verehrter|hochverehrte|hi)\b|dear\b|to whom it may concern|gentlemen\b|hello\b|good (?:morning|afternoon|day)\b|madame|monsieur)/iu
/** What stands above a salutation and is no subject: a date, a reference, a line of an address. */
const OTHER_LINE =
  /^(?:[\p{L} .-]{2,30}(?:: | #)[\w./-]*\d[\w./ -]*|\P{L}*|.{0,40}\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{4}|.{0,30}\d{1,2} \p{L}+ \d{4}|\p{L}+ \d{1,2}, \d{4}|\d{4,5} .{2,40}|(?:tel|fax|telefon|phone|e-?mail|datum|date|seite|page)\b.{0,60}|(?:unsere?|ihre?|our|your)\s(?:zeichen|nachricht|schreiben|ref|az|aktenzeichen).{0,60}|.*@.*)$/iu
const MOST_LINES = 3
const CONFIDENCE = 0.8

/** A letter's subject (DIN 5008): the line or lines above the salutation; in English letters often below it. */
export function findSubject(layout: Layout, type: DocumentType): Record<string, Candidate[]> {
  if (type !== 'letter') return {}
  for (const { page, lines: whole } of layout.pages.slice(0, 2)) {
    const salutation = whole.flatMap(({ segments }) => segments).find(({ text }) => SALUTATION.test(text.trim()))
    if (salutation === undefined) continue
    const lines = withoutMargin(whole, salutation)
    const at = lines.findIndex(({ segments }) => segments[0] === salutation)
    if (at < 0) continue
    const above = subjectAbove(lines, at)
    const below = subjectBelow(lines, at)
    const found = [
      ...(above === null
        ? []
        : [
            {
              segments: above,
              confidence: CONFIDENCE * (isSetOff(above) ? 1 : 0.8) * (below === null || isBold(above) ? 1 : 0.7),
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
  for (const line of lines.slice(Math.max(0, at - MOST_LINES - 1), at).toReversed()) {
    const segment = line.segments[0]!
    const next = found[0] ?? lines[at]!.segments[0]!
    const size = Math.max(next.words[0]!.fontSize, 6)
    const gap = next.box[1] - segment.box[3]
    const isSame = found.length === 0 || (gap < 0.9 * size && looksLike(segment, found[0]!))
    if (!isSame || gap > 5 * size || OTHER_LINE.test(segment.text) || line.segments.length > 1) break
    if (Math.abs(segment.box[0] - lines[at]!.box[0]) > 2 * size) break
    found.unshift(segment)
    if (found.length === MOST_LINES) break
  }
  return found.length === 0 ? null : found
}

/** Only what is set off by weight or announced, since a text begins there. */
function subjectBelow(lines: readonly Line[], at: number): readonly Segment[] | null {
  const segment = lines[at + 1]?.segments[0]
  if (segment === undefined || segment.words.length > 16) return null
  const isAnnounced = /^(?:re|subject|betreff)\s?:/iu.test(segment.text)
  const isBold = segment.words.every((word) => word.bold) && !lines[at]!.segments[0]!.words.every((word) => word.bold)
  const isCapital = /^[^\p{Ll}]{6,}$/u.test(segment.text)
  return isAnnounced || isBold || isCapital ? [segment] : null
}

function looksLike(a: Segment, b: Segment): boolean {
  return a.words[0]!.bold === b.words[0]!.bold && Math.abs(a.words[0]!.fontSize - b.words[0]!.fontSize) < 0.8
}

function isBold(segments: readonly Segment[]): boolean {
  return segments.every((segment) => segment.words.every((word) => word.bold))
}

function isSetOff(segments: readonly Segment[]): boolean {
  return isBold(segments) || segments[0]!.words.length >= 2
}

function withoutLabel(text: string): string {
  return text.replace(/^(?:betreff|betr\.?|betrifft|subject|re|regarding)\s*[:.]?\s+(?=\S)/iu, '')
}
