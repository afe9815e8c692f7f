import type { DesktopBridge } from '../../electron/ipc-contract.ts'

declare global {
  interface Window {
    readonly docket?: DesktopBridge
  }
}

/** What only the operating system can do; null in a browser. */
export function desktop(): DesktopBridge | null {
  return window.docket ?? null
}
