import type { Candidate } from '../../domain/field.ts'
import { surround, toFractions } from '../../domain/page.ts'
import type { Span } from '../../domain/spans.ts'

/** A span as a candidate that no finder proposed. */
export function writeCandidate({ value, words, page, kind }: Span, confidence: number): Candidate {
  return {
    value,
    text: words.map(({ text }) => text).join(' '),
    page: page.number,
    box: toFractions(surround(words.map(({ box }) => box)), page),
    confidence: Math.round(confidence * 1000) / 1000,
    source: page.origin,
    reason: `reads as ${ARTICLES[kind]} where such a value stands`,
    evidence: {
      fontSize: Math.max(...words.map(({ fontSize }) => fontSize)),
      bold: words.every(({ bold }) => bold),
      certainty: Math.min(...words.map((word) => word.confidence)),
      isProposed: true,
    },
  }
}

const ARTICLES: Readonly<Record<Span['kind'], string>> = {
  name: 'a name',
  code: 'a reference',
  date: 'a date',
  amount: 'an amount',
  number: 'a number',
  tax_id: 'a tax id',
  phone: 'a telephone number',
  email: 'a mail address',
  iban: 'an IBAN',
  address: 'an address',
}
