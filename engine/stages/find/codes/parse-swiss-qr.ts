import { isValidIban, normalizeIban } from '../../../domain/iban.ts'
import { fromCents, toCents } from '../../../domain/money.ts'
import { parseBillingInformation } from './parse-billing-information.ts'
import { lineAt, splitPayload, type PaymentCode } from './payment-code.ts'

/** Lines of the payload, from 0 (Swiss Payment Standards, QR-bill 2.x, table "Data structure"). */
const LINE = {
  iban: 3,
  creditorName: 5,
  amount: 18,
  currency: 19,
  referenceType: 27,
  reference: 28,
  message: 29,
  billingInformation: 31,
}

/** Reads the QR code of a Swiss QR-bill (SPC, versions 02xx). Null when the payload is something else. */
export function parseSwissQr(text: string): PaymentCode | null {
  const lines = splitPayload(text)
  if (lines[0] !== 'SPC' || !/^02\d\d$/.test(lines[1] ?? '')) return null
  const iban = normalizeIban(lineAt(lines, LINE.iban) ?? '')
  const cents = toCents(lineAt(lines, LINE.amount) ?? '')
  const currency = lineAt(lines, LINE.currency)
  return {
    standard: 'Swiss QR code',
    iban: isValidIban(iban) ? iban : null,
    bic: null,
    payee: lineAt(lines, LINE.creditorName),
    // A zero marks a notification that is not to be paid.
    amount: Number.isNaN(cents) || cents === 0 ? null : fromCents(cents),
    currency: currency === 'CHF' || currency === 'EUR' ? currency : null,
    reference: lineAt(lines, LINE.referenceType) === 'NON' ? null : lineAt(lines, LINE.reference),
    purpose: lineAt(lines, LINE.message),
    ...parseBillingInformation(lineAt(lines, LINE.billingInformation)),
  }
}
