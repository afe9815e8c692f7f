import { letThrow, type Attempt } from '../../../domain/attempt.ts'
import type { CandidateTable } from '../../../domain/candidates.ts'
import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import type { Layout } from '../layout.ts'
import type { DateOrder } from '../values/scan-dates.ts'
import { findAddressBlocks } from './names/find-address-blocks.ts'
import { findApprovals } from './names/find-approvals.ts'
import { deriveDeadline } from './days/derive-deadline.ts'
import { deriveStanding } from './days/derive-standing.ts'
import { findCitedLetters } from './letters/find-cited-letters.ts'
import { findContactPersons } from './letters/find-contact-persons.ts'
import { findCreditReasons } from './credits/find-credit-reasons.ts'
import { findContractDays } from './contracts/find-contract-days.ts'
import { findContractPartiesInLines } from './contracts/find-contract-lines.ts'
import { findContractSubjects } from './contracts/subjects/find-contract-subjects.ts'
import { findContractSums } from './contracts/find-contract-sums.ts'
import { findFootNames } from './names/find-foot-names.ts'
import { findIssuers } from './names/find-issuers.ts'
import { findLetterParties, leaveRecipientLines, leaveRecipients } from './letters/find-letter-parties.ts'
import { findLetterPhones } from './letters/find-letter-phones.ts'
import { findLoosePeriods } from './days/find-loose-periods.ts'
import { findNoticePeriods } from './contracts/find-notice-periods.ts'
import { findOtherSigners, isWorkersName } from './names/find-other-signers.ts'
import { findPhones } from './names/find-phones.ts'
import { findRepeatedAddresses } from './names/find-repeated-addresses.ts'
import { findReportingDates } from './days/find-reporting-dates.ts'
import { findSettlement } from './find-settlement.ts'
import { findSenderAddresses } from './letters/find-sender-addresses.ts'
import { findSignatures } from './contracts/find-signatures.ts'
import { findSubject } from './letters/find-subject.ts'
import { findTitledNumbers } from './titles/find-titled-numbers.ts'
import { findTitledNames } from './names/find-titled-names.ts'
import { findTitle } from './titles/find-title.ts'
import { findTypeFields } from './labelled/find-type-fields.ts'
import { findTypePhrases } from './find-type-phrases.ts'
import { findWorkers } from './names/find-workers.ts'
import { findWrappedIbans } from './find-wrapped-ibans.ts'
import { leaveRecurring } from './contracts/leave-recurring.ts'
import { leaveToOthers } from './settled/leave-to-others.ts'
import { leaveUnsaid } from './settled/leave-unsaid.ts'
import { joinLines, type RunningText } from './running-text.ts'
import { settleDemand } from './settled/settle-demand.ts'
import { settleBirthDates } from '../../../domain/settle-birth-dates.ts'
import { findTaxedBase } from './pay/find-taxed-base.ts'
import { settleAccountParties } from './settled/settle-account-parties.ts'
import { settlePaperParties } from './settled/settle-paper-parties.ts'
import { settleSums } from './settled/settle-sums.ts'

type Scalars = Record<string, readonly Candidate[]>

export interface FoundForType {
  /** All candidates, those found before included. */
  readonly scalars: Record<string, Candidate[]>
  readonly addresses: CandidateTable['addresses']
}

const NO_PARTIES = { senders: [], recipients: [], addresses: [] }
const NO_TEXT: RunningText = { text: '', parts: [] }
/** A statement goes to who holds the account. */
const HOLDER_IS_RECIPIENT = 0.85
/** A contract without a day beside its signatures is signed on the day that it bears. */
const DATED_IS_SIGNED = 0.6
const PAID_IS_NET = 0.7
const TOLD_IS_ISSUED = 0.5
/** A name that needs no help. */
const GOOD = 0.45
const SURE = 0.7
const ASSESSED_IS_DUE = 0.85
const ADDRESSED_IS_CLIENT = 0.6
/** Where the law knows one number of a taxpayer only. */
const ID_IS_NUMBER = 0.45
/** A credit note that does not say so is none that the customer wrote for the seller (UNTDID 1001: 381, not 261 or 389). */
const BILLED_BY_SELLER: Candidate = {
  value: 'false',
  text: '',
  page: null,
  box: null,
  confidence: 0.8,
  source: 'derived',
  reason: 'nothing says that the customer bills',
}
const SAME_DAY =
  /(?:leistungs|liefer)\p{L}*(?:datum|tag|zeitpunkt)[^.]{0,40}(?:entspricht|gleich|identisch|=|ist)[^.]{0,12}(?:rechnungs|beleg)(?:datum|tag)|(?:rechnungs|beleg)datum (?:entspricht|=|gleich|ist)[^.]{0,20}(?:leistungs|liefer)(?:datum|tag)|date of supply[^.]{0,20}(?:same as|equals|is)[^.]{0,12}(?:invoice date|date of (?:issue|invoice))/iu

/**
 * What a type's own words say, added to what was found without knowing the type.
 * @param attempt runs each finder, so that a mistake in one costs its own candidates
 */
export function findForType(
  layout: Layout,
  type: DocumentType,
  order: DateOrder,
  general: Scalars,
  attempt: Attempt = letThrow,
): FoundForType {
  const running = attempt(joinLines, NO_TEXT, layout)
  const read = merge([attempt(findTypeFields, {}, layout, type, order), attempt(findSettlement, {}, layout, type)])
  const labelled = attempt(settleSums, read, read, type)
  const issuers = attempt(findIssuers, { names: [], addresses: [] }, layout, type)
  const said = attempt(findTypePhrases, {}, running, type, order)
  const claimed = type === 'reminder' ? merge([labelled, said]) : labelled
  const found = merge([
    attempt(leaveToOthers, general, general, claimed, layout, type),
    labelled,
    said,
    attempt(findLoosePeriods, {}, layout, type, order),
    {
      sender_name: [
        ...issuers.names,
        ...attempt(findTitledNames, [], layout, type, issuers.names.length > 0),
        ...attempt(findFootNames, [], layout, type),
      ],
      document_number: attempt(findTitledNumbers, [], layout, type),
      iban: attempt(findWrappedIbans, [], running),
      sender_phone: [...attempt(findPhones, [], layout), ...attempt(findLetterPhones, [], layout, type)],
    },
    attempt(findContractPartiesInLines, {}, layout, type),
    attempt(findContractDays, {}, running, type, order),
    attempt(findContractSubjects, {}, layout, running, type),
    attempt(findContractSums, {}, running, type),
    attempt(findNoticePeriods, {}, running, type),
    attempt(findReportingDates, {}, layout, type, order),
    attempt(findSubject, {}, layout, type),
    { credit_reason: attempt(findCreditReasons, [], layout, type) },
    attempt(findTitle, {}, layout, type),
    attempt(findSignatures, {}, layout, type, order),
    attempt(findApprovals, {}, layout, type, order),
    attempt(findWorkers, {}, layout, type),
    { taxable_gross: attempt(findTaxedBase, [], layout, type) },
  ])
  const blocks = attempt(findAddressBlocks, NO_PARTIES, layout, type, found['sender_name'] ?? [])
  const letter = attempt(findLetterParties, NO_PARTIES, layout, type, found['sender_name'] ?? [])
  const derived = merge([
    type === 'timesheet'
      ? leaveWorkerOut(found)
      : { ...found, sender_name: leaveRecipientLines(found['sender_name'] ?? [], letter.recipients) },
    type === 'tax-assessment-note' ? attempt(deriveStanding, {}, layout, running, found) : {},
    { sender_name: hasGood(found['sender_name'], SURE) ? [] : blocks.senders },
    { sender_name: letter.senders },
    { recipient_name: letter.recipients },
    { contact_person: attempt(findContactPersons, [], layout, type, found) },
    { your_reference: attempt(findCitedLetters, [], layout, type, found['your_reference'] ?? []) },
    {
      recipient_name: blocks.recipients.filter(
        ({ confidence }) => confidence > SURE || !hasGood(found['recipient_name']),
      ),
    },
    type === 'salary-statement' ? equalPay(found) : {},
    type === 'timesheet' ? addressedClient(found) : {},
    type === 'timesheet' ? attempt(findOtherSigners, {}, layout, found) : {},
    type === 'tax-assessment-note' ? owedInWhole(found) : {},
    type === 'tax-assessment-note' ? { tax_number: lowered(found['tax_id'] ?? [], ID_IS_NUMBER) } : {},
    type === 'contract' ? { signature_date: lowered(found['issue_date'] ?? [], DATED_IS_SIGNED) } : {},
    isInvoice(type) ? { service_date: deriveServiceDate(running, found['issue_date'] ?? []) } : {},
    type === 'bank-statement' ? { account_holder: deriveHolder(found['recipient_name'] ?? []) } : {},
    type === 'credit-note' && found['self_billed'] === undefined ? { self_billed: [BILLED_BY_SELLER] } : {},
  ])
  const dated = { ...derived, ...attempt(settleDays, {}, derived, type) }
  const demand = attempt(settleDemand, dated, dated, layout, type, order)
  const settled = settleType(demand, layout, type, running, attempt)
  const kept = Object.entries(type === 'contract' ? attempt(leaveRecurring, settled, settled) : settled).filter(
    ([key]) => !key.startsWith('_'),
  )
  const names = [...(found['sender_name'] ?? []), ...(found['recipient_name'] ?? [])]
  const senders = leaveRecipients(settled['sender_name'] ?? [], letter.recipients)
  const addresses = [
    ...issuers.addresses,
    ...blocks.addresses,
    ...letter.addresses,
    ...attempt(findSenderAddresses, [], layout, type, senders),
    ...attempt(findRepeatedAddresses, [], layout, names),
  ]
  return { scalars: Object.fromEntries(kept), addresses }
}

/** What the type settles between its fields once all of them are found. */
function settleType(
  found: Record<string, Candidate[]>,
  layout: Layout,
  type: DocumentType,
  running: RunningText,
  attempt: Attempt,
): Record<string, Candidate[]> {
  if (type === 'reminder') {
    const days = attempt(deriveDeadline, [], { running, issueDates: found['issue_date'] ?? [] })
    return merge([found, { payment_due_date: days }])
  }
  if (type === 'bank-statement') return attempt(settleAccountParties, found, found, layout)
  const settled = attempt(settlePaperParties, found, found, layout, type)
  return attempt(leaveUnsaid, settled, settled, layout, type)
}

function merge(tables: readonly Scalars[]): Record<string, Candidate[]> {
  const all: Record<string, Candidate[]> = {}
  for (const [key, candidates] of tables.flatMap((table) => Object.entries(table)))
    (all[key] ??= []).push(...candidates)
  return all
}

function hasGood(candidates: readonly Candidate[] = [], least = GOOD): boolean {
  return candidates.some(({ confidence }) => confidence > least)
}

/** Without further deductions net pay and payout are one sum, printed once. */
function equalPay(found: Scalars): Scalars {
  const { net_amount: net = [], payout_amount: payout = [] } = found
  if (net.length > 0 && payout.length > 0) return {}
  return { net_amount: lowered(payout, PAID_IS_NET), payout_amount: lowered(net, PAID_IS_NET) }
}

/** A tax that is asked for by a day, with nothing paid on it before and nothing named as the rest, is due as it was assessed. */
function owedInWhole(found: Scalars): Scalars {
  const isAsked = hasGood(found['payment_due_date'], SURE)
  const isSettled = ['amount_due', 'refund_amount', 'prepaid_amount'].some((key) => hasGood(found[key]))
  return isAsked && !isSettled ? { amount_due: lowered(found['assessed_amount'] ?? [], ASSESSED_IS_DUE) } : {}
}

/** Days that the paper's other days tell more about. */
function settleDays(found: Scalars, type: DocumentType): Record<string, Candidate[]> {
  if (type === 'contract') return { issue_date: leaveToldDays(found) }
  return type === 'salary-statement' ? { birth_date: settleBirthDates(found) } : {}
}

/** A day of which a contract says what begins or ends on it was not announced as that of the paper. */
function leaveToldDays({ issue_date: days = [], start_date: starts = [], end_date: ends = [] }: Scalars): Candidate[] {
  const told = new Set([...starts, ...ends].filter(({ confidence }) => confidence > SURE).map(({ value }) => value))
  const isLoose = ({ value, confidence }: Candidate): boolean => confidence < GOOD && told.has(value)
  return days.map((day) => (isLoose(day) ? { ...day, confidence: day.confidence * TOLD_IS_ISSUED } : day))
}

/** Nobody approves their own hours, though they sign for them. */
function leaveWorkerOut(found: Scalars): Scalars {
  const { approved_by: approvers = [], employee_name: workers = [] } = found
  const isOwn = ({ value }: Candidate): boolean => isWorkersName(value as string, workers)
  return { ...found, approved_by: approvers.filter((name) => !isOwn(name)) }
}

/** A timesheet goes to the client, unless it is the worker who is addressed. */
function addressedClient({ recipient_name: recipients = [], employee_name: workers = [] }: Scalars): Scalars {
  const names = workers.map(({ value }) => value as string)
  return {
    client_name: lowered(
      recipients.filter(({ value }) => !names.some((name) => (value as string).includes(name))),
      ADDRESSED_IS_CLIENT,
    ),
  }
}

function isInvoice(type: DocumentType): boolean {
  return type === 'invoice' || type === 'credit-note'
}

/** "Leistungsdatum entspricht Rechnungsdatum" (section 31 (4) UStDV asks for no more). */
function deriveServiceDate(running: RunningText, issueDates: readonly Candidate[]): readonly Candidate[] {
  if (!SAME_DAY.test(running.text)) return []
  return lowered(issueDates, 0.9).map((candidate) => ({
    ...candidate,
    source: 'derived',
    reason: 'stated as the date of issue',
  }))
}

function lowered(candidates: readonly Candidate[], worth: number): readonly Candidate[] {
  return candidates.map((candidate) => ({ ...candidate, confidence: candidate.confidence * worth }))
}

function deriveHolder(recipients: readonly Candidate[]): readonly Candidate[] {
  return recipients.map((candidate) => ({
    ...candidate,
    confidence: candidate.confidence * HOLDER_IS_RECIPIENT,
    reason: `${candidate.reason}, to whom the statement goes`,
  }))
}
