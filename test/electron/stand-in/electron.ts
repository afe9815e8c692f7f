/**
 * As much of Electron's module as the main process uses, with the window's page in a real Chromium: one that listens on
 * STAND_IN_BROWSER for the DevTools protocol. What only the system could show is noted in `seen`.
 */
import './evaluate.ts'

export { app } from './app.ts'
export { BrowserWindow } from './browser-window.ts'
export { contextBridge, ipcMain, ipcRenderer } from './ipc.ts'
export { Menu } from './menu.ts'
export { dialog, Notification, powerMonitor, seen, shell } from './seen.ts'
export { safeStorage } from './safe-storage.ts'
export { session } from './session.ts'
export { utilityProcess } from './utility-process.ts'
