import { ALL_TYPES } from './all-types.ts'
import { INVOICE } from './invoice.ts'
import { REMINDER } from './reminder.ts'
import { SALARY_STATEMENT } from './salary-statement.ts'
import type { TypeEntry } from './key-entry.ts'

export const TAX_ASSESSMENT_NOTE = {
  de: 'Steuerbescheid',
  en: 'Tax assessment',
  keys: {
    ...ALL_TYPES,
    tax_type: { kind: 'string', de: 'Steuerart', en: 'Tax type' },
    assessment_period: { kind: 'string', de: 'Veranlagungszeitraum', en: 'Assessment period' },
    tax_number: { kind: 'string', de: 'Steuernummer', en: 'Tax number' },
    tax_id: SALARY_STATEMENT.keys.tax_id,
    assessed_amount: { kind: 'amount', de: 'Festgesetzter Betrag', en: 'Assessed amount' },
    prepaid_amount: INVOICE.keys.prepaid_amount,
    amount_due: INVOICE.keys.amount_due,
    refund_amount: { kind: 'amount', de: 'Erstattung', en: 'Refund' },
    interest_amount: REMINDER.keys.interest_amount,
    payment_due_date: INVOICE.keys.payment_due_date,
    iban: INVOICE.keys.iban,
    payment_reference: INVOICE.keys.payment_reference,
    prepayments: { kind: { due_date: 'date', amount: 'amount' }, de: 'Vorauszahlungen', en: 'Prepayments' },
    objection_deadline: { kind: 'date', de: 'Einspruchsfrist bis', en: 'Objection deadline' },
    provisional: { kind: 'boolean', de: 'Vorläufig', en: 'Provisional' },
    subject_to_review: { kind: 'boolean', de: 'Vorbehalt der Nachprüfung', en: 'Subject to review' },
  },
} as const satisfies TypeEntry
