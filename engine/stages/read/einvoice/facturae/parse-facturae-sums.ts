import { addAll, addAmounts, takeAmounts } from '../add-amounts.ts'
import { findOne, findText, findTexts } from '../find-elements.ts'
import { findIncluded } from '../find-included.ts'
import { normalizeAmount } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'

/** The totals. InvoiceTotal is the one after the taxes that the customer withholds, but some write that before: BT-112 is the one before. */
export function readFacturaeSums(invoice: XmlElement | null): Record<string, string | null> {
  const totals = findOne(invoice, 'InvoiceTotals')
  const amount = (name: string): string | null => normalizeAmount(findText(totals, name))
  const net = amount('TotalGrossAmountBeforeTaxes')
  const tax = amount('TotalTaxOutputs') ?? addAmounts(...findTexts(invoice, 'TaxesOutputs/Tax/TaxAmount/TotalAmount'))
  const total = amount('InvoiceTotal')
  const withheld = findText(totals, 'TotalTaxesWithheld')
  const isBefore = findIncluded(total, addAll(net, tax), { withheld: takeAmounts('0.00', withheld) })?.size === 0
  return {
    net_amount: net,
    total_tax_amount: tax,
    gross_amount: total === null ? addAll(net, tax) : isBefore ? total : addAmounts(total, withheld),
    allowance_amount: amount('TotalGeneralDiscounts'),
    charge_amount: amount('TotalGeneralSurcharges'),
    prepaid_amount: amount('TotalPaymentsOnAccount'),
    amount_due: amount('TotalExecutableAmount') ?? amount('TotalOutstandingAmount'),
  }
}

/** Taxes withheld, subsidies, guarantees kept back and payment in kind, less expenses that the seller laid out or adds for the time to pay. */
export function sumWithheld(invoice: XmlElement | null): string | null {
  const totals = findOne(invoice, 'InvoiceTotals')
  const kept = [
    'TotalTaxesWithheld',
    'Subsidies/Subsidy/SubsidyAmount',
    'AmountsWithheld/WithholdingAmount',
    'PaymentInKind/PaymentInKindAmount',
  ].flatMap((path) => findTexts(totals, path))
  const added = ['TotalReimbursableExpenses', 'TotalFinancialExpenses'].flatMap((path) => findTexts(totals, path))
  return takeAmounts(addAmounts('0.00', ...kept), ...added)
}
