import { ALL_TYPES } from './all-types.ts'
import type { TypeEntry } from './key-entry.ts'

export const WARRANTY = {
  de: 'Garantieschein',
  en: 'Warranty',
  keys: {
    ...ALL_TYPES,
    serial_number: {
      kind: 'string',
      de: 'Seriennummer',
      en: 'Serial number',
      labels: ['code', '(?:serien|gerate) ?(?:nr|nummer)', 'serial ?(?:nr|no|number)', 'numero de serie'],
    },
    purchase_date: {
      kind: 'date',
      de: 'Kaufdatum',
      en: 'Bought on',
      labels: ['date', 'kauf ?datum', 'gekauft am', 'date of purchase', 'purchase date', 'date d achat'],
    },
    warranty_end: {
      kind: 'date',
      de: 'Garantie bis',
      en: 'Warranty until',
      labels: [
        'date',
        'garantie (?:bis|ende|endet am)',
        '(?:warranty|guarantee) (?:until|ends|expires)',
        'garantie jusqu au',
      ],
    },
  },
  signs: {
    titles:
      'garantieschein|garantiekarte|garantiezertifikat|garantieurkunde|warranty certificate|warranty card|guarantee card|certificat de garantie|bon de garantie|garantiebewijs',
    strong: [
      'garantiezeit|garantiedauer|garantiebedingungen|garantie bis|garantieleistung|warranty period|warranty terms|this warranty|durée de garantie',
      'seriennummer|serial number|kaufdatum|date of purchase|händlerstempel|dealer stamp|numéro de série',
    ],
    against: ['rechnungsnr|rechnungsnummer|invoice no|invoice number'],
  },
} as const satisfies TypeEntry
