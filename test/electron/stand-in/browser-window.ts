import { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import type { BrowserWindowConstructorOptions, WindowOpenHandlerResponse } from 'electron'
import type { Page } from 'playwright'
import { app } from './app.ts'
import { browserContext } from './browser.ts'
import { givePage, ipcRenderer } from './ipc.ts'
import { isGranted } from './session.ts'

/** Permissions that a page may ask a Chromium for. */
const PERMISSIONS = ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read'] as const

class WebContents extends EventEmitter {
  page: Page | undefined
  open: (details: { url: string }) => WindowOpenHandlerResponse = () => ({ action: 'allow' })

  setWindowOpenHandler(handler: (details: { url: string }) => WindowOpenHandlerResponse): void {
    this.open = handler
  }

  send(channel: string, ...words: unknown[]): void {
    ipcRenderer.emit(channel, {}, ...words)
  }

  reload(): void {
    void this.page?.reload()
  }
}

export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents()
  readonly options: BrowserWindowConstructorOptions
  visible = true
  focused = true
  progress = -1

  static getAllWindows(): readonly BrowserWindow[] {
    return [...app.windows] as BrowserWindow[]
  }

  constructor(options: BrowserWindowConstructorOptions) {
    super()
    this.options = options
    app.windows.add(this)
    app.emit('web-contents-created', {}, this.webContents)
    app.emit('browser-window-created', {}, this)
  }

  async loadURL(url: string): Promise<void> {
    const page = await browserContext().newPage()
    this.webContents.page = page
    const { preload } = this.options.webPreferences ?? {}
    if (preload !== undefined) createRequire(import.meta.url)(preload)
    await givePage(page)
    const granted = PERMISSIONS.filter((permission) => isGranted(permission))
    await browserContext().clearPermissions()
    if (granted.length > 0) await browserContext().grantPermissions(granted)
    await this.#guard(page, url)
    await page.goto(url)
  }

  /** Lets the main process judge where the page goes and what it opens, as Electron does. */
  async #guard(page: Page, first: string): Promise<void> {
    let isLoaded = false
    page.on('popup', (popup) => {
      if (this.webContents.open({ url: popup.url() }).action === 'deny') void popup.close()
    })
    await page.route('**', async (route, request) => {
      let prevented = false
      const isNavigation = request.isNavigationRequest() && request.frame() === page.mainFrame()
      // What the main process loads itself is not asked about.
      if (isNavigation && !isLoaded && new URL(request.url()).origin === first) isLoaded = true
      else if (isNavigation) {
        this.webContents.emit('will-navigate', { url: request.url(), preventDefault: () => (prevented = true) })
      }
      await (prevented ? route.abort('aborted') : route.continue())
    })
  }

  isDestroyed(): boolean {
    return !app.windows.has(this)
  }

  isMinimized(): boolean {
    return false
  }

  isVisible(): boolean {
    return this.visible
  }

  isFocused(): boolean {
    return this.focused
  }

  show(): void {
    this.visible = true
  }

  hide(): void {
    this.visible = false
  }

  focus(): void {
    this.focused = true
  }

  setProgressBar(progress: number): void {
    this.progress = progress
  }

  close(): void {
    let prevented = false
    this.emit('close', { preventDefault: () => (prevented = true) })
    if (prevented) return
    app.windows.delete(this)
    void this.webContents.page?.close()
    this.emit('closed')
  }
}
