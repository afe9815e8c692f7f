import type { FieldValue, Row } from '../../../../domain/field.ts'
import { isValidIban } from '../../../../domain/iban.ts'
import { chooseAccount, writeAccount } from '../choose-account.ts'
import { findAll, findOne, findText } from '../find-elements.ts'
import { joinParts, normalizeDate, normalizeNumber } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'

/** FormaPlatnosci: cash, card, voucher, cheque, credit, transfer, by telephone. */
const PAYMENT_MEANS: Readonly<Record<string, string>> = {
  '1': 'cash',
  '2': 'card',
  '3': 'other',
  '4': 'other',
  '5': 'other',
  '6': 'transfer',
  '7': 'online',
}

/** Terms and account. Where the claim was sold it is the factor's account that counts. */
export function readKsefPayment(invoice: XmlElement | null): Record<string, FieldValue> {
  const payment = findOne(invoice, 'Platnosc')
  const terms = findAll(payment, 'TerminPlatnosci')
  const days = terms.flatMap((term) => normalizeDate(findText(term, 'Termin')) ?? [])
  const code = findText(payment, 'FormaPlatnosci')
  const account = readAccount(payment, findText(invoice, 'KodWaluty'))
  return {
    payment_due_date: days.toSorted().at(-1) ?? null,
    payment_means: code === null ? findText(payment, 'PlatnoscInna') && 'other' : (PAYMENT_MEANS[code] ?? 'other'),
    iban: writeAccount(account?.number ?? null),
    bic: findText(account?.element ?? null, 'SWIFT'),
    payment_terms: joinParts(
      [
        ...terms.map(describeTerm),
        joinParts([findText(payment, 'Skonto/WarunkiSkonta'), findText(payment, 'Skonto/WysokoscSkonta')], ': '),
        findText(payment, 'OpisPlatnosci'),
      ],
      '\n',
    ),
    cash_discounts: findAll(payment, 'Skonto').flatMap(readDiscount),
  }
}

/** Of several accounts that whose description names the invoice's currency. */
function readAccount(payment: XmlElement | null, currency: string | null) {
  const accounts = ['RachunekBankowyFaktora', 'RachunekBankowy'].map((name) =>
    findAll(payment, name).map((element) => ({ number: addPrefix(findText(element, 'NrRB')), element })),
  )
  const stated = accounts.find((group) => group.length > 0) ?? []
  const fitting = stated.filter(
    ({ element }) => currency !== null && findText(element, 'OpisRachunku')?.toUpperCase().includes(currency) === true,
  )
  return chooseAccount(fitting) ?? chooseAccount(stated)
}

/** A Polish number is written without its country, an IBAN all the same. */
function addPrefix(number: string | null): string | null {
  return number !== null && isValidIban(`PL${number}`) ? `PL${number}` : number
}

/** Words in FA(2); in FA(3) a count of units from an event. */
function describeTerm(term: XmlElement): string | null {
  const description = findOne(term, 'TerminOpis')
  const parts = ['Ilosc', 'Jednostka', 'ZdarzeniePoczatkowe'].map((name) => findText(description, name))
  return joinParts(parts, ' ') ?? description?.text ?? null
}

/** Discounts are written in words: only a percentage and days in figures are taken from them. */
function readDiscount(discount: XmlElement): Row[] {
  const said = `${findText(discount, 'WysokoscSkonta') ?? ''} ${findText(discount, 'WarunkiSkonta') ?? ''}`
  const percent = /(\d{1,2}(?:[.,]\d+)?)\s*%/.exec(said)?.[1]?.replace(',', '.') ?? null
  const days = /(\d{1,3})\s*dni/i.exec(said)?.[1] ?? null
  if (percent === null) return []
  return [{ days, percent: normalizeNumber(percent), due_date: null, base_amount: null }]
}
