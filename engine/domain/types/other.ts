import { ALL_TYPES } from './all-types.ts'
import type { TypeEntry } from './key-entry.ts'

export const OTHER = {
  de: 'Sonstiges',
  en: 'Other',
  keys: {
    ...ALL_TYPES,
    title: { kind: 'string', de: 'Titel', en: 'Title' },
  },
} as const satisfies TypeEntry
