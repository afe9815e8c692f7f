import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { findHeaders } from '../../tables/layout/find-headers.ts'
import { BOOKING_COLUMNS } from '../../tables/transactions/booking-words.ts'

type Scalars = Record<string, Candidate[]>

/** Names who holds the account at least so surely. */
const SURE = 0.6
/** A statement goes to who holds the account, and the other way round. */
const SAME = 0.9
/** An address block that is not the bank's is the one of its customer. */
const ADDRESSED = 0.62
/** Of the page's height: below stand imprints. */
const FOOT = 0.88
const BANK_WORD =
  /bank|sparkasse|kasse\b|bausparkasse|building society|credit union|bancorp|\btrust\b|savings|payments|finance|\be-?money\b/iu
/** Captions of an account's facts that stand like names. */
const CAPTION =
  /^(?:sort code|currency|währung|account|konto|iban|bic|swift|statement|auszug|sheet|page|seite|blatt|number|nummer|date|datum|period|zeitraum|opening|closing|balance|saldo)\b/iu
const NAME_KEYS = ['sender_name', 'recipient_name', 'account_holder'] as const

/**
 * The parties of an account statement: the bank writes to who holds the account. Names in the bookings and their headings are
 * those of others; the customer is no sender; an address block without a bank's name is the customer's.
 */
export function settleAccountParties(found: Scalars, layout: Layout): Scalars {
  const tops = findTables(layout)
  const isBooked = ({ page, box }: Candidate): boolean => {
    const top = tops.get(page ?? 0)
    return top !== undefined && box !== null && box[1] >= top && box[1] < FOOT
  }
  const [senders = [], recipients = [], holders = []] = NAME_KEYS.map((key) =>
    (found[key] ?? []).filter((candidate) => !isBooked(candidate) && !CAPTION.test(scalarOf(candidate))),
  )
  const banks = senders.filter((candidate) => BANK_WORD.test(scalarOf(candidate)))
  const isBlock = (candidate: Candidate): boolean =>
    banks.length > 0 && !banks.includes(candidate) && candidate.reason.endsWith('address block')
  const named = holders.filter(({ confidence }) => confidence >= SURE)
  const addressed = (named.length > 0 ? [] : senders)
    .filter(isBlock)
    .map((candidate) => weigh(candidate, ADDRESSED / candidate.confidence))
  const customers = new Set([...named, ...addressed].map((candidate) => fold(scalarOf(candidate))))
  return {
    ...found,
    sender_name: senders.filter((candidate) => !customers.has(fold(scalarOf(candidate)))),
    recipient_name: [...recipients, ...addressed, ...named.map((candidate) => weigh(candidate, SAME))],
    account_holder: [...holders, ...addressed.map((candidate) => weigh(candidate, SAME))],
  }
}

function weigh(candidate: Candidate, factor: number): Candidate {
  return { ...candidate, confidence: Math.min(0.95, candidate.confidence * factor) }
}

/** Where on each page the headings of the bookings stand, as a fraction of its height. */
function findTables(layout: Layout): ReadonlyMap<number, number> {
  return new Map(
    layout.pages.flatMap((page) => {
      const [first] = findHeaders(page, BOOKING_COLUMNS, 3)
      if (first === undefined) return []
      return [[page.page.number, page.lines[first.first]!.box[1] / page.page.height - 0.003] as const]
    }),
  )
}
