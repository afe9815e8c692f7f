import { scalarOf, type Candidate, type Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { CENT, isNear, toDecimal } from './decimal.ts'
import { makeFinding, textOf } from './make-finding.ts'

/** What an accountant books and pays by: where two readings of these differ, somebody has to look. */
const COMPARED = [
  'document_number',
  'issue_date',
  'payment_due_date',
  'currency',
  'net_amount',
  'total_tax_amount',
  'gross_amount',
  'amount_due',
  'iban',
  'sender_vat_id',
] as const
/** A printed reading less sure than this may itself be wrong. */
const SURE = 0.75
const NAMES = { xml: 'the e-invoice data', qr: 'the QR code' } as const

/**
 * Values of an e-invoice's XML that stand nowhere on its pages, while the pages say something else there; the XML is what
 * counts in law (EN 16931), so both values are given.
 * @param printed what the finders read on the pages, as if there were no XML
 */
export function compareWithPages(fields: Fields, printed: Fields): Finding[] {
  return COMPARED.flatMap((key) => {
    const stated = fields[key]?.candidates[0]
    const shown = printed[key]?.candidates.find((candidate) => candidate.source !== 'qr')
    if (stated === undefined || stated.source !== 'xml' || stated.page !== null || shown === undefined) return []
    if (textOf(printed, key) === null || shown.confidence < SURE || isSame(stated, shown)) return []
    return [report(fields, key, 'xml', scalarOf(stated), shown)]
  })
}

/** Values of a payment code that differ from what is chosen or, where the code was chosen, from what is printed. */
export function compareWithCodes(fields: Fields): Finding[] {
  return COMPARED.flatMap((key) => {
    const candidates = fields[key]?.candidates ?? []
    const coded = candidates.find((candidate) => candidate.source === 'qr')
    const other = candidates.find((candidate) => candidate.source !== 'qr' && candidate.source !== 'derived')
    if (coded === undefined || other === undefined || isSame(coded, other) || other.confidence < SURE) return []
    // The code names the sum to pay; a gross amount beside it is another thing.
    if (key === 'gross_amount' && textOf(fields, 'amount_due') !== textOf(fields, 'gross_amount')) return []
    return [report(fields, key, 'qr', scalarOf(coded), other)]
  })
}

function report(fields: Fields, key: string, source: 'xml' | 'qr', stated: string, shown: Candidate): Finding {
  const message = `For ${key} ${NAMES[source]} says ${stated}, but the page says ${scalarOf(shown)}: ask the sender which one holds before booking or paying.`
  return {
    ...makeFinding(fields, source === 'xml' ? 'xml_differs_from_page' : 'code_differs_from_page', message, [key]),
    page: shown.page,
  }
}

function isSame(a: Candidate, b: Candidate): boolean {
  const first = toDecimal(scalarOf(a))
  const second = toDecimal(scalarOf(b))
  if (first !== null && second !== null) return isNear(first, second, CENT) || isNear(first, -second, CENT)
  const bare = (candidate: Candidate): string =>
    scalarOf(candidate)
      .toLowerCase()
      .replace(/[^\p{L}\d]/gu, '')
  return bare(a) === bare(b) || bare(a).endsWith(bare(b)) || bare(b).endsWith(bare(a))
}
