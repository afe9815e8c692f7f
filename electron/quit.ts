import { app, BrowserWindow, dialog, powerMonitor } from 'electron'
import type { Engine } from '../engine/index.ts'
import type { Words } from './words.ts'

const BUTTONS = ['quit', 'finishFirst', 'cancel'] as const

/**
 * Quitting waits until what is under way is finished and saved. While more documents wait, it asks whether to read them first:
 * they are kept either way.
 */
export function drainBeforeQuit(engine: Engine, speak: () => Words): void {
  let state: 'running' | 'asking' | 'draining' | 'drained' = 'running'
  let quitsWhenRead = false

  app.on('before-quit', (event) => {
    if (state === 'drained') return
    event.preventDefault()
    if (state !== 'running') return
    // An engine that could not start reads nothing, whatever waits for it.
    if (engine.url === null || engine.countUnread() === 0) drain()
    else void ask()
  })
  // A window that closes is the wish to quit: it stays until that is settled.
  app.on('browser-window-created', (_, window) => {
    window.on('close', (event) => {
      if (state === 'drained') return
      event.preventDefault()
      app.quit()
    })
  })
  const drainWhenRead = (): void => {
    if (quitsWhenRead && state === 'running' && engine.countUnread() === 0) drain()
  }
  for (const event of ['done', 'deleted', 'changed'] as const) engine.events.on(event, drainWhenRead)
  // The computer goes down: nobody is there to be asked.
  powerMonitor.on('shutdown', drain)

  async function ask(): Promise<void> {
    const words = speak()
    state = 'asking'
    const { response } = await dialog.showMessageBox({
      message: words.stillReading(engine.countUnread()),
      detail: words.keptForNextStart,
      buttons: BUTTONS.map((button) => words[button]),
      defaultId: BUTTONS.indexOf('quit'),
      cancelId: BUTTONS.indexOf('cancel'),
    })
    state = 'running'
    quitsWhenRead = BUTTONS[response] === 'finishFirst'
    const isRead = engine.countUnread() === 0
    if (BUTTONS[response] === 'quit' || (quitsWhenRead && isRead)) drain()
  }

  function drain(): void {
    if (state === 'draining' || state === 'drained') return
    state = 'draining'
    for (const window of BrowserWindow.getAllWindows()) window.hide()
    void engine.stop().finally(() => {
      state = 'drained'
      app.quit()
    })
  }
}
