import { app } from 'electron'
import type { Settings } from '../engine/contract/app/settings.ts'

/** What the main process says by itself: all other texts are the page's. */
export type Words = typeof en

const en = {
  file: 'File',
  edit: 'Edit',
  view: 'View',
  help: 'Help',
  addDocuments: 'Add documents…',
  inbox: 'Inbox',
  export: 'Export',
  connections: 'Connections',
  settings: 'Settings…',
  describeApi: 'Description of the API',
  documentsRead: (count: number) => (count === 1 ? 'One document is read.' : `${count} documents are read.`),
  notAdded: 'Not added',
  andMore: (count: number) => `… and ${count} more`,
  cannotStart: 'Docket cannot start',
  stillReading: (count: number) =>
    count === 1 ? 'One document is not read yet.' : `${count} documents are not read yet.`,
  keptForNextStart: 'Nothing is lost: what is left is read at the next start.',
  quit: 'Quit',
  finishFirst: 'Finish reading, then quit',
  cancel: 'Cancel',
}

const de: Words = {
  file: 'Datei',
  edit: 'Bearbeiten',
  view: 'Ansicht',
  help: 'Hilfe',
  addDocuments: 'Belege hinzufügen …',
  inbox: 'Eingang',
  export: 'Export',
  connections: 'Verbindungen',
  settings: 'Einstellungen …',
  describeApi: 'Beschreibung der API',
  documentsRead: (count) => (count === 1 ? 'Ein Beleg ist gelesen.' : `${count} Belege sind gelesen.`),
  notAdded: 'Nicht hinzugefügt',
  andMore: (count) => `… und ${count} weitere`,
  cannotStart: 'Docket kann nicht starten',
  stillReading: (count) =>
    count === 1 ? 'Ein Beleg ist noch nicht gelesen.' : `${count} Belege sind noch nicht gelesen.`,
  keptForNextStart: 'Es geht nichts verloren: Was noch offen ist, wird beim nächsten Start gelesen.',
  quit: 'Beenden',
  finishFirst: 'Fertig lesen, dann beenden',
  cancel: 'Abbrechen',
}

/** In the language that was set, or in that of the system; English where it is neither. */
export function chooseWords(language: Settings['language']): Words {
  const wanted = language === 'system' ? app.getLocale().slice(0, 2) : language
  return wanted === 'de' ? de : en
}
