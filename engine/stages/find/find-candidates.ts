import type { CandidateTable } from '../../domain/candidates.ts'
import { addDays, endOfMonth } from '../../domain/dates.ts'
import type { DocumentType } from '../../domain/document.ts'
import { scalarOf, type Candidate } from '../../domain/field.ts'
import type { FractionBox, Page } from '../../domain/page.ts'
import { listTaxRates } from '../../domain/tax-rates.ts'
import { codeCandidates } from './codes/find-codes.ts'
import { detectLanguage, type Language } from './context/detect-language.ts'
import { findCountries, leaveHinted, type CountryEvidence } from './context/find-countries.ts'
import { findCurrency } from './context/find-currency.ts'
import { findPayment } from './context/find-payment.ts'
import { settleDueDates } from './context/find-dated-terms.ts'
import { findTerms } from './context/find-terms.ts'
import { findLabelled } from './find-labelled.ts'
import { findLooseDates } from './find-dates.ts'
import { findPeriod } from './find-period.ts'
import { deriveReference } from './find-reference.ts'
import { findTitleNumber, isPurchaseOrder } from './find-trade-paper.ts'
import { findBankDetails } from './identifiers/find-bank-details.ts'
import { findCompanyDetails } from './identifiers/find-company-details.ts'
import { layOut, type Layout } from './layout.ts'
import { findContractParties } from './parties/find-contract-parties.ts'
import { findParties } from './parties/find-parties.ts'
import { findRows } from './tables/find-rows.ts'
import { findAmounts } from './totals/find-amounts.ts'
import { findExemptions } from './totals/find-exemptions.ts'
import { giveToRecipient } from './parties/give-to-recipient.ts'
import { shortenNames } from './parties/shorten-names.ts'
import { turnOrder } from './parties/turn-order.ts'
import { findTaxRows } from './totals/find-tax-rows.ts'
import { findForType } from './types/find-for-type.ts'
import { detectDateOrder, type DateOrder } from './values/scan-dates.ts'

/** What is known of the document besides its pages. */
export interface FindContext {
  /** The caller's hint, `de` or `en-US`; null: detect. */
  readonly locale: string | null
  /** Payloads of QR codes with their places. */
  readonly codes: readonly { readonly text: string; readonly page: number; readonly box: FractionBox }[]
  readonly additionalText: string | null
}

/** Types with the totals of an invoice; a payslip's gross amount or a reminder's amount due is another thing. */
const TOTALLED: ReadonlySet<DocumentType> = new Set(['invoice', 'credit-note', 'other'])
/** Types whose terms set the day of payment; other papers count days for an appeal or a notice. */
const PAID: ReadonlySet<DocumentType> = new Set(['invoice', 'credit-note', 'reminder'])
const NO_TOTALS = { amounts: [], printed: [], tendered: [], taxRows: [], exemptions: [] } as const

/** Everything on the pages that may be a field's value, generously; choosing is another stage's work. */
export function findCandidates(pages: readonly Page[], type: DocumentType, context: FindContext): CandidateTable {
  const layout = layOut(pages)
  const language = readLanguage(layout, context.locale)
  const order = readDateOrder(layout, context.locale, language)

  const labelled = readForType(findLabelled(layout, order), type)
  const parties = type === 'other' && isPurchaseOrder(layout) ? turnOrder(findParties(layout)) : findParties(layout)
  const bank = findBankDetails(layout)
  const scalars: Record<string, Candidate[]> = {}
  const add = (key: string, candidates: readonly Candidate[]): void => {
    if (!key.startsWith('_')) scalars[key] = [...(scalars[key] ?? []), ...candidates]
  }

  Object.entries(labelled).forEach(([key, candidates]) => add(key, candidates))
  if (type === 'other') add('document_number', findTitleNumber(layout))
  add('issue_date', leaveOut(findLooseDates(layout, order), labelled))
  if (type === 'contract') Object.entries(findContractParties(layout)).forEach(([key, found]) => add(key, found))
  add('sender_name', parties.sender_name)
  if (isTrade(type)) add('sender_name', shortenNames(parties.sender_name))
  add('recipient_name', parties.recipient_name)
  add('iban', bank.iban)
  add('bic', bank.bic)
  Object.entries(findCompanyDetails(layout)).forEach(([key, candidates]) => add(key, candidates))
  Object.entries(findPayment(layout)).forEach(([key, candidates]) => add(key, candidates))
  Object.entries(findPeriod(layout, order)).forEach(([key, candidates]) => add(key, candidates))
  add('payment_reference', deriveReference(layout, scalars['document_number'] ?? []))
  const countries = findCountries(layout)
  add('currency', findCurrency(layout, countries))
  if (language !== null) add('language', [describeLanguage(language, context.locale)])
  const special = findForType(layout, type, order, scalars)
  Object.assign(scalars, special.scalars)
  if (PAID.has(type)) {
    add('payment_due_date', deriveDueDates(layout, scalars['issue_date'] ?? []))
    scalars['payment_due_date'] = settleDueDates(scalars['payment_due_date'] ?? [], layout, order)
  }
  Object.entries(codeCandidates(context.codes)).forEach(([key, candidates]) => add(key, candidates))
  const amounts = TOTALLED.has(type) ? findAmounts(layout) : NO_TOTALS
  Object.entries(findRows(layout, type, { order, amounts, scalars })).forEach(([key, found]) => add(key, found))

  const given = giveToRecipient(scalars, layout, type)
  const paper = { scalars: given, addresses: [...parties.addresses, ...special.addresses] }
  if (!TOTALLED.has(type)) return { ...paper, ...NO_TOTALS }
  return {
    ...paper,
    ...amounts,
    taxRows: findTaxRows(layout, usualRates(countries, scalars['issue_date'] ?? [])),
    exemptions: findExemptions(layout),
  }
}

/** The rates of the countries that the paper tells, in its year; all known ones where it tells none. */
function usualRates(countries: readonly CountryEvidence[], issueDates: readonly Candidate[]): ReadonlySet<number> {
  const issue = issueDates.toSorted((a, b) => b.confidence - a.confidence).at(0)
  const told = leaveHinted(countries).map(({ country }) => country)
  return listTaxRates(told, issue === undefined ? null : Number(scalarOf(issue).slice(0, 4)))
}

function isTrade(type: DocumentType): boolean {
  return type === 'invoice' || type === 'credit-note'
}

/** "Rechnung vom ..." dates an invoice, but names the corrected one on a credit note (BT-25, BT-26). */
function readForType(labelled: Record<string, Candidate[]>, type: DocumentType): Record<string, Candidate[]> {
  const {
    _invoice_date: dates = [],
    _original_date: originals = [],
    _original_number: numbers = [],
    ...others
  } = labelled
  if (type === 'credit-note') {
    return { ...others, original_document_date: [...originals, ...dates], original_document_number: numbers }
  }
  return { ...others, issue_date: [...(others['issue_date'] ?? []), ...dates] }
}

function readLanguage(layout: Layout, locale: string | null): Language | null {
  if (locale !== null) return locale.slice(0, 2) as Language
  return detectLanguage(layout.segments.map((segment) => segment.text).join('\n'))
}

function readDateOrder(layout: Layout, locale: string | null, language: Language | null): DateOrder {
  if (locale === 'en-US') return 'month-first'
  const isAmerican =
    locale === null &&
    language === 'en' &&
    layout.segments.some(({ text }) => /\b[A-Z][a-z]+,? [A-Z]{2},? \d{5}\b|\bUSA\b|United States|\bUSD\b/.test(text)) &&
    layout.segments.some(({ text }) => text.includes('$'))
  return detectDateOrder(layout.segments, isAmerican ? 'month-first' : 'day-first')
}

/** A loose date that another label has claimed (due, delivery, order ...) is not the date of issue. */
function leaveOut(
  loose: readonly Candidate[],
  labelled: Readonly<Record<string, readonly Candidate[]>>,
): readonly Candidate[] {
  const placeOf = ({ page, box }: Candidate): string => `${page}: ${box?.join()}`
  const claimed = new Set(
    Object.entries(labelled)
      .filter(([key]) => key !== 'issue_date')
      .flatMap(([, candidates]) => candidates.map((candidate) => placeOf(candidate))),
  )
  return loose.map((candidate) =>
    claimed.has(placeOf(candidate)) ? { ...candidate, confidence: candidate.confidence * 0.5 } : candidate,
  )
}

/** Issue date plus printed terms; the sentence with the terms is the evidence. */
function deriveDueDates(layout: Layout, issueDates: readonly Candidate[]): readonly Candidate[] {
  const issue = issueDates.toSorted((a, b) => b.confidence - a.confidence).at(0)
  if (issue === undefined) return []
  return findTerms(layout).map((term) => {
    const due = addDays(issue.value as string, term.days)
    return {
      ...term.candidate,
      value: term.endOfMonth ? endOfMonth(due) : due,
      confidence: Math.min(term.candidate.confidence * 0.85, issue.confidence * 0.97),
      source: 'derived',
      reason: `${term.candidate.reason} from the date of issue`,
    }
  })
}

function describeLanguage(language: Language, locale: string | null): Candidate {
  return {
    value: language,
    text: '',
    page: null,
    box: null,
    confidence: 0.9,
    source: 'derived',
    reason: locale === null ? 'small words of the text' : 'language given with the document',
  }
}
