import { ALL_TYPES } from './all-types.ts'
import type { TypeEntry } from './key-entry.ts'

export const BALANCE_SHEET = {
  de: 'Bilanz',
  en: 'Balance sheet',
  keys: {
    ...ALL_TYPES,
    reporting_date: { kind: 'date', de: 'Stichtag', en: 'Reporting date' },
    prior_reporting_date: { kind: 'date', de: 'Vorjahresstichtag', en: 'Prior reporting date' },
    unit_scale: { kind: 'integer', de: 'Einheit (Faktor)', en: 'Unit scale' },
    fixed_assets: { kind: 'amount', de: 'Anlagevermögen', en: 'Fixed assets' },
    current_assets: { kind: 'amount', de: 'Umlaufvermögen', en: 'Current assets' },
    total_assets: { kind: 'amount', de: 'Summe Aktiva', en: 'Total assets' },
    equity: { kind: 'amount', de: 'Eigenkapital', en: 'Equity' },
    provisions: { kind: 'amount', de: 'Rückstellungen', en: 'Provisions' },
    liabilities: { kind: 'amount', de: 'Verbindlichkeiten', en: 'Liabilities' },
    total_equity_and_liabilities: { kind: 'amount', de: 'Summe Passiva', en: 'Total equity and liabilities' },
    positions: {
      kind: { code: 'string', label: 'string', amount: 'amount', prior_amount: 'amount' },
      de: 'Bilanzposten',
      en: 'Balance sheet items',
    },
  },
} as const satisfies TypeEntry
