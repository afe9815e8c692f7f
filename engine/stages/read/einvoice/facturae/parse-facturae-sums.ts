import { addAmounts, isZero } from '../add-amounts.ts'
import { findOne, findText, findTexts } from '../find-elements.ts'
import { normalizeAmount } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'

/** The totals. InvoiceTotal is the one after the taxes that the customer withholds: BT-112 is the one before. */
export function readFacturaeSums(invoice: XmlElement | null): Record<string, string | null> {
  const totals = findOne(invoice, 'InvoiceTotals')
  const amount = (name: string): string | null => normalizeAmount(findText(totals, name))
  const net = amount('TotalGrossAmountBeforeTaxes')
  const tax = amount('TotalTaxOutputs') ?? addAmounts(...findTexts(invoice, 'TaxesOutputs/Tax/TaxAmount/TotalAmount'))
  const total = amount('InvoiceTotal')
  const withheld = amount('TotalTaxesWithheld')
  return {
    net_amount: net,
    total_tax_amount: tax,
    gross_amount: isZero(withheld) ? total : total === null ? addAmounts(net, tax) : addAmounts(total, withheld),
    allowance_amount: amount('TotalGeneralDiscounts'),
    charge_amount: amount('TotalGeneralSurcharges'),
    prepaid_amount: amount('TotalPaymentsOnAccount'),
    amount_due: amount('TotalExecutableAmount') ?? amount('TotalOutstandingAmount'),
  }
}
