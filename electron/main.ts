import { app, BrowserWindow, dialog, session, type Session, type WebContents } from 'electron'
import { createConfig } from '../engine/config.ts'
import { createEngine, type Engine } from '../engine/index.ts'
import { spawnUtility } from './spawn-utility.ts'

/** A second start brings the first one's window forward. */
if (app.requestSingleInstanceLock()) void run()
else app.quit()

async function run(): Promise<void> {
  app.enableSandbox()
  app.on('web-contents-created', (_, contents) => keepInside(contents))
  app.on('window-all-closed', () => app.quit())
  await app.whenReady()
  denyPermissions(session.defaultSession)
  try {
    const engine = createEngine(createConfig(), { spawn: spawnUtility })
    drainBeforeQuit(engine)
    await engine.start({ listen: true })
    const window = await openWindow(engine)
    app.on('second-instance', () => bringForward(window))
  } catch (error) {
    dialog.showErrorBox('Docket cannot start', error instanceof Error ? error.message : String(error))
    app.quit()
  }
}

async function openWindow(engine: Engine): Promise<BrowserWindow> {
  await signIn(engine)
  const window = new BrowserWindow({
    width: 1200,
    height: 800,
    minWidth: 480,
    minHeight: 400,
    title: 'Docket',
    webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false },
  })
  await window.loadURL(engine.url ?? '')
  return window
}

/** Without an expiry of its own the cookie goes with the app. */
async function signIn(engine: Engine): Promise<void> {
  const { name, value, path } = engine.openSession()
  const url = `${engine.url}${path}`
  await session.defaultSession.cookies.set({ url, name, value, path, httpOnly: true, sameSite: 'strict' })
}

function bringForward(window: BrowserWindow): void {
  if (window.isDestroyed()) return
  if (window.isMinimized()) window.restore()
  window.focus()
}

/** The window shows Docket's own page and never another one. */
function keepInside(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Camera, location, devices and the like: the page needs none of them. */
function denyPermissions(owner: Session): void {
  owner.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  owner.setPermissionCheckHandler(() => false)
  owner.setDevicePermissionHandler(() => false)
}

/** Quitting waits until what is under way is finished and saved. */
function drainBeforeQuit(engine: Engine): void {
  let state: 'running' | 'draining' | 'drained' = 'running'
  app.on('before-quit', (event) => {
    if (state === 'drained') return
    event.preventDefault()
    if (state === 'draining') return
    state = 'draining'
    void engine.stop().finally(() => {
      state = 'drained'
      app.quit()
    })
  })
}
