import type { DocumentType } from '../../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { findBlocks } from '../../parties/find-blocks.ts'
import { isContact } from '../../parties/recognize-line.ts'
import { findSigners, isPerson, isSalutationLine } from './letter-lines.ts'

type Scalars = Readonly<Record<string, readonly Candidate[]>>

/** Named at the head and under the text; over a telephone number; under the text alone. */
const TWICE = 0.75
const OVER_NUMBER = 0.55
const SIGNED = 0.36
const PHONE = /^(?:tel|telefon|fon|phone|t|durchwahl|direct|mobil|\+|\(?0)[\p{L} .:]{0,12}[\d(+]/iu

/** Who answers for a letter of a firm or an office: by where the name stands, whatever it is called. */
export function findContactPersons(
  layout: Layout,
  type: DocumentType,
  { sender_name: senders = [] }: Scalars,
): readonly Candidate[] {
  const first = layout.pages[0]
  if (type !== 'letter' || first === undefined) return []
  const likeliest = senders.toSorted((a, b) => b.confidence - a.confidence).at(0)
  const own = likeliest === undefined ? '' : scalarOf(likeliest)
  const signers = findSigners(first.lines).filter(({ text }) => text !== own)
  const head = segmentsOfHead(first)
  const twice = signers.flatMap(({ text }) => {
    const named = head.find((segment) => segment.text.includes(text))
    if (named === undefined) return []
    const from = named.text.indexOf(text)
    const words = wordsBetween(named, from, from + text.length)
    return [makeCandidate(text, words, first.page, TWICE, 'named at the head and under the text')]
  })
  const overNumber = findBlocks(first)
    .flatMap(({ segments }) =>
      segments.filter((segment, index) => {
        const below = segments[index + 1]
        return below !== undefined && head.includes(segment) && (PHONE.test(below.text) || isMail(below.text))
      }),
    )
    .filter(({ text }) => isPerson(text) && text !== own)
    .map(({ text, words }) => makeCandidate(text, words, first.page, OVER_NUMBER, 'name over a telephone number'))
  const signed = signers
    .slice(0, 1)
    .map(({ text, words }) => makeCandidate(text, words, first.page, SIGNED, 'signature'))
  return [...twice, ...overNumber, ...signed]
}

/** What stands above the salutation. */
function segmentsOfHead({ lines }: PageLayout): readonly Segment[] {
  const salutation = lines.findIndex(({ segments }) => segments.some(({ text }) => isSalutationLine(text)))
  return lines.slice(0, Math.max(salutation, 0)).flatMap(({ segments }) => segments)
}

function isMail(text: string): boolean {
  return isContact(text) && text.includes('@')
}
