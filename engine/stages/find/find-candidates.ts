import { letThrow, type Attempt } from '../../domain/attempt.ts'
import type { CandidateTable } from '../../domain/candidates.ts'
import { addDays, endOfMonth } from '../../domain/dates.ts'
import type { DocumentType } from '../../domain/document.ts'
import type { Candidate } from '../../domain/field.ts'
import type { FractionBox, Page } from '../../domain/page.ts'
import { codeCandidates } from './codes/find-codes.ts'
import { detectLanguage, type Language } from './context/detect-language.ts'
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
import { findParties, type PartyCandidates } from './parties/find-parties.ts'
import { findRows } from './tables/find-rows.ts'
import { findAmounts } from './totals/find-amounts.ts'
import { findExemptions } from './totals/find-exemptions.ts'
import { shortenNames } from './parties/shorten-names.ts'
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
const NO_NAMES = { sender_name: [], recipient_name: [] }
const NO_PERIOD = { service_period_start: [], service_period_end: [] }
const NO_TOTALS = { amounts: [], printed: [], tendered: [], taxRows: [], exemptions: [] } as const

/**
 * Everything on the pages that may be a field's value, generously; choosing is another stage's work.
 * @param attempt runs each finder, so that a mistake in one costs its own candidates
 */
export function findCandidates(
  pages: readonly Page[],
  type: DocumentType,
  context: FindContext,
  attempt: Attempt = letThrow,
): CandidateTable {
  const layout = attempt(layOut, { pages: [], segments: [] }, pages)
  const language = attempt(readLanguage, null, layout, context.locale)
  const order = attempt(readDateOrder, 'day-first', layout, context.locale, language)

  const labelled = readForType(attempt(findLabelled, {}, layout, order), type)
  const named = attempt(findParties, { ...NO_NAMES, addresses: [] }, layout)
  const parties = type === 'other' && attempt(isPurchaseOrder, false, layout) ? swapNamed(named) : named
  const bank = attempt(findBankDetails, { iban: [], bic: [] }, layout)
  const scalars: Record<string, Candidate[]> = {}
  const add = (key: string, candidates: readonly Candidate[]): void => {
    if (!key.startsWith('_')) scalars[key] = [...(scalars[key] ?? []), ...candidates]
  }
  const addAll = (found: Readonly<Record<string, readonly Candidate[]>>): void =>
    Object.entries(found).forEach(([key, candidates]) => add(key, candidates))

  addAll(labelled)
  if (type === 'other') add('document_number', attempt(findTitleNumber, [], layout))
  add('issue_date', leaveOut(attempt(findLooseDates, [], layout, order), labelled))
  if (type === 'contract') addAll(attempt(findContractParties, NO_NAMES, layout))
  add('sender_name', parties.sender_name)
  if (isTrade(type)) add('sender_name', attempt(shortenNames, [], parties.sender_name))
  add('recipient_name', parties.recipient_name)
  add('iban', bank.iban)
  add('bic', bank.bic)
  addAll(attempt(findCompanyDetails, {}, layout))
  scalars['recipient_vat_id'] = moveUnder(parties.recipient_name, scalars, 'sender_vat_id', 'recipient_vat_id')
  addAll(attempt(findPayment, {}, layout))
  addAll({ ...attempt(findPeriod, NO_PERIOD, layout, order) })
  add('payment_reference', attempt(deriveReference, [], layout, scalars['document_number'] ?? []))
  add('currency', attempt(findCurrency, [], layout))
  if (language !== null) add('language', [describeLanguage(language, context.locale)])
  const special = attempt(findForType, { scalars, addresses: [] }, layout, type, order, scalars, attempt)
  Object.assign(scalars, special.scalars)
  if (PAID.has(type)) {
    add('payment_due_date', attempt(deriveDueDates, [], layout, scalars['issue_date'] ?? []))
    const days = scalars['payment_due_date'] ?? []
    scalars['payment_due_date'] = attempt(settleDueDates, days, days, layout, order)
  }
  addAll(attempt(codeCandidates, {}, context.codes))
  const amounts = TOTALLED.has(type) ? attempt(findAmounts, NO_TOTALS, layout) : NO_TOTALS
  addAll(attempt(findRows, {}, layout, type, { order, amounts, scalars }))

  const paper = { scalars, addresses: [...parties.addresses, ...special.addresses] }
  if (!TOTALLED.has(type)) return { ...paper, ...NO_TOTALS }
  const taxRows = attempt(findTaxRows, [], layout)
  return { ...paper, ...amounts, taxRows, exemptions: attempt(findExemptions, [], layout) }
}

function isTrade(type: DocumentType): boolean {
  return type === 'invoice' || type === 'credit-note'
}

/** Seller and buyer by their headings: the buyer sends an order, the seller receives it. */
function swapNamed({ sender_name, recipient_name, addresses }: PartyCandidates): PartyCandidates {
  const isNamed = ({ reason }: Candidate): boolean => /^heading '(?!from|to|von|an|de|a)\b/iu.test(reason)
  return {
    sender_name: [...sender_name.filter((name) => !isNamed(name)), ...recipient_name.filter(isNamed)],
    recipient_name: [...recipient_name.filter((name) => !isNamed(name)), ...sender_name.filter(isNamed)],
    addresses,
  }
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

/** A number that stands in the block under the recipient's name is the recipient's: taken from one key, given with the other. */
function moveUnder(
  names: readonly Candidate[],
  scalars: Record<string, Candidate[]>,
  from: string,
  to: string,
): Candidate[] {
  const name = names.toSorted((a, b) => b.confidence - a.confidence).at(0)
  const isUnder = ({ page, box }: Candidate): boolean =>
    name?.box != null &&
    box !== null &&
    page === name.page &&
    box[1] > name.box[1] &&
    box[1] - name.box[3] < 0.12 &&
    Math.abs(box[0] - name.box[0]) < 0.14
  const moved = (scalars[from] ?? []).filter((candidate) => isUnder(candidate))
  scalars[from] = (scalars[from] ?? []).filter((candidate) => !isUnder(candidate))
  return [...(scalars[to] ?? []), ...moved]
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
