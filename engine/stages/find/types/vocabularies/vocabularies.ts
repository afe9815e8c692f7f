import type { KeyEntries } from '../../../../domain/types/key-entry.ts'
import { TYPE_ENTRIES } from '../../../../domain/types/type-entries.ts'
import { LANGUAGES } from '../../../../languages/languages.ts'
import { BALANCE_SHEET } from './balance-sheet.ts'
import { BANK_STATEMENT } from './bank-statement.ts'
import { CONTRACT } from './contract.ts'
import { CREDIT_NOTE } from './credit-note.ts'
import { INVOICE } from './invoice.ts'
import { LETTER } from './letter.ts'
import { OTHER } from './other.ts'
import { REMINDER } from './reminder.ts'
import { REMINDER_LANGUAGES } from './reminder-languages.ts'
import { SALARY_STATEMENT } from './salary-statement.ts'
import { TAX_ASSESSMENT_NOTE } from './tax-assessment-note.ts'
import { TIMESHEET_LANGUAGES } from './timesheet-languages.ts'
import { TIMESHEET } from './timesheet.ts'
import { joinVocabularies, type LabelTable, type Vocabulary } from './vocabulary.ts'

const OWN: Readonly<Record<string, Vocabulary>> = {
  invoice: INVOICE,
  'credit-note': {
    labels: { ...INVOICE.labels, ...CREDIT_NOTE.labels },
    weakLabels: CREDIT_NOTE.weakLabels ?? {},
    phrases: [...(INVOICE.phrases ?? []), ...(CREDIT_NOTE.phrases ?? [])],
  },
  reminder: joinVocabularies([REMINDER, REMINDER_LANGUAGES]),
  'salary-statement': SALARY_STATEMENT,
  'bank-statement': BANK_STATEMENT,
  contract: CONTRACT,
  'balance-sheet': BALANCE_SHEET,
  'tax-assessment-note': TAX_ASSESSMENT_NOTE,
  timesheet: joinVocabularies([TIMESHEET, TIMESHEET_LANGUAGES]),
  letter: LETTER,
  other: OTHER,
}

/** What letters call the references of both sides. */
const ANSWERED: readonly Vocabulary[] = LANGUAGES.flatMap(({ answers }) => [
  ...nameReference('your_reference', answers?.yourReference),
  ...nameReference('our_reference', answers?.ourReference),
])

/** What payslips call what the tax on wages is taken of. */
const TAXED: readonly Vocabulary[] = LANGUAGES.flatMap(({ wages }) =>
  wages?.taxable === undefined ? [] : [{ labels: { taxable_gross: ['amount', wages.taxable] } }],
)

function nameReference(key: string, label: string | undefined): readonly Vocabulary[] {
  return label === undefined ? [] : [{ labels: { [key]: ['code', label] } }]
}

/** How the papers of each type word what the others do not say: as told here, in the table of keys and by the languages. */
export const VOCABULARIES: Readonly<Record<string, Vocabulary>> = Object.fromEntries(
  Object.entries(TYPE_ENTRIES).map(([type, { keys }]) => [
    type,
    joinVocabularies([
      OWN[type] ?? { labels: {} },
      { labels: listLabels(keys) },
      ...(type === 'letter' ? ANSWERED : []),
      ...(type === 'salary-statement' ? TAXED : []),
      ...LANGUAGES.flatMap(({ fields }) => fields?.types?.[type] ?? []),
    ]),
  ]),
)

function listLabels(keys: KeyEntries): LabelTable {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([key, { labels }]) => (labels ? [[key, labels] as const] : [])),
  )
}
