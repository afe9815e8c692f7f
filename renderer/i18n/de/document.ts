import { nameTypes } from '../name-keys.ts'
import type english from '../en/document.ts'
import type { TextsLike } from '../texts.ts'

export default {
  type: nameTypes('de'),
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
  error: {
    unreadable_file: 'Die Datei ist beschädigt. Bitte neu exportieren oder scannen.',
    unsupported_file: 'Dateien dieser Art lassen sich nicht lesen.',
    too_many_pages: 'Zu viele Seiten. Bitte den Beleg teilen.',
    page_too_large: 'Eine Seite ist zu groß. Bitte mit niedrigerer Auflösung scannen.',
    time_limit: 'Das Lesen dauerte zu lange und wurde abgebrochen.',
    memory_limit: 'Das Lesen brauchte zu viel Speicher und wurde abgebrochen.',
    worker_crashed: 'Das Lesen endete unerwartet. Bitte erneut lesen.',
    internal: 'Beim Lesen ist etwas schiefgegangen. Bitte erneut lesen.',
  },
  blocked_hint: {
    insufficient_credits: 'Der Mandant hat kein Guthaben mehr. Bitte aufladen, dann erneut lesen.',
    file_rejected: 'Die Datei wurde als unsicher abgelehnt.',
    password_required: 'Die Datei ist gesperrt. Passwort entfernen und neu hinzufügen.',
  },
  checked: 'Geprüft',
  pages: '{{done}} von {{total}}',
} satisfies TextsLike<typeof english>
