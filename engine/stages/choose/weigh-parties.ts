import type { Candidate } from '../../domain/field.ts'
import { surround, toFractions, type FractionBox } from '../../domain/page.ts'
import type { SpanTable } from '../../domain/spans.ts'
import type { Rankings } from './rank-values.ts'

/** How much of what the ranker holds for each party's stands around a place; 0 for none, about 1 for each detail right beside it. */
export interface PartyShares {
  readonly sender: number
  readonly recipient: number
}

/** Keys whose values stand beside the name of the party that they belong to. */
const DETAILS: Readonly<Record<keyof PartyShares, readonly string[]>> = {
  sender: [
    'sender_name',
    'sender_address',
    'sender_vat_id',
    'sender_tax_number',
    'sender_register_number',
    'sender_phone',
    'sender_email',
    'iban',
  ],
  recipient: ['recipient_name', 'recipient_address', 'recipient_vat_id', 'customer_number'],
}
const PARTIES = ['sender', 'recipient'] as const

/** Less likely values say nothing of a place. */
const LEAST_CHANCE = 0.1
/** Share of the page's height: about three lines away a detail counts a third. */
const REACH = 0.04

/** A function from a candidate for a key to what stands around it; values of the same key do not speak for each other. */
export function weighParties(
  { spans }: SpanTable,
  rankings: Rankings,
): (key: string, candidate: Candidate) => PartyShares {
  const details = PARTIES.flatMap((party) =>
    DETAILS[party].flatMap((key) =>
      (rankings.get(key)?.values ?? [])
        .filter(({ chance }) => chance >= LEAST_CHANCE)
        .map(({ span, chance }) => {
          const { page, words } = spans[span]!
          const box = toFractions(surround(words.map((word) => word.box)), page)
          return { party, key, kind: kindOf(key), chance, page: page.number, box, slope: page.width / page.height }
        }),
    ),
  )
  return (key, { page, box }) => {
    const shares = { sender: 0, recipient: 0 }
    if (page === null || box === null) return shares
    for (const detail of details) {
      if (detail.page !== page || detail.kind === kindOf(key)) continue
      shares[detail.party] += detail.chance * Math.exp(-gapBetween(box, detail.box, detail.slope) / REACH)
    }
    return shares
  }
}

/** "sender_name" and "recipient_name" are asked of the same texts. */
function kindOf(key: string): string {
  return key.replace(/^(?:sender|recipient)_/, '')
}

/** Shares of the page's height. */
function gapBetween(a: FractionBox, b: FractionBox, slope: number): number {
  const across = Math.max(0, a[0] - b[2], b[0] - a[2]) * slope
  const down = Math.max(0, a[1] - b[3], b[1] - a[3])
  return Math.hypot(across, down)
}
