import { BALANCE_SHEET } from './balance-sheet.ts'
import { BANK_STATEMENT } from './bank-statement.ts'
import { CONTRACT } from './contract.ts'
import { CREDIT_NOTE } from './credit-note.ts'
import { INVOICE } from './invoice.ts'
import { LETTER } from './letter.ts'
import { OTHER } from './other.ts'
import { REMINDER } from './reminder.ts'
import { SALARY_STATEMENT } from './salary-statement.ts'
import { TAX_ASSESSMENT_NOTE } from './tax-assessment-note.ts'
import { TIMESHEET } from './timesheet.ts'
import type { TypeEntry } from './key-entry.ts'

/** The standard types of the v1 contract (section 1): each is a file. */
export const TYPE_ENTRIES = {
  invoice: INVOICE,
  'credit-note': CREDIT_NOTE,
  reminder: REMINDER,
  'salary-statement': SALARY_STATEMENT,
  'bank-statement': BANK_STATEMENT,
  contract: CONTRACT,
  'balance-sheet': BALANCE_SHEET,
  'tax-assessment-note': TAX_ASSESSMENT_NOTE,
  timesheet: TIMESHEET,
  letter: LETTER,
  other: OTHER,
} as const satisfies Readonly<Record<string, TypeEntry>>
