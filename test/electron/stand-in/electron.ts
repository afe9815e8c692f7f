import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'

/** As much of Electron's module as the main process uses. What it is asked for is told to the test over IPC. */
function tell(event: string, details: object = {}): void {
  process.send?.({ event, ...details })
}

class App extends EventEmitter {
  enableSandbox(): void {
    tell('sandbox')
  }

  requestSingleInstanceLock(): boolean {
    return process.env['STAND_IN_LOCKED'] !== '1'
  }

  async whenReady(): Promise<void> {}

  quit(): void {
    let prevented = false
    this.emit('before-quit', { preventDefault: () => (prevented = true) })
    if (!prevented) process.exit(0)
  }
}

class WebContents extends EventEmitter {
  setWindowOpenHandler(handler: (details: object) => object): void {
    tell('window-open', { answer: handler({ url: 'https://example.test' }) })
  }
}

export class BrowserWindow {
  constructor(options: object) {
    const contents = new WebContents()
    app.emit('web-contents-created', {}, contents)
    for (const name of ['will-navigate', 'will-redirect', 'will-attach-webview']) {
      contents.emit(name, { preventDefault: () => tell('prevented', { name }) })
    }
    tell('window', { options })
  }

  async loadURL(url: string): Promise<void> {
    tell('load', { url })
  }

  isDestroyed(): boolean {
    return false
  }

  isMinimized(): boolean {
    return true
  }

  restore(): void {
    tell('restore')
  }

  focus(): void {
    tell('focus')
  }
}

type PermissionAnswer = (granted: boolean) => void

export const session = {
  defaultSession: {
    cookies: {
      async set(cookie: object): Promise<void> {
        tell('cookie', { cookie })
      },
    },
    setPermissionRequestHandler(handler: (contents: null, permission: string, answer: PermissionAnswer) => void): void {
      handler(null, 'media', (granted) => tell('permission', { asked: 'request', granted }))
    },
    setPermissionCheckHandler(handler: () => boolean): void {
      tell('permission', { asked: 'check', granted: handler() })
    },
    setDevicePermissionHandler(handler: () => boolean): void {
      tell('permission', { asked: 'device', granted: handler() })
    },
  },
}

export const dialog = {
  showErrorBox(title: string, content: string): void {
    tell('error-box', { title, content })
  },
}

class UtilityProcess extends EventEmitter {
  readonly #child: ChildProcess
  readonly stderr

  constructor(entry: string) {
    super()
    this.#child = fork(entry, [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.stderr = this.#child.stderr
    for (const name of ['spawn', 'message', 'exit']) {
      this.#child.on(name, (...details: unknown[]) => this.emit(name, ...details))
    }
    tell('utility-process')
  }

  get pid(): number | undefined {
    return this.#child.exitCode === null ? this.#child.pid : undefined
  }

  postMessage(message: object): void {
    this.#child.send(message)
  }

  kill(): boolean {
    return this.#child.kill()
  }
}

export const utilityProcess = { fork: (entry: string) => new UtilityProcess(entry) }

export const app = new App()

process.on('message', (event: string) => {
  if (event === 'quit') app.quit()
  else app.emit(event)
})
