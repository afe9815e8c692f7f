import type english from '../en/history.ts'
import type { TextsLike } from '../texts.ts'

export default {
  title: 'Verlauf',
  close: 'Zurück zu den Feldern',
  none: 'Seit Docket einen Verlauf führt, ist nichts geschehen.',
  empty: 'leer',
  place: '„{{text}}“ auf Seite {{page}}',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht {{when}}',
  action: {
    received: 'Eingegangen',
    paid: 'Bezahlt: {{amount}} {{symbol}}',
    status: 'Zustand',
    read: 'gelesen',
    undone: 'Korrektur zurückgenommen',
    checked: 'Geprüft',
    unchecked: 'Nicht mehr geprüft',
    exported: 'Exportiert ({{format}})',
    unlocked: 'Entsperrt',
  },
  actor: {
    session: 'An der Seite',
    token: 'Token',
    payer: 'Zahler',
    command: 'Kommandozeile',
    service: 'Docket',
  },
} satisfies TextsLike<typeof english>
