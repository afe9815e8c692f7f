import deDocument from './de/document.ts'
import deExport from './de/export.ts'
import deInbox from './de/inbox.ts'
import deConnections from './de/connections.ts'
import deSettings from './de/settings.ts'
import deFields from './de/fields.ts'
import deReview from './de/review.ts'
import deShell from './de/shell.ts'
import deUi from './de/ui.ts'
import enDocument from './en/document.ts'
import enExport from './en/export.ts'
import enInbox from './en/inbox.ts'
import enConnections from './en/connections.ts'
import enSettings from './en/settings.ts'
import enFields from './en/fields.ts'
import enReview from './en/review.ts'
import enShell from './en/shell.ts'
import enUi from './en/ui.ts'

/**
 * One file for each room and language; a new room adds its two imports and two entries here. `document` has the words that
 * several rooms need: types, statuses, names of fields.
 */
export const RESOURCES = {
  de: {
    document: deDocument,
    export: deExport,
    inbox: deInbox,
    connections: deConnections,
    settings: deSettings,
    fields: deFields,
    review: deReview,
    shell: deShell,
    ui: deUi,
  },
  en: {
    document: enDocument,
    export: enExport,
    inbox: enInbox,
    connections: enConnections,
    settings: enSettings,
    fields: enFields,
    review: enReview,
    shell: enShell,
    ui: enUi,
  },
} as const

export type Language = keyof typeof RESOURCES
