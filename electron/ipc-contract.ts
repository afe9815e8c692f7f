/**
 * What the page asks of the operating system, and the only thing that goes over IPC: documents and their data take the
 * loopback server. The preload script offers it to the page as `window.docket`; in a browser there is none.
 */
export interface DesktopBridge {
  /** Whether Docket starts when the user signs in to the computer. */
  getStartAtLogin(): Promise<boolean>
  /** Answers what the system made of it. */
  setStartAtLogin(start: boolean): Promise<boolean>
  /** Shows the data folder in the system's file manager. Rejects with the system's reason. */
  openDataFolder(): Promise<void>
  /** Asks for a folder with the system's dialog; null when that is cancelled. */
  chooseFolder(): Promise<string | null>
  /** The page speaks another language: the menu follows. */
  settingsChanged(): Promise<void>
  /** Tells which path of the page the menu wants, such as `/settings`; the answer stops telling. */
  onNavigate(listener: (path: string) => void): () => void
}

/** Methods that the page calls and the main process answers: each is a channel of its own. */
export type Question = Exclude<keyof DesktopBridge, 'onNavigate'>

export const NAVIGATE = 'navigate'
