import { INVOICE } from './invoice.ts'
import type { TypeEntry } from './key-entry.ts'

export const CREDIT_NOTE = {
  de: 'Gutschrift',
  en: 'Credit note',
  keys: {
    ...INVOICE.keys,
    original_document_number: { kind: 'string', de: 'Ursprüngliche Rechnung', en: 'Original invoice' },
    original_document_date: { kind: 'date', de: 'Datum der Rechnung', en: 'Original date' },
    credit_reason: { kind: 'string', de: 'Gutschriftsgrund', en: 'Credit reason' },
    self_billed: { kind: 'boolean', de: 'Gutschriftverfahren', en: 'Self-billed' },
  },
} as const satisfies TypeEntry
