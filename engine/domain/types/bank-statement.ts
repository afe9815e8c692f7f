import { ALL_TYPES } from './all-types.ts'
import { INVOICE } from './invoice.ts'
import { SALARY_STATEMENT } from './salary-statement.ts'
import type { TypeEntry } from './key-entry.ts'

export const BANK_STATEMENT = {
  de: 'Kontoauszug',
  en: 'Bank statement',
  keys: {
    ...ALL_TYPES,
    account_holder: INVOICE.keys.account_holder,
    iban: INVOICE.keys.iban,
    bic: INVOICE.keys.bic,
    statement_number: { kind: 'string', de: 'Auszugsnummer', en: 'Statement number' },
    period_start: SALARY_STATEMENT.keys.period_start,
    period_end: SALARY_STATEMENT.keys.period_end,
    opening_balance: { kind: 'amount', de: 'Anfangssaldo', en: 'Opening balance' },
    closing_balance: { kind: 'amount', de: 'Endsaldo', en: 'Closing balance' },
    total_credits: { kind: 'amount', de: 'Summe Gutschriften', en: 'Total credits' },
    total_debits: { kind: 'amount', de: 'Summe Belastungen', en: 'Total debits' },
    transactions: {
      kind: {
        booking_date: 'date',
        value_date: 'date',
        booking_text: 'string',
        counterparty_name: 'string',
        counterparty_iban: 'string',
        purpose: 'string',
        amount: 'amount',
      },
      de: 'Umsätze',
      en: 'Transactions',
    },
  },
} as const satisfies TypeEntry
