import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { makeFinding, textOf } from './make-finding.ts'

/** Pairs of dates of which the first must not be after the second. */
const ORDERS: readonly (readonly [first: string, second: string, code: string])[] = [
  ['issue_date', 'payment_due_date', 'due_before_issue'],
  ['service_period_start', 'service_period_end', 'period_ends_before_start'],
  ['period_start', 'period_end', 'period_ends_before_start'],
  ['start_date', 'end_date', 'period_ends_before_start'],
  ['entry_date', 'exit_date', 'period_ends_before_start'],
  ['original_document_date', 'issue_date', 'issued_before_original'],
  ['issue_date', 'objection_deadline', 'due_before_issue'],
]

/** Dates that stand in the wrong order. */
export function checkDates(fields: Fields): Finding[] {
  return ORDERS.flatMap(([first, second, code]) => {
    const early = textOf(fields, first)
    const late = textOf(fields, second)
    if (early === null || late === null || early <= late) return []
    const message = `${first} ${early} is after ${second} ${late}: compare both dates with the page.`
    return [makeFinding(fields, code, message, [first, second])]
  })
}
