import { addDays } from '../../../../domain/dates.ts'
import type { FieldValue, Row } from '../../../../domain/field.ts'
import { toCents } from '../../../../domain/money.ts'
import { addAmounts } from '../add-amounts.ts'
import { chooseAccount, writeAccount } from '../choose-account.ts'
import { findAll, findText } from '../find-elements.ts'
import { normalizeAmount, normalizeDate, normalizeNumber } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'
import { mapFatturaPaMeans } from './map-fatturapa-codes.ts'
import type { FatturaPaSums } from './parse-fatturapa-sums.ts'

/** Interest and the like add at most a tenth. */
const MOST_ADDED = 10

/** How, where to, until when and how much is to be paid. */
export function readFatturaPaPayment(body: XmlElement | null, sums: FatturaPaSums): Record<string, FieldValue> {
  const parts = findAll(body, 'DatiPagamento/DettaglioPagamento')
  const account = chooseAccount(parts.map((part) => ({ number: findText(part, 'IBAN'), part })))
  // What belongs together is taken from one way to pay: that of the account.
  const part = account?.part ?? parts[0] ?? null
  const text = (name: string): string | null =>
    findText(part, name) ?? findText(body, `DatiPagamento/DettaglioPagamento/${name}`)
  const days = parts.flatMap((part) => readDueDate(part, body) ?? [])
  return {
    amount_due: readAmountDue(parts, sums),
    payment_due_date: days.toSorted().at(-1) ?? null,
    payment_reference: text('CodicePagamento'),
    payment_means: mapFatturaPaMeans(text('ModalitaPagamento')),
    iban: writeAccount(account?.number ?? null),
    bic: findText(part, 'BIC'),
    account_holder: findText(part, 'Beneficiario'),
    cash_discounts: parts.flatMap(readDiscount),
  }
}

/** A day, or a count of days from one, without it from the day of issue. */
function readDueDate(part: XmlElement, body: XmlElement | null): string | null {
  const day = normalizeDate(findText(part, 'DataScadenzaPagamento'))
  const count = findText(part, 'GiorniTerminiPagamento')
  if (day !== null || count === null || !/^\d{1,3}$/.test(count)) return day
  const start =
    normalizeDate(findText(part, 'DataRiferimentoTerminiPagamento')) ??
    normalizeDate(findText(body, 'DatiGenerali/DatiGeneraliDocumento/Data'))
  return start === null ? null : addDays(start, Number(count))
}

/**
 * The instalments together, also where interest or a stamp duty makes them a little more than the whole. Else they are ways to pay the
 * same sum: each names it, or it is what the sums leave to pay, as it is without any.
 */
function readAmountDue(parts: readonly XmlElement[], { values, payable }: FatturaPaSums): string | null {
  const amounts = parts.flatMap((part) => findText(part, 'ImportoPagamento') ?? [])
  const sum = addAmounts(...amounts)
  const gross = values['gross_amount'] ?? null
  if (sum === null || gross === null) return amounts.length === 0 ? payable : sum
  const cents = amounts.map((amount) => toCents(normalizeAmount(amount)!))
  const wholes = [gross, payable].map((whole) => toCents(whole ?? ''))
  const namesWhole = cents.every((part) => wholes.some((whole) => Math.abs(part - whole) <= 1))
  if (namesWhole) return normalizeAmount(amounts[0]!)
  const excess = Math.abs(toCents(sum)) - Math.abs(toCents(gross))
  return parts.length === 1 || excess * MOST_ADDED <= Math.abs(toCents(gross)) ? sum : payable
}

/** A discount for paying early is an amount: its percentage is given where it is a plain one. */
function readDiscount(part: XmlElement): Row[] {
  const discount = toCents(normalizeAmount(findText(part, 'ScontoPagamentoAnticipato')) ?? '')
  const whole = toCents(normalizeAmount(findText(part, 'ImportoPagamento')) ?? '')
  const percent = (discount * 100) / whole
  const day = normalizeDate(findText(part, 'DataLimitePagamentoAnticipato'))
  if (Number.isNaN(discount) || discount === 0 || day === null) return []
  const isPlain = Number.isInteger(percent * 2)
  return [{ days: null, percent: isPlain ? normalizeNumber(String(percent)) : null, due_date: day, base_amount: null }]
}
