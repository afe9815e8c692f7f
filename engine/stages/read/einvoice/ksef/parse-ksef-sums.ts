import { toCents } from '../../../../domain/money.ts'
import { addAmounts, takeAmounts } from '../add-amounts.ts'
import { findText, findTexts, qualifiedName } from '../find-elements.ts'
import type { XmlElement } from '../read-xml.ts'

const PAID_IN_PARTS = 'Platnosc/ZaplataCzesciowa/KwotaZaplatyCzesciowej'

/** Totals stand in the form only by rate: net and tax are sums of them. Tax in zlotys beside another currency has a W behind its field. */
export function readKsefSums(invoice: XmlElement | null): Record<string, string | null> {
  const gross = addAmounts(findText(invoice, 'P_15'))
  const prepaid = readPrepaid(invoice, gross)
  return {
    net_amount: sumFields(invoice, /^P_13_\d/),
    total_tax_amount: sumFields(invoice, /^P_14_\d$/),
    gross_amount: gross,
    prepaid_amount: prepaid,
    amount_due: readAmountDue(invoice, gross, prepaid),
  }
}

function sumFields(invoice: XmlElement | null, name: RegExp): string | null {
  const fields = (invoice?.children ?? []).filter((field) => name.test(qualifiedName(field) ?? ''))
  return addAmounts(...fields.map(({ text }) => text.trim()))
}

/** What was paid in parts, or the whole where the invoice is marked as paid. */
function readPrepaid(invoice: XmlElement | null, gross: string | null): string | null {
  const parts = findTexts(invoice, PAID_IN_PARTS)
  if (parts.length > 0) return addAmounts(...parts)
  return findText(invoice, 'Platnosc/Zaplacono') === '1' ? gross : null
}

/** What a settlement of charges and deductions leaves to pay or to give back; else what is not yet paid. */
function readAmountDue(invoice: XmlElement | null, gross: string | null, prepaid: string | null): string | null {
  const due = addAmounts(findText(invoice, 'Rozliczenie/DoZaplaty'))
  const overpaid = addAmounts(findText(invoice, 'Rozliczenie/DoRozliczenia'))
  if (due !== null) return due
  if (overpaid !== null) return takeAmounts('0.00', overpaid)
  if (gross === null || prepaid === null) return findText(invoice, PAID_IN_PARTS) === null ? gross : null
  return Math.abs(toCents(prepaid)) > Math.abs(toCents(gross)) ? null : takeAmounts(gross, prepaid)
}
