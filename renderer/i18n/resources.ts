import deDocument from './de/document.ts'
import deInbox from './de/inbox.ts'
import deFields from './de/fields.ts'
import deReview from './de/review.ts'
import deShell from './de/shell.ts'
import deUi from './de/ui.ts'
import enDocument from './en/document.ts'
import enInbox from './en/inbox.ts'
import enFields from './en/fields.ts'
import enReview from './en/review.ts'
import enShell from './en/shell.ts'
import enUi from './en/ui.ts'

/**
 * One file for each room and language; a new room adds its two imports and two entries here. `document` has the words that
 * several rooms need: types, statuses, names of fields.
 */
export const RESOURCES = {
  de: { document: deDocument, inbox: deInbox, fields: deFields, review: deReview, shell: deShell, ui: deUi },
  en: { document: enDocument, inbox: enInbox, fields: enFields, review: enReview, shell: enShell, ui: enUi },
} as const

export type Language = keyof typeof RESOURCES
