import { EventEmitter } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import type { App as ElectronApp, LoginItemSettings, Settings } from 'electron'
import { connectBrowser } from './browser.ts'

type Used = 'enableSandbox' | 'getLocale' | 'isPackaged' | 'name' | 'quit' | 'requestSingleInstanceLock' | 'whenReady'

interface Closing {
  close(): void
}

class App extends EventEmitter implements Pick<ElectronApp, Used> {
  readonly name = 'Docket'
  readonly isPackaged = false
  readonly windows = new Set<Closing>()
  sandboxed = false
  openAtLogin = false

  enableSandbox(): void {
    this.sandboxed = true
  }

  getLocale(): string {
    return 'en-GB'
  }

  /** One app for each data folder, as Electron has one for each user; another one tells the first what it was started with. */
  requestSingleInstanceLock(): boolean {
    const socket = join(process.env['DOCKET_DATA'] ?? '', 'stand-in.sock')
    if (existsSync(socket)) {
      connect(socket).end(JSON.stringify([process.argv.slice(1), process.cwd()]))
      return false
    }
    const server = createServer({ allowHalfOpen: true }, (line) => {
      let text = ''
      line.on('data', (chunk) => (text += String(chunk)))
      line.on('end', () => this.emit('second-instance', {}, ...(JSON.parse(text) as unknown[])))
    })
    server.listen(socket).unref()
    process.on('exit', () => rmSync(socket, { force: true }))
    return true
  }

  async whenReady(): Promise<void> {
    // Asked by the system to end, Electron quits.
    process.on('SIGTERM', () => this.quit())
    await connectBrowser()
  }

  getLoginItemSettings(): Pick<LoginItemSettings, 'openAtLogin'> {
    return { openAtLogin: this.openAtLogin }
  }

  setLoginItemSettings({ openAtLogin = false }: Settings): void {
    this.openAtLogin = openAtLogin
  }

  quit(): void {
    let prevented = false
    this.emit('before-quit', { preventDefault: () => (prevented = true) })
    if (prevented) return
    for (const window of this.windows) window.close()
    // The socket to a first app may still have words to send.
    setImmediate(() => process.exit(0))
  }
}

export const app = new App()
