import { Notification, type BrowserWindow } from 'electron'
import type { Engine } from '../engine/index.ts'
import { bringForward } from './create-window.ts'
import type { Words } from './words.ts'

/** Milliseconds without work after which a batch is taken to be at its end. */
const REST = 1500

/** Progress in the dock or task bar while documents are read, and one message at the end when nobody was looking. */
export function followWork(engine: Engine, window: BrowserWindow, speak: () => Words): void {
  let done = 0
  let reached = 0
  let rest: NodeJS.Timeout | undefined

  const show = (): void => {
    clearTimeout(rest)
    if (window.isDestroyed()) return
    const left = engine.countUnread()
    // Documents come while others are read: the bar waits for them, it does not go back.
    reached = Math.max(reached, left === 0 ? 0 : done / (done + left))
    window.setProgressBar(left === 0 ? -1 : reached)
    if (left === 0) rest = setTimeout(endBatch, REST)
  }
  const endBatch = (): void => {
    if (done > 0 && !window.isDestroyed() && !window.isFocused()) notify(window, speak().documentsRead(done))
    done = 0
    reached = 0
  }
  for (const event of ['created', 'queued', 'deleted', 'changed'] as const) engine.events.on(event, show)
  engine.events.on('done', () => {
    done += 1
    show()
  })
  show()
}

function notify(window: BrowserWindow, body: string): void {
  if (!Notification.isSupported()) return
  const message = new Notification({ title: 'Docket', body })
  message.on('click', () => bringForward(window))
  message.show()
}
