import { ALL_TYPES } from './all-types.ts'
import { SALARY_STATEMENT } from './salary-statement.ts'
import type { TypeEntry } from './key-entry.ts'

export const TIMESHEET = {
  de: 'Stundenzettel',
  en: 'Timesheet',
  keys: {
    ...ALL_TYPES,
    employee_name: { kind: 'string', de: 'Mitarbeiter', en: 'Employee' },
    personnel_number: SALARY_STATEMENT.keys.personnel_number,
    client_name: { kind: 'string', de: 'Auftraggeber', en: 'Client' },
    project: { kind: 'string', de: 'Projekt', en: 'Project' },
    approved_by: { kind: 'string', de: 'Freigegeben von', en: 'Approved by' },
    period_start: SALARY_STATEMENT.keys.period_start,
    period_end: SALARY_STATEMENT.keys.period_end,
    approval_date: { kind: 'date', de: 'Freigegeben am', en: 'Approved on' },
    total_hours: { kind: 'number', de: 'Gesamtstunden', en: 'Total hours' },
    overtime_hours: { kind: 'number', de: 'Überstunden', en: 'Overtime hours' },
    hourly_rate: { kind: 'amount', de: 'Stundensatz', en: 'Hourly rate' },
    entries: {
      kind: {
        date: 'date',
        start: 'string',
        end: 'string',
        break_minutes: 'integer',
        hours: 'number',
        activity: 'string',
      },
      de: 'Einträge',
      en: 'Entries',
    },
  },
} as const satisfies TypeEntry
