import { LANGUAGES } from '../../../../languages/languages.ts'
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
import { joinVocabularies, type Vocabulary } from './vocabulary.ts'

const OWN: Readonly<Record<string, Vocabulary>> = {
  invoice: INVOICE,
  'credit-note': {
    labels: { ...INVOICE.labels, ...CREDIT_NOTE.labels },
    weakLabels: CREDIT_NOTE.weakLabels ?? {},
    phrases: [...(INVOICE.phrases ?? []), ...(CREDIT_NOTE.phrases ?? [])],
  },
  reminder: REMINDER,
  'salary-statement': SALARY_STATEMENT,
  'bank-statement': BANK_STATEMENT,
  contract: CONTRACT,
  'balance-sheet': BALANCE_SHEET,
  'tax-assessment-note': TAX_ASSESSMENT_NOTE,
  timesheet: TIMESHEET,
  letter: LETTER,
  other: OTHER,
}

/** How the papers of each type word what the others do not say. */
export const VOCABULARIES: Readonly<Record<string, Vocabulary>> = Object.fromEntries(
  Object.entries(OWN).map(([type, vocabulary]) => [
    type,
    joinVocabularies([vocabulary, ...LANGUAGES.flatMap(({ fields }) => fields?.types?.[type] ?? [])]),
  ]),
)
