import type english from '../en/lost-parts.ts'
import type { TextsLike } from '../texts.ts'

/** Findings about parts of Docket that failed and pages that could not be read. */
export default {
  part_failed: {
    what: 'Ein Teil von Docket ist gescheitert; was er gefunden hätte, fehlt.',
    advice: 'Vergleichen Sie die Felder mit der Seite.',
  },
  preview_failed: {
    what: 'Seite {{page}} ließ sich nicht zeichnen.',
    advice: 'Öffnen Sie das Original, um sie zu sehen.',
  },
  page_given_up: {
    what: 'Seite {{page}} ließ sich nicht zu Ende lesen.',
    advice: 'Vergleichen Sie sie mit den Feldern, oder scannen Sie sie noch einmal.',
  },
  page_without_text: {
    what: 'Auf Seite {{page}} ist kein Text zu lesen.',
    advice: 'Wenn dort welcher steht, scannen Sie sie noch einmal mit 300 dpi.',
  },
  pages_unread: {
    what: 'Das Lesen kam an seine Grenze: ab Seite {{page}} fehlen Seiten.',
    advice: 'Teilen Sie das Dokument, und senden Sie die fehlenden Seiten noch einmal.',
  },
  further_invoices: {
    what: 'Die Datei enthält {{figure1}} Rechnungen; gelesen ist nur die erste.',
    advice: 'Bitten Sie den Absender um je eine Datei für die anderen.',
  },
} satisfies TextsLike<typeof english>
