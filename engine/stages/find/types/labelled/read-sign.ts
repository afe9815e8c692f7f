import type { Segment } from '../../../../domain/lines.ts'
import type { PageLayout } from '../../layout.ts'

const DEBIT = /^\s*(?:S|Soll|D|DR|Dr|OD|Debit|zu Ihren Lasten)(?![\p{L}\d])/u

/** Banks print the side behind the amount: "388,93 S" is owed by the account's holder; "H", "CR" and nothing are not. */
export function isDebit(segment: Segment, to: number, page: PageLayout): boolean {
  const behind = segment.text.slice(to)
  if (behind.trim() !== '') return DEBIT.test(behind)
  const next = page.lines[segment.line]!.segments.find((other) => other.box[0] >= segment.box[2])
  return next !== undefined && next.box[0] - segment.box[2] < 40 && DEBIT.test(next.text)
}
