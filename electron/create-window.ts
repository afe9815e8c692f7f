import { extname, join } from 'node:path'
import { BrowserWindow, session, shell, type Session, type WebContents } from 'electron'
import type { SessionCookie } from '../engine/access/sign-in.ts'

const PRELOAD = join(import.meta.dirname, `preload.c${extname(import.meta.filename).slice(1)}`)

/** Milliseconds between two deaths of the page, at least, for it to be loaded anew. */
const PAUSE = 10_000

/** What the page needs: tokens and commands are copied. */
const GRANTED = 'clipboard-sanitized-write'

/** A window for the page that the loopback server serves; place and size are those of the last time. */
export function createWindow(): BrowserWindow {
  denyPermissions(session.defaultSession)
  const window = new BrowserWindow({
    name: 'docket',
    windowStatePersistence: true,
    width: 1280,
    height: 800,
    minWidth: 480,
    minHeight: 400,
    title: 'Docket',
    webPreferences: {
      preload: PRELOAD,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  })
  // The page may die of its own; what was typed is kept by it and comes back. One that dies at once again stays as it is.
  let diedAt = 0
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    const isFirst = Date.now() - diedAt > PAUSE
    diedAt = Date.now()
    if (reason !== 'clean-exit' && isFirst && !window.isDestroyed()) window.webContents.reload()
  })
  return window
}

/** Signs the window in: without an expiry of its own the cookie goes with the app. */
export async function carrySession(url: string, { name, value, path }: SessionCookie): Promise<void> {
  const cookie = { url: `${url}${path}`, name, value, path, httpOnly: true, sameSite: 'strict' } as const
  await session.defaultSession.cookies.set(cookie)
}

export function bringForward(window: BrowserWindow): void {
  if (window.isDestroyed()) return
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

/** The window shows Docket's own page and never another one. What the page opens beside itself opens in the browser, if it is Docket's. */
export function keepInside(contents: WebContents, readUrl: () => string): void {
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (new URL(url).origin === readUrl()) void shell.openExternal(url)
    return { action: 'deny' }
  })
}

/** Camera, location, devices and the like: the page needs none of them. */
function denyPermissions(owner: Session): void {
  owner.setPermissionRequestHandler((_contents, permission, answer) => answer(permission === GRANTED))
  owner.setPermissionCheckHandler((_contents, permission) => permission === GRANTED)
  owner.setDevicePermissionHandler(() => false)
}
