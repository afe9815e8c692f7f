import { app, Menu, shell, type BrowserWindow, type MenuItemConstructorOptions } from 'electron'
import { NAVIGATE } from './ipc-contract.ts'
import type { Words } from './words.ts'

/** The menu of the window, on a Mac that of the app: what the system expects, and the ways through the page. */
export function showMenu(window: BrowserWindow, url: string, words: Words, addDocuments: () => unknown): void {
  const go = (label: string, path: string, accelerator: string): MenuItemConstructorOptions => ({
    id: path,
    label,
    accelerator,
    click: () => window.webContents.send(NAVIGATE, path),
  })
  const isMac = process.platform === 'darwin'
  const settings = go(words.settings, '/settings', 'CmdOrCtrl+,')
  const appMenu: MenuItemConstructorOptions = {
    label: app.name,
    submenu: [{ role: 'about' }, settings, { type: 'separator' }, { role: 'hide' }, { role: 'quit' }],
  }
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(isMac ? [appMenu] : []),
      {
        label: words.file,
        submenu: [
          { id: 'add', label: words.addDocuments, accelerator: 'CmdOrCtrl+O', click: addDocuments },
          { type: 'separator' },
          ...(isMac ? [{ role: 'close' } as const] : [settings, { role: 'quit', label: words.quit } as const]),
        ],
      },
      { role: 'editMenu', label: words.edit },
      {
        label: words.view,
        submenu: [
          go(words.inbox, '/', 'CmdOrCtrl+1'),
          go(words.export, '/export', 'CmdOrCtrl+2'),
          go(words.connections, '/connections', 'CmdOrCtrl+3'),
          { type: 'separator' },
          { role: 'resetZoom' },
          { role: 'zoomIn' },
          { role: 'zoomOut' },
          { role: 'togglefullscreen' },
        ],
      },
      {
        label: words.help,
        submenu: [{ label: words.describeApi, click: () => void shell.openExternal(`${url}/docs`) }],
      },
    ]),
  )
}
