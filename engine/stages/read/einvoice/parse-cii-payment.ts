import { addDays } from '../../../domain/dates.ts'
import type { FieldValue, Row } from '../../../domain/field.ts'
import { isValidIban, normalizeIban } from '../../../domain/iban.ts'
import { findAll, findOne, findText, findTexts } from './find-elements.ts'
import { mapPaymentMeans } from './map-codes.ts'
import { joinParts, normalizeAmount, normalizeNumber } from './normalize-values.ts'
import { readCiiDate } from './parse-cii-date.ts'
import { readCashDiscounts } from './read-payment-terms.ts'
import type { XmlElement } from './read-xml.ts'

const PAYEE = 'ram:PayeePartyCreditorFinancialAccount'
const PAYER = 'ram:PayerPartyDebtorFinancialAccount'
const DISCOUNT = 'ram:ApplicableTradePaymentDiscountTerms'

/** BT-9, BT-20 and BG-16 to BG-19 of a cross industry invoice, and its cash discounts. */
export function readCiiPayment(settlement: XmlElement | null): Record<string, FieldValue> {
  const means = findAll(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans')
  const chosen = chooseMeans(means)
  const number =
    readAccount(chosen, PAYEE) ?? readAccount(settlement, `ram:SpecifiedTradeSettlementPaymentMeans/${PAYER}`)
  const terms = findAll(settlement, 'ram:SpecifiedTradePaymentTerms')
  const prose = joinParts(findTexts(settlement, 'ram:SpecifiedTradePaymentTerms/ram:Description'), '\n')
  return {
    payment_due_date: readDueDate(terms),
    payment_reference: findText(settlement, 'ram:PaymentReference'),
    payment_means: mapPaymentMeans(findText(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode')),
    iban: number === null ? null : normalizeIban(number),
    bic: findText(chosen, 'ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID'),
    account_holder: findText(chosen, `${PAYEE}/ram:AccountName`),
    mandate_reference: findText(settlement, 'ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID'),
    creditor_id: findText(settlement, 'ram:CreditorReferenceID'),
    payment_terms: prose,
    cash_discounts: [...terms.flatMap(readDiscountTerms), ...readCashDiscounts(prose)],
  }
}

/** Of several accounts the first with a valid IBAN, else with what is called an IBAN, else any. */
function chooseMeans(means: readonly XmlElement[]): XmlElement | null {
  const iban = (entry: XmlElement): string | null => findText(entry, `${PAYEE}/ram:IBANID`)
  return (
    means.find((entry) => isValidIban(iban(entry) ?? '')) ??
    means.find((entry) => iban(entry) !== null) ??
    means.find((entry) => readAccount(entry, PAYEE) !== null) ??
    null
  )
}

/** BT-84: an IBAN, else the account's number in another system. */
function readAccount(from: XmlElement | null, path: string): string | null {
  return findText(from, `${path}/ram:IBANID`) ?? findText(from, `${path}/ram:ProprietaryID`)
}

/** The last day of all terms, which is that for the full amount: terms with a discount end earlier. */
function readDueDate(terms: readonly XmlElement[]): string | null {
  const days = terms.map((term) => readCiiDate(term, 'ram:DueDateDateTime')).filter((day) => day !== null)
  return days.toSorted().at(-1) ?? null
}

/** Cash discounts of the EXTENDED profile. The term counts from the basis date where one is given. */
function readDiscountTerms(term: XmlElement): readonly Row[] {
  return findAll(term, DISCOUNT).map((discount) => {
    const measure = findOne(discount, 'ram:BasisPeriodMeasure')
    const count = normalizeNumber(measure?.text ?? null)
    const days = count !== null && (measure?.attributes['unitCode'] ?? 'DAY') === 'DAY' ? count : null
    const basis = readCiiDate(discount, 'ram:BasisDateTime')
    const counted = basis !== null && days !== null ? addDays(basis, Number(days)) : null
    return {
      days,
      percent: normalizeNumber(findText(discount, 'ram:CalculationPercent')),
      due_date: counted ?? readCiiDate(term, 'ram:DueDateDateTime'),
      base_amount: normalizeAmount(findText(discount, 'ram:BasisAmount')),
    }
  })
}
