import { letThrow, type Attempt } from '../../domain/attempt.ts'
import type { CandidateTable } from '../../domain/candidates.ts'
import { addDays, endOfMonth } from '../../domain/dates.ts'
import type { DocumentType } from '../../domain/document.ts'
import { scalarOf, type Candidate } from '../../domain/field.ts'
import type { FractionBox, Page } from '../../domain/page.ts'
import { listTaxRates, TAX_RATES } from '../../domain/tax-rates.ts'
import { setPages } from '../../domain/typeset-text.ts'
import { codeCandidates } from './codes/find-codes.ts'
import { decideDateOrder } from './context/decide-date-order.ts'
import { detectLanguage } from '../../languages/detect-language.ts'
import { findCountries, leaveHinted, type CountryEvidence } from './context/find-countries.ts'
import { findComingDue } from './context/find-coming-due.ts'
import { findCurrency } from './context/find-currency.ts'
import { findPayment } from './context/find-payment.ts'
import { findDiscounts } from './context/find-discounts.ts'
import { findNotes } from './context/find-notes.ts'
import { settleDueDates } from './context/find-dated-terms.ts'
import { findTerms } from './context/find-terms.ts'
import { tellCountry } from './context/tell-country.ts'
import { findLabelled } from './find-labelled.ts'
import { findLooseDates } from './find-dates.ts'
import { findPeriod } from './find-period.ts'
import { deriveReference } from './payment/derive-reference.ts'
import { findAccountHolders } from './payment/find-account-holders.ts'
import { findPaymentReferences } from './payment/find-payment-references.ts'
import { findTitleNumber, isPurchaseOrder } from './find-trade-paper.ts'
import { findBankDetails } from './identifiers/find-bank-details.ts'
import { arrangeWeights, type PhraseReader } from '../../learning/phrases/phrase-reader.ts'
import { findPhrases } from './phrases/find-phrases.ts'
import { findCompanyDetails } from './identifiers/find-company-details.ts'
import { layOut, type Layout } from './layout.ts'
import { findContractParties } from './parties/find-contract-parties.ts'
import { findParties, type PartyCandidates } from './parties/find-parties.ts'
import { findRows } from './tables/find-rows.ts'
import { listRoleWords } from './tables/parties/list-role-words.ts'
import { readSpanRoles } from './tables/parties/read-span-roles.ts'
import { findAdjustments } from './totals/find-adjustments.ts'
import { findAmounts } from './totals/find-amounts.ts'
import { findExemptions } from './totals/find-exemptions.ts'
import { listSpans } from './spans/list-spans.ts'
import { findStatedSums } from './said/find-stated-sums.ts'
import { leavePages } from './said/leave-pages.ts'
import { giveToRecipient } from './parties/give-to-recipient.ts'
import { shortenNames } from './parties/shorten-names.ts'
import { turnOrder } from './parties/turn-order.ts'
import { findTaxRows } from './totals/find-tax-rows.ts'
import { findUntaxed } from './totals/find-untaxed.ts'
import { leaveReasonsOfItems } from './types/credits/find-credit-reasons.ts'
import { findForType } from './types/find-for-type.ts'

/** What is known of the document besides its pages. */
export interface FindContext {
  /** The caller's hint, `de` or `en-US`; null: detect. */
  readonly locale: string | null
  /** Payloads of QR codes with their places. */
  readonly codes: readonly { readonly text: string; readonly page: number; readonly box: FractionBox }[]
  /** False for pages whose amounts are no totals (classify/states-totals). */
  readonly statesTotals?: boolean
  /** What came with the document: its mail, a note; plain text. */
  readonly additionalText: string | null
  /** Reads what is said in sentences; the shipped one where none is given. */
  readonly phrases?: PhraseReader
}

/** Types with the totals of an invoice; a payslip's gross amount or a reminder's amount due is another thing. */
const TOTALLED: ReadonlySet<DocumentType> = new Set(['invoice', 'credit-note', 'other'])
/** Types whose terms set the day of payment; other papers count days for an appeal or a notice. */
const PAID: ReadonlySet<DocumentType> = new Set(['invoice', 'credit-note', 'reminder'])
/** Characters of the text beside a document that are searched: its beginning says what it is about. */
const MOST_SAID = 10_000
const NO_NAMES = { sender_name: [], recipient_name: [] }
const NO_PERIOD = { service_period_start: [], service_period_end: [] }
const NO_TOTALS = { amounts: [], printed: [], tendered: [], taxRows: [], exemptions: [] } as const
const NO_SPANS = { texts: [''], spans: [] }
/** Phrases were learned from pages; of a message nothing is known. */
const NOTHING_LEARNED = arrangeWeights([], new Float32Array(), [])

/**
 * Everything on the pages, and in the text beside them, that may be a field's value, generously; choosing is another stage's work.
 * @param attempt runs each finder, so that a mistake in one costs its own candidates
 */
export function findCandidates(
  pages: readonly Page[],
  type: DocumentType,
  context: FindContext,
  attempt: Attempt = letThrow,
): CandidateTable {
  const table = findOnPages(pages, type, context, attempt)
  if (context.additionalText === null) return table
  const said = attempt<Parameters<typeof findSaid>, CandidateTable['said']>(
    findSaid,
    undefined,
    context.additionalText,
    type,
    context,
    attempt,
  )
  return said === undefined ? table : { ...table, said }
}

/** The text read like a paper of its own, with the sum that it states for the document. */
function findSaid(
  text: string,
  type: DocumentType,
  { locale }: FindContext,
  attempt: Attempt,
): NonNullable<CandidateTable['said']> {
  const pages = setPages(text.slice(0, MOST_SAID))
  const table = findOnPages(pages, type, { locale, codes: [], phrases: NOTHING_LEARNED }, attempt)
  const stated = TOTALLED.has(type) ? attempt(findStatedSums, [], layOut(pages)) : []
  return { pages, table: leavePages({ ...table, amounts: [...table.amounts, ...stated] }) }
}

function findOnPages(
  pages: readonly Page[],
  type: DocumentType,
  context: Omit<FindContext, 'additionalText'>,
  attempt: Attempt,
): CandidateTable {
  const layout = attempt(layOut, { pages: [], segments: [] }, pages)
  const language = attempt(readLanguage, null, layout, context.locale)
  const named = attempt(findParties, { ...NO_NAMES, addresses: [] }, layout)
  const isOrder = type === 'other' && attempt(isPurchaseOrder, false, layout)
  const parties = isOrder ? attempt(turnOrder, named, named) : named
  const bank = attempt(findBankDetails, { iban: [], bic: [] }, layout)
  const countries = attempt(findCountries, [], layout)
  const currencies = attempt(findCurrency, [], layout, countries)
  const country = findCountry(parties, bank.iban)
  const order = attempt(decideDateOrder, 'day-first', {
    locale: context.locale,
    texts: layout.segments,
    country,
    currency: bestOf(currencies),
    language,
  })

  const labelled = readForType(attempt(findLabelled, {}, layout, order), type)
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
  addAll(attempt(findPayment, {}, layout))
  addAll({ ...attempt(findPeriod, NO_PERIOD, layout, order) })
  add('payment_reference', attempt(deriveReference, [], layout, scalars))
  add('currency', currencies)
  if (language !== null) add('language', [describeLanguage(language, context.locale)])
  const special = attempt(findForType, { scalars, addresses: [] }, layout, type, order, scalars, attempt)
  Object.assign(scalars, special.scalars)
  if (PAID.has(type) || type === 'tax-assessment-note')
    add('payment_reference', attempt(findPaymentReferences, [], layout))
  if (isTrade(type) || type === 'bank-statement') add('account_holder', attempt(findAccountHolders, [], layout, type))
  if (isTrade(type)) {
    add('cash_discounts', attempt(findDiscounts, [], layout, order, bestOf(scalars['issue_date'] ?? [])))
    add('notes', attempt(findNotes, [], layout))
  }
  if (PAID.has(type)) {
    add('payment_due_date', attempt(deriveDueDates, [], layout, scalars['issue_date'] ?? []))
    const issued = bestOf(scalars['issue_date'] ?? [])
    add('payment_due_date', attempt(findComingDue, [], layout, order, issued))
    const days = scalars['payment_due_date'] ?? []
    scalars['payment_due_date'] = attempt(settleDueDates, days, days, layout, order)
  }
  const phrases = attempt(findPhrases, {}, layout, type, context.phrases)
  addAll(attempt(leaveReasonsOfItems, phrases, phrases, layout, type))
  addAll(attempt(codeCandidates, {}, context.codes))
  const labelledSums = TOTALLED.has(type) ? attempt(findAmounts, NO_TOTALS, layout) : NO_TOTALS
  const adjustments = TOTALLED.has(type) ? attempt(findAdjustments, [], layout) : []
  const amounts = { ...labelledSums, amounts: [...labelledSums.amounts, ...adjustments] }
  addAll(attempt(findRows, {}, layout, type, { order, amounts, scalars }))

  const given = attempt(giveToRecipient, scalars, scalars, layout, type)
  const addresses = [...parties.addresses, ...special.addresses]
  const paper = { scalars: given, addresses, spans: attempt(listSpans, NO_SPANS, layout, order) }
  if (type === 'contract')
    return {
      ...paper,
      ...NO_TOTALS,
      roles: attempt(readSpanRoles, new Map(), paper.spans, layout),
      roleWords: attempt(listRoleWords, [], layout),
    }
  if (!TOTALLED.has(type)) return { ...paper, ...NO_TOTALS }
  const rates = attempt(usualRates, TAX_RATES, countries, country, scalars['issue_date'] ?? [])
  const taxRows = [...attempt(findTaxRows, [], layout, rates), ...attempt(findUntaxed, [], layout)]
  const totalled = { ...paper, ...amounts, taxRows, exemptions: attempt(findExemptions, [], layout) }
  return context.statesTotals === false ? { ...totalled, statesTotals: false } : totalled
}

/** The rates of the countries that the paper tells and of its sender's, in its year; all known ones where it tells none. */
function usualRates(
  countries: readonly CountryEvidence[],
  sender: string | null,
  issueDates: readonly Candidate[],
): ReadonlySet<number> {
  const issue = issueDates.toSorted((a, b) => b.confidence - a.confidence).at(0)
  const told = leaveHinted(countries).map(({ country }) => country)
  // A paper from a country without signs of its own may name others.
  const all = told.length === 0 || sender === null ? told : [...told, sender]
  return listTaxRates(all, issue === undefined ? null : Number(scalarOf(issue).slice(0, 4)))
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

function readLanguage(layout: Layout, locale: string | null): string | null {
  if (locale !== null) return locale.slice(0, 2)
  return detectLanguage(layout.segments.map((segment) => segment.text).join('\n'))
}

/** Where the sender is: by the address under its name, else by the country of its account. */
function findCountry({ sender_name, addresses }: PartyCandidates, ibans: readonly Candidate[]): string | null {
  const name = bestOf(sender_name)
  const address = addresses.find((other) => other.name === name)?.candidate
  return (address === undefined ? null : tellCountry(scalarOf(address))) ?? bestOf(ibans)?.slice(0, 2) ?? null
}

function bestOf(candidates: readonly Candidate[]): string | null {
  const best = candidates.toSorted((a, b) => b.confidence - a.confidence).at(0)
  return best === undefined ? null : scalarOf(best)
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

function describeLanguage(language: string, locale: string | null): Candidate {
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
