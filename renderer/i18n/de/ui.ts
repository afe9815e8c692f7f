import type english from '../en/ui.ts'
import type { TextsLike } from '../texts.ts'

export default {
  cancel: 'Abbrechen',
  clear: 'Leeren',
  copy: 'Kopieren',
  copied: 'Kopiert',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  undo: 'Rückgängig',
  loading: 'Wird geladen',
  notifications: 'Mitteilungen',
  unreachable_title: 'Docket ist nicht erreichbar',
  unreachable: 'Docket antwortet nicht. Vielleicht startet es gerade oder wurde beendet.',
} satisfies TextsLike<typeof english>
