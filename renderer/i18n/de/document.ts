import type english from '../en/document.ts'
import type { TextsLike } from '../texts.ts'

export default {
  type: {
    invoice: 'Rechnung',
    'credit-note': 'Gutschrift',
    reminder: 'Mahnung',
    'salary-statement': 'Lohnabrechnung',
    'bank-statement': 'Kontoauszug',
    contract: 'Vertrag',
    'balance-sheet': 'Bilanz',
    'tax-assessment-note': 'Steuerbescheid',
    timesheet: 'Stundenzettel',
    letter: 'Brief',
    other: 'Sonstiges',
  },
  status: {
    pending: 'In Arbeit',
    completed: 'Gelesen',
    error: 'Fehler',
    blocked: 'Angehalten',
  },
  stage: {
    queued: 'Wartet',
    scanning: 'Datei wird geprüft',
    reading: 'Wird geöffnet',
    rendering: 'Seiten werden gezeichnet',
    recognizing: 'Text wird erkannt',
    classifying: 'Art wird bestimmt',
    extracting: 'Felder werden gesucht',
    validating: 'Felder werden geprüft',
    completed: 'Fertig',
  },
  blocked: {
    insufficient_credits: 'Kein Guthaben',
    file_rejected: 'Datei abgelehnt',
    password_required: 'Passwort nötig',
  },
  checked: 'Geprüft',
  pages: '{{done}} von {{total}}',
} satisfies TextsLike<typeof english>
