import { isValidIban, normalizeIban } from '../../../domain/iban.ts'
import { fromCents, toCents } from '../../../domain/money.ts'
import { lineAt, splitPayload, type PaymentCode } from './payment-code.ts'

/**
 * Reads a GiroCode (EPC069-12, versions 001 and 002: a SEPA credit transfer). Empty lines at the end may be missing.
 * Null when the payload is something else.
 */
export function parseGiroCode(text: string): PaymentCode | null {
  const lines = splitPayload(text)
  const [tag, version, , service] = lines
  if (tag !== 'BCD' || !/^00[12]$/.test(version ?? '') || !/^(?:SCT|INST)$/.test(service ?? '')) return null
  const bic = lineAt(lines, 4)?.replace(/\s/g, '').toUpperCase() ?? null
  const iban = normalizeIban(lineAt(lines, 6) ?? '')
  return {
    standard: 'GiroCode',
    iban: isValidIban(iban) ? iban : null,
    bic: bic !== null && /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) ? bic : null,
    payee: lineAt(lines, 5),
    ...parseAmount(lineAt(lines, 7)),
    reference: lineAt(lines, 9),
    purpose: lineAt(lines, 10),
    invoiceNumber: null,
    invoiceDate: null,
    billerId: null,
  }
}

/** `EUR12.3`; some write a comma. */
function parseAmount(line: string | null): { amount: string | null; currency: string | null } {
  const parts = /^([A-Z]{3})\s?(\d{1,9}(?:[.,]\d{1,2})?)$/.exec(line ?? '')
  const cents = toCents(parts?.[2]?.replace(',', '.') ?? '')
  if (parts === null || Number.isNaN(cents) || cents === 0) return { amount: null, currency: null }
  return { amount: fromCents(cents), currency: parts[1] ?? null }
}
