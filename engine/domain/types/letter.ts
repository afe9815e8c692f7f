import { ALL_TYPES } from './all-types.ts'
import { CONTRACT } from './contract.ts'
import type { TypeEntry } from './key-entry.ts'

export const LETTER = {
  de: 'Brief',
  en: 'Letter',
  keys: {
    ...ALL_TYPES,
    subject: CONTRACT.keys.subject,
    your_reference: { kind: 'string', de: 'Ihr Zeichen', en: 'Your reference' },
    our_reference: { kind: 'string', de: 'Unser Zeichen', en: 'Our reference' },
    contact_person: { kind: 'string', de: 'Ansprechpartner', en: 'Contact' },
    deadlines: { kind: { date: 'date', text: 'string' }, de: 'Fristen', en: 'Deadlines' },
  },
} as const satisfies TypeEntry
