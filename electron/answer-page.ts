import { app, dialog, ipcMain, shell, type IpcMainInvokeEvent } from 'electron'
import type { DesktopBridge, Question } from './ipc-contract.ts'

type Answers = { readonly [Name in Question]: (...words: unknown[]) => ReturnType<DesktopBridge[Name]> }

/** Answers what the preload script asks, if it is our own page that asks. */
export function answerPage(parts: {
  readonly url: string
  readonly dataFolder: string
  readonly settingsChanged: () => Promise<void>
}): void {
  const answers: Answers = {
    getStartAtLogin: async () => app.getLoginItemSettings().openAtLogin,
    setStartAtLogin: async (start) => {
      if (typeof start !== 'boolean') throw new TypeError('Whether to start at login is true or false.')
      app.setLoginItemSettings({ openAtLogin: start })
      return app.getLoginItemSettings().openAtLogin
    },
    openDataFolder: async () => {
      const reason = await shell.openPath(parts.dataFolder)
      if (reason !== '') throw new Error(reason)
    },
    chooseFolder: async () => {
      const { filePaths } = await dialog.showOpenDialog({ properties: ['openDirectory', 'createDirectory'] })
      return filePaths[0] ?? null
    },
    settingsChanged: parts.settingsChanged,
  }
  for (const [question, answer] of Object.entries(answers)) {
    ipcMain.handle(question, (event, ...words: unknown[]) => {
      if (!isOurPage(event, parts.url)) throw new Error('Only the page of Docket may ask this.')
      return answer(...words)
    })
  }
}

/** The main frame of a window that shows our own server. */
function isOurPage({ senderFrame }: IpcMainInvokeEvent, url: string): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.origin === url
}
