import { EventEmitter } from 'node:events'
import type {
  Dialog,
  MessageBoxOptions,
  MessageBoxReturnValue,
  NotificationConstructorOptions,
  OpenDialogReturnValue,
  Shell,
} from 'electron'

/** What a person would have seen outside the page, in order. */
export const seen: { readonly what: string; readonly [detail: string]: unknown }[] = []

export const dialog = {
  showErrorBox(title: string, content: string): void {
    seen.push({ what: 'error-box', title, content })
  },
  async showMessageBox(options: MessageBoxOptions): Promise<MessageBoxReturnValue> {
    seen.push({ what: 'message-box', ...options })
    return { response: options.cancelId ?? 0, checkboxChecked: false }
  },
  async showOpenDialog(): Promise<OpenDialogReturnValue> {
    return { canceled: true, filePaths: [] }
  },
} satisfies Pick<Dialog, 'showErrorBox'> & {
  showMessageBox(options: MessageBoxOptions): unknown
  showOpenDialog(): unknown
}

export const shell: Pick<Shell, 'openPath' | 'openExternal'> = {
  async openPath(path) {
    seen.push({ what: 'path', path })
    return ''
  },
  async openExternal(url) {
    seen.push({ what: 'external', url })
  },
}

export class Notification extends EventEmitter {
  readonly #options: NotificationConstructorOptions

  static isSupported(): boolean {
    return true
  }

  constructor(options: NotificationConstructorOptions) {
    super()
    this.#options = options
  }

  show(): void {
    seen.push({ what: 'notification', ...this.#options })
  }
}

export const powerMonitor = new EventEmitter()
