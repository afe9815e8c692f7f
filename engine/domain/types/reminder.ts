import { ALL_TYPES } from './all-types.ts'
import { INVOICE } from './invoice.ts'
import type { TypeEntry } from './key-entry.ts'

export const REMINDER = {
  de: 'Mahnung',
  en: 'Reminder',
  keys: {
    ...ALL_TYPES,
    reminder_level: { kind: 'integer', de: 'Mahnstufe', en: 'Reminder level' },
    payment_due_date: INVOICE.keys.payment_due_date,
    claims: {
      kind: { document_number: 'string', issue_date: 'date', payment_due_date: 'date', open_amount: 'amount' },
      de: 'Offene Posten',
      en: 'Open items',
    },
    principal_amount: { kind: 'amount', de: 'Hauptforderung', en: 'Principal' },
    reminder_fee: { kind: 'amount', de: 'Mahngebühr', en: 'Reminder fee' },
    interest_amount: { kind: 'amount', de: 'Zinsen', en: 'Interest' },
    amount_due: INVOICE.keys.amount_due,
    interest_rate: { kind: 'number', de: 'Zinssatz', en: 'Interest rate' },
    iban: INVOICE.keys.iban,
    bic: INVOICE.keys.bic,
    payment_reference: INVOICE.keys.payment_reference,
  },
} as const satisfies TypeEntry
