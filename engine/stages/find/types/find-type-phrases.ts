import type { DocumentType } from '../../../domain/document.ts'
import { endOfMonth, makeDate } from '../../../domain/dates.ts'
import type { Candidate } from '../../../domain/field.ts'
import type { Line } from '../../../domain/lines.ts'
import { fold, wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { monthOf } from '../values/months.ts'
import { scanDates, type DateOrder } from '../values/scan-dates.ts'

/** What a type says in phrases instead of behind labels: the period of a statement, the level of a reminder, the law of a contract. */
export function findTypePhrases(layout: Layout, type: DocumentType, order: DateOrder): Record<string, Candidate[]> {
  const found: Record<string, Candidate[]> = {}
  // People name types of their own, "constructor" among them.
  const phrases = Object.hasOwn(PHRASES, type) ? PHRASES[type]! : []
  for (const { page, lines } of layout.pages.slice(0, type === 'contract' ? 40 : 2)) {
    for (const line of lines) {
      const words = line.segments.flatMap((segment) => segment.words)
      const add = (key: string, value: string | null | undefined, confidence: number, reason: string): void => {
        if (value == null || value === '') return
        const at = line.text.indexOf(value)
        const place =
          at < 0 ? words : wordsBetween({ ...line.segments[0]!, words, text: line.text }, at, at + value.length)
        ;(found[key] ??= []).push(makeCandidate(value, place.length > 0 ? place : words, page, confidence, reason))
      }
      if (type === 'bank-statement' || type === 'salary-statement' || type === 'timesheet') addPeriod(line, order, add)
      phrases.forEach(([key, form, read]) => {
        const match = form.exec(line.text)
        if (match !== null) add(key, read(match), 0.75, 'phrase')
      })
    }
  }
  return found
}

type Add = (key: string, value: string | null | undefined, confidence: number, reason: string) => void

/** "vom 01.05.2026 bis 31.05.2026", "Abrechnung für Mai 2026". */
function addPeriod(line: Line, order: DateOrder, add: Add): void {
  const [first, second] = scanDates(line, order)
  if (first !== undefined && second !== undefined && first.value < second.value) {
    const between = line.text.slice(first.to, second.from)
    if (/^\s*(?:bis|to|through|until|-|–|au|al|t\/m)\s*(?:zum\s*)?$/iu.test(between)) {
      add('period_start', first.value, 0.8, 'two dates from and to')
      add('period_end', second.value, 0.8, 'two dates from and to')
    }
  }
  for (const match of line.text.matchAll(/(\p{L}{3,10})\.?\s+((?:19|20)\d{2})(?!\d)/gu)) {
    const month = monthOf(fold(match[1]!))
    const start = month === null ? null : makeDate(Number(match[2]), month, 1)
    if (start === null) continue
    add('period_start', start, 0.6, 'month by name')
    add('period_end', endOfMonth(start), 0.6, 'month by name')
  }
}

const ORDINALS = ['erste', 'zweite', 'dritte', 'first', 'second', 'third']

const PHRASES: Readonly<
  Record<string, readonly (readonly [key: string, form: RegExp, read: (match: RegExpExecArray) => string | null])[]>
> = {
  reminder: [
    ['reminder_level', /(?:^|\s)([1-3])\.\s?(?:mahnung|zahlungserinnerung|reminder)/iu, (match) => match[1]!],
    [
      'reminder_level',
      /\b(erste|zweite|dritte|first|second|third)\s+(?:mahnung|zahlungserinnerung|reminder|notice)/iu,
      (match) => String((ORDINALS.indexOf(match[1]!.toLowerCase()) % 3) + 1),
    ],
    ['reminder_level', /mahnstufe\s*:?\s*([1-5])/iu, (match) => match[1]!],
  ],
  contract: [
    [
      'governing_law',
      /(?:laws of|law of) (?:the )?((?:State|Commonwealth|Republic|Province|Country) of \p{Lu}[\p{L} ]{2,25}?|(?!State|Country|Commonwealth|Republic|Province)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?=[,.;\s]|$)/u,
      (match) => match[1]!,
    ],
    ['governing_law', /(recht der bundesrepublik deutschland|deutsche[sm]? recht)/iu, (match) => match[1]!],
    [
      'jurisdiction',
      /gerichtsstand (?:ist|für .{0,40} ist)\s+(\p{Lu}[\p{L} -]{2,30}?)(?=[,.;]|$)/u,
      (match) => match[1]!,
    ],
    ['jurisdiction', /courts (?:of|located in) (?:the )?(\p{Lu}[\p{L} ]{2,30}?)(?=[,.;]|$)/u, (match) => match[1]!],
    ['notice_period', /kündigungsfrist (?:von|beträgt)\s+(.{3,40}?)(?=[,.;]|$)/iu, (match) => match[1]!],
    [
      'notice_period',
      /(?:upon|with|by giving)\s+((?:\w+\s)?\(?\d{1,3}\)?\s+(?:days|months)['’]?)\s+(?:prior\s+)?(?:written\s+)?notice/iu,
      (match) => match[1]!,
    ],
  ],
  'tax-assessment-note': [
    [
      'tax_type',
      /\b((?:einkommen|umsatz|gewerbe|körperschaft|grund|kirchen|kraftfahrzeug|erbschaft|schenkung)steuer)(?=bescheid|\b)/iu,
      (match) => match[1]!,
    ],
    ['assessment_period', /bescheid\b.{0,60}?\b((?:19|20)\d{2})\b/iu, (match) => match[1]!],
    [
      'assessment_period',
      /(?:für das jahr|veranlagungszeitraum|kalenderjahr)\s*:?\s*((?:19|20)\d{2})/iu,
      (match) => match[1]!,
    ],
    ['provisional', /(?:vorläufig|§\s?165)\b/iu, () => 'true'],
    ['subject_to_review', /vorbehalt der nachprüfung/iu, () => 'true'],
  ],
  'balance-sheet': [
    ['unit_scale', /\b(?:in|angaben in)\s+(?:t€|teur|tausend euro|thousands?|€\s?000)/iu, () => '1000'],
    ['unit_scale', /\b(?:in|angaben in)\s+(?:mio\.?|millionen|millions?)/iu, () => '1000000'],
  ],
}
