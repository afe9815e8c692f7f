/** What a payment QR code says; null for what it leaves out. */
export interface PaymentCode {
  /** Which standard: for the reason of a candidate. */
  readonly standard: 'GiroCode' | 'Swiss QR code'
  /** Without blanks, check digits proved. */
  readonly iban: string | null
  readonly bic: string | null
  readonly payee: string | null
  /** Dot-decimal with two decimals. */
  readonly amount: string | null
  readonly currency: string | null
  /** A reference by a standard (ISO 11649 or the Swiss 27 digits). */
  readonly reference: string | null
  /** Free text for the payee. */
  readonly purpose: string | null
  /** What only a Swiss code can say about the invoice. */
  readonly invoiceNumber: string | null
  /** `YYYY-MM-DD`. */
  readonly invoiceDate: string | null
  readonly billerId: string | null
}

/** The payload's lines, outer blanks and a byte order mark cut, whatever ends them. */
export function splitPayload(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/).map((line) => line.trim())
}

/** Null for an empty or missing line. */
export function lineAt(lines: readonly string[], index: number): string | null {
  const line = lines[index]
  return line === undefined || line === '' ? null : line
}
