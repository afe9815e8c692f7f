import type { KeyEntries } from './key-entry.ts'

/** The keys of every type, custom ones too. */
export const ALL_TYPES = {
  type: { kind: 'enum', de: 'Belegart', en: 'Type' },
  language: { kind: 'string', de: 'Sprache', en: 'Language' },
  document_number: { kind: 'string', de: 'Belegnummer', en: 'Document number' },
  issue_date: { kind: 'date', de: 'Belegdatum', en: 'Issue date' },
  currency: { kind: 'string', de: 'Währung', en: 'Currency' },
  sender_name: { kind: 'string', de: 'Absender', en: 'Sender' },
  sender_address: { kind: 'string', de: 'Anschrift Absender', en: 'Sender address' },
  sender_vat_id: { kind: 'string', de: 'USt-IdNr. Absender', en: 'Sender VAT ID' },
  sender_tax_number: { kind: 'string', de: 'Steuernummer Absender', en: 'Sender tax number' },
  sender_register_number: { kind: 'string', de: 'Registernummer', en: 'Register number' },
  sender_email: { kind: 'string', de: 'E-Mail Absender', en: 'Sender email' },
  sender_phone: { kind: 'string', de: 'Telefon Absender', en: 'Sender phone' },
  recipient_name: { kind: 'string', de: 'Empfänger', en: 'Recipient' },
  recipient_address: { kind: 'string', de: 'Anschrift Empfänger', en: 'Recipient address' },
  recipient_vat_id: { kind: 'string', de: 'USt-IdNr. Empfänger', en: 'Recipient VAT ID' },
  customer_number: { kind: 'string', de: 'Kundennummer', en: 'Customer number' },
} as const satisfies KeyEntries
