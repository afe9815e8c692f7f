import { ALL_TYPES } from './all-types.ts'
import type { TypeEntry } from './key-entry.ts'

export const CONTRACT = {
  de: 'Vertrag',
  en: 'Contract',
  keys: {
    ...ALL_TYPES,
    contract_type: { kind: 'string', de: 'Vertragsart', en: 'Contract type' },
    subject: { kind: 'string', de: 'Betreff', en: 'Subject' },
    notice_period: { kind: 'string', de: 'Kündigungsfrist', en: 'Notice period' },
    governing_law: { kind: 'string', de: 'Anwendbares Recht', en: 'Governing law' },
    jurisdiction: { kind: 'string', de: 'Gerichtsstand', en: 'Jurisdiction' },
    parties: { kind: { name: 'string', role: 'string', address: 'string' }, de: 'Vertragsparteien', en: 'Parties' },
    signature_date: { kind: 'date', de: 'Unterschrieben am', en: 'Signed on' },
    start_date: { kind: 'date', de: 'Beginn', en: 'Start' },
    end_date: { kind: 'date', de: 'Ende', en: 'End' },
    term_months: { kind: 'integer', de: 'Laufzeit in Monaten', en: 'Term in months' },
    auto_renewal: { kind: 'boolean', de: 'Verlängert sich', en: 'Renews itself' },
    recurring_amount: { kind: 'amount', de: 'Laufender Betrag', en: 'Recurring amount' },
    total_amount: { kind: 'amount', de: 'Gesamtbetrag', en: 'Total amount' },
  },
} as const satisfies TypeEntry
