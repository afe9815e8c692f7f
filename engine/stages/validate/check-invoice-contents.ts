import type { DocumentType } from '../../domain/document.ts'
import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { toDecimal } from './decimal.ts'
import { makeFinding, rowsOf, textOf } from './make-finding.ts'

/** Section 33 UStDV: up to this total, tax included, an invoice needs less. */
const SMALL_AMOUNT = '250.00'

interface Requirement {
  /** The key that the finding names, and what a reader calls it. */
  readonly key: string
  readonly name: string
  /** Asked for on small amounts too. */
  readonly always: boolean
  readonly isMet: (fields: Fields) => boolean
}

const has =
  (...keys: readonly string[]) =>
  (fields: Fields): boolean =>
    keys.some((key) => textOf(fields, key) !== null || rowsOf(fields, key).length > 0)

/** Section 14 (4) UStG, in its order. */
const REQUIREMENTS: readonly Requirement[] = [
  { key: 'sender_name', name: "the supplier's full name", always: true, isMet: has('sender_name') },
  { key: 'sender_address', name: "the supplier's full address", always: true, isMet: has('sender_address') },
  { key: 'recipient_name', name: "the recipient's full name", always: false, isMet: has('recipient_name') },
  { key: 'recipient_address', name: "the recipient's full address", always: false, isMet: has('recipient_address') },
  {
    key: 'sender_tax_number',
    name: "the supplier's tax number or VAT identification number",
    always: false,
    isMet: has('sender_tax_number', 'sender_vat_id'),
  },
  { key: 'issue_date', name: 'the date of issue', always: true, isMet: has('issue_date') },
  { key: 'document_number', name: 'a consecutive invoice number', always: false, isMet: has('document_number') },
  { key: 'line_items', name: 'quantity and kind of what was supplied', always: true, isMet: has('line_items') },
  {
    key: 'service_date',
    name: 'the date or period of the supply',
    always: false,
    isMet: has('service_date', 'service_period_start', 'service_period_end'),
  },
  {
    key: 'net_amount',
    name: 'the net amount by tax rate',
    always: false,
    isMet: (fields) =>
      has('net_amount')(fields) || rowsOf(fields, 'tax_breakdowns').some((row) => row['taxable_amount'] != null),
  },
  { key: 'tax_breakdowns', name: 'the tax rate, or a note of exemption', always: true, isMet: hasRateOrReason },
  { key: 'gross_amount', name: 'the total', always: true, isMet: has('gross_amount', 'amount_due') },
]

/** What a German invoice has to say (section 14 UStG, section 33 UStDV) and does not; invoices of other countries are not asked. */
export function checkInvoiceContents(fields: Fields, type: DocumentType): Finding[] {
  if ((type !== 'invoice' && type !== 'credit-note') || !isGerman(fields)) return []
  const small = isSmall(fields)
  // A correction refers to the supply by the invoice that it corrects (section 31 (5) UStDV).
  const isCorrection = type === 'credit-note' && textOf(fields, 'original_document_number') !== null
  const missing = REQUIREMENTS.filter(
    ({ key, always, isMet }) => (always || !small) && !(isCorrection && key === 'service_date') && !isMet(fields),
  )
  // A page of which next to nothing was read says nothing about the paper.
  if (missing.length > REQUIREMENTS.length / 2) return []
  return missing.map(({ key, name }) => {
    const message = `The invoice does not show ${name}, which ${small ? 'section 33 UStDV' : 'section 14 UStG'} asks for: look for it on the page, else ask the supplier for a complete invoice before deducting input tax.`
    return makeFinding(fields, 'required_missing', message, [key])
  })
}

/** A German supplier: its VAT id or tax number says so, else language and currency with a German address. */
function isGerman(fields: Fields): boolean {
  const vatId = textOf(fields, 'sender_vat_id')
  if (vatId !== null) return vatId.startsWith('DE')
  const taxNumber = textOf(fields, 'sender_tax_number')
  if (taxNumber !== null && /^\d{2,3}[/ ]?\d{3,4}[/ ]?\d{4,5}$/.test(taxNumber)) return true
  return (
    textOf(fields, 'language') === 'de' &&
    textOf(fields, 'currency') === 'EUR' &&
    /(?<!\d)\d{5} \p{Lu}/u.test(textOf(fields, 'sender_address') ?? '')
  )
}

function isSmall(fields: Fields): boolean {
  const gross = toDecimal(textOf(fields, 'gross_amount') ?? textOf(fields, 'amount_due'))
  if (gross === null) return false
  return (gross < 0n ? -gross : gross) <= toDecimal(SMALL_AMOUNT)!
}

function hasRateOrReason(fields: Fields): boolean {
  return rowsOf(fields, 'tax_breakdowns').some((row) => row['tax_rate'] != null || row['tax_exemption_reason'] != null)
}
