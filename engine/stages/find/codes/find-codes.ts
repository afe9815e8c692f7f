import type { Candidate } from '../../../domain/field.ts'
import { toFractions, type FractionBox } from '../../../domain/page.ts'
import { parseGiroCode } from './parse-girocode.ts'
import { parseSwissQr } from './parse-swiss-qr.ts'
import type { PaymentCode } from './payment-code.ts'

/** A decoded QR code in its place. */
export interface PlacedCode {
  readonly text: string
  /** From 1. */
  readonly page: number
  readonly box: FractionBox
}

/** Fractions stay fractions: only cut and rounded. */
const UNIT = { width: 1, height: 1 }

/** What a payment code says about each key, and how likely it answers it: the payee need not be who issued the document. */
const ANSWERS: readonly (readonly [key: string, part: Exclude<keyof PaymentCode, 'standard'>, confidence: number])[] = [
  ['iban', 'iban', 0.98],
  ['bic', 'bic', 0.97],
  ['account_holder', 'payee', 0.96],
  ['sender_name', 'payee', 0.6],
  ['amount_due', 'amount', 0.95],
  ['gross_amount', 'amount', 0.7],
  ['currency', 'currency', 0.95],
  ['payment_reference', 'reference', 0.97],
  ['payment_reference', 'purpose', 0.7],
  ['document_number', 'invoiceNumber', 0.97],
  ['issue_date', 'invoiceDate', 0.97],
  ['sender_vat_id', 'billerId', 0.9],
]

/** Candidates by key from the payment codes on a document (GiroCode, Swiss QR-bill); other QR codes say nothing. */
export function codeCandidates(codes: readonly PlacedCode[]): Record<string, Candidate[]> {
  const candidates: Record<string, Candidate[]> = {}
  for (const code of codes) {
    const payment = parseGiroCode(code.text) ?? parseSwissQr(code.text)
    if (payment === null) continue
    const box = toFractions(code.box, UNIT)
    for (const [key, part, confidence] of ANSWERS) {
      const value = payment[part]
      if (value === null) continue
      const reason = `stated in the ${payment.standard}`
      candidates[key] ??= []
      candidates[key].push({ value, text: value, page: code.page, box, confidence, source: 'qr', reason })
    }
  }
  return candidates
}
