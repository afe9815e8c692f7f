import type { Row } from '../../../../domain/field.ts'
import { findAll, findOne, findText, findTexts } from '../find-elements.ts'
import type { TaxCategory } from '../map-codes.ts'
import { joinParts, normalizeAmount, normalizeNumber } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'

/** Why a row without tax has none is said in words alone: kinds of sales by what the law calls them. */
const SAYINGS: readonly (readonly [saying: RegExp, category: TaxCategory])[] = [
  [/inversi[oó]n del sujeto pasivo|reverse charge/iu, { mechanism: 'reverse_charge', taxability: 'taxable' }],
  [/intracomunitari|intra-community/iu, { mechanism: null, taxability: 'intra_community' }],
  [/exportaci|export/iu, { mechanism: null, taxability: 'export' }],
]
/** SpecialTaxableEventCode: taxed but exempt, not subject. */
const EVENTS: Readonly<Record<string, TaxCategory>> = {
  '01': { mechanism: 'seller_collected', taxability: 'exempt' },
  '02': { mechanism: null, taxability: 'not_subject' },
}
const TAXED: TaxCategory = { mechanism: 'seller_collected', taxability: 'taxable' }
const ZERO_RATED: TaxCategory = { mechanism: 'seller_collected', taxability: 'zero_rated' }

/** The taxes that are charged, the surcharge of retailers (recargo de equivalencia) in a row of its own. */
export function readFacturaeTaxes(invoice: XmlElement | null): Row[] {
  const untaxed = explainUntaxed(invoice)
  return findAll(invoice, 'TaxesOutputs/Tax').flatMap((tax) => {
    const rate = normalizeNumber(findText(tax, 'TaxRate'))
    const surcharge = normalizeNumber(findText(tax, 'EquivalenceSurcharge'))
    const taxable = normalizeAmount(findText(tax, 'TaxableBase/TotalAmount'))
    const amount = normalizeAmount(findText(tax, 'TaxAmount/TotalAmount'))
    const row = makeRow(taxable, amount, rate, rate === '0' ? untaxed : { category: TAXED, reason: null })
    if (surcharge === null || surcharge === '0') return [row]
    const added = normalizeAmount(findText(tax, 'EquivalenceSurchargeAmount/TotalAmount'))
    return [row, makeRow(taxable, added, surcharge, { category: TAXED, reason: null })]
  })
}

function makeRow(
  taxable: string | null,
  amount: string | null,
  rate: string | null,
  { category, reason }: { readonly category: TaxCategory; readonly reason: string | null },
): Row {
  return {
    taxable_amount: taxable,
    tax_amount: amount,
    tax_rate: rate,
    tax_collection_mechanism: category.mechanism,
    taxability: category.taxability,
    tax_exemption_reason: reason,
  }
}

/** Lines say whether they are exempt, they and the legal notes why. */
function explainUntaxed(invoice: XmlElement | null): { category: TaxCategory; reason: string | null } {
  const events = findAll(invoice, 'Items/InvoiceLine/SpecialTaxableEvent')
  const reasons = events.map((event) => findText(event, 'SpecialTaxableEventReason'))
  const literals = findTexts(invoice, 'LegalLiterals/LegalReference')
  const reason = joinParts([...new Set(reasons)], '; ') ?? joinParts(literals, ' ')
  const said = [...reasons, ...literals].join(' ')
  const code = findText(findOne(invoice, 'Items/InvoiceLine/SpecialTaxableEvent'), 'SpecialTaxableEventCode')
  const category = SAYINGS.find(([saying]) => saying.test(said))?.[1] ?? EVENTS[code ?? ''] ?? ZERO_RATED
  return { category, reason }
}
