import type { IpcRendererEvent } from 'electron'
import type { DesktopBridge, Question } from './ipc-contract.ts'

// A sandboxed preload script is CommonJS and may require nothing but Electron.
const { contextBridge, ipcRenderer } = require('electron') as typeof import('electron')

const ask = (question: Question, ...words: readonly unknown[]): Promise<never> =>
  ipcRenderer.invoke(question, ...words) as Promise<never>

const bridge: DesktopBridge = {
  getStartAtLogin: () => ask('getStartAtLogin'),
  setStartAtLogin: (start) => ask('setStartAtLogin', start),
  openDataFolder: () => ask('openDataFolder'),
  chooseFolder: () => ask('chooseFolder'),
  settingsChanged: () => ask('settingsChanged'),
  onNavigate(listener) {
    const hear = (_event: IpcRendererEvent, path: string): void => listener(path)
    ipcRenderer.on('navigate', hear)
    return () => ipcRenderer.off('navigate', hear)
  },
}

contextBridge.exposeInMainWorld('docket', bridge)
