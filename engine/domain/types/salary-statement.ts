import { ALL_TYPES } from './all-types.ts'
import { INVOICE } from './invoice.ts'
import type { TypeEntry } from './key-entry.ts'

const PAY_ROW = { code: 'string', label: 'string', quantity: 'number', rate: 'number', amount: 'amount' } as const

export const SALARY_STATEMENT = {
  de: 'Lohnabrechnung',
  en: 'Payslip',
  keys: {
    ...ALL_TYPES,
    period_start: { kind: 'date', de: 'Zeitraum von', en: 'Period from' },
    period_end: { kind: 'date', de: 'Zeitraum bis', en: 'Period to' },
    personnel_number: { kind: 'string', de: 'Personalnummer', en: 'Personnel number' },
    tax_id: { kind: 'string', de: 'Steuer-ID', en: 'Tax ID' },
    social_security_number: { kind: 'string', de: 'SV-Nummer', en: 'Social security number' },
    tax_class: { kind: 'string', de: 'Steuerklasse', en: 'Tax class' },
    health_insurer: { kind: 'string', de: 'Krankenkasse', en: 'Health insurer' },
    birth_date: { kind: 'date', de: 'Geburtsdatum', en: 'Date of birth' },
    entry_date: { kind: 'date', de: 'Eintritt', en: 'Start of employment' },
    exit_date: {
      kind: 'date',
      de: 'Austritt',
      en: 'End of employment',
      labels: [
        'date',
        'austritts? ?(?:datum|am|dat)?',
        '(?:leaving|exit|termination|employment end) date',
        'date (?:left|of leaving)',
      ],
    },
    gross_amount: INVOICE.keys.gross_amount,
    taxable_gross: { kind: 'amount', de: 'Steuerbrutto', en: 'Taxable gross' },
    social_security_gross: { kind: 'amount', de: 'SV-Brutto', en: 'Social security gross' },
    wage_tax: { kind: 'amount', de: 'Lohnsteuer', en: 'Wage tax' },
    solidarity_surcharge: { kind: 'amount', de: 'Solidaritätszuschlag', en: 'Solidarity surcharge' },
    church_tax: { kind: 'amount', de: 'Kirchensteuer', en: 'Church tax' },
    health_insurance: { kind: 'amount', de: 'Krankenversicherung', en: 'Health insurance' },
    pension_insurance: { kind: 'amount', de: 'Rentenversicherung', en: 'Pension insurance' },
    unemployment_insurance: { kind: 'amount', de: 'Arbeitslosenversicherung', en: 'Unemployment insurance' },
    care_insurance: { kind: 'amount', de: 'Pflegeversicherung', en: 'Care insurance' },
    net_amount: INVOICE.keys.net_amount,
    payout_amount: { kind: 'amount', de: 'Auszahlung', en: 'Payout' },
    earnings: { kind: PAY_ROW, de: 'Bezüge', en: 'Earnings' },
    deductions: { kind: PAY_ROW, de: 'Abzüge', en: 'Deductions' },
    iban: INVOICE.keys.iban,
  },
} as const satisfies TypeEntry
