import { EventEmitter } from 'node:events'
import type { Frame, Page } from 'playwright'

type Answer = (event: unknown, ...words: unknown[]) => unknown

const answers = new Map<string, Answer>()
/** What the preload script has given to the page, by name. */
const given = new Map<string, Readonly<Record<string, (...words: unknown[]) => unknown>>>()
let asking: Frame | null = null

export const ipcMain = {
  handle(channel: string, answer: Answer): void {
    answers.set(channel, answer)
  },
}

class IpcRenderer extends EventEmitter {
  async invoke(channel: string, ...words: unknown[]): Promise<unknown> {
    const answer = answers.get(channel)
    if (!answer) throw new Error(`No handler registered for '${channel}'`)
    const senderFrame = asking && { origin: new URL(asking.url()).origin, parent: asking.parentFrame() }
    return answer({ senderFrame }, ...words)
  }
}

export const ipcRenderer = new IpcRenderer()

export const contextBridge = {
  exposeInMainWorld(name: string, api: Readonly<Record<string, (...words: unknown[]) => unknown>>): void {
    given.set(name, api)
  },
}

/** Puts what the preload script gives into every frame of a page: methods go to this process, `on...` listen to it. */
export async function givePage(page: Page): Promise<void> {
  for (const [name, api] of given) {
    const listens = (method: string): boolean => /^on[A-Z]/.test(method)
    for (const [method, call] of Object.entries(api)) {
      if (listens(method)) {
        call((...words: unknown[]) => {
          void page.evaluate(
            ([event, detail]) => dispatchEvent(new CustomEvent(event as string, { detail })),
            [`${name}.${method}`, words],
          )
        })
        continue
      }
      await page.exposeBinding(`${name}.${method}`, ({ frame }, ...words: unknown[]) => {
        asking = frame
        return call(...words)
      })
    }
    await page.addInitScript(
      ([bridge, methods, listeners]) => {
        const calls = methods.map((method) => [method, Reflect.get(globalThis, `${bridge}.${method}`)])
        const hears = listeners.map((method) => [
          method,
          (listener: (...words: unknown[]) => void) => {
            const hear = (event: Event): void => listener(...(event as CustomEvent<unknown[]>).detail)
            addEventListener(`${bridge}.${method}`, hear)
            return () => removeEventListener(`${bridge}.${method}`, hear)
          },
        ])
        Object.defineProperty(globalThis, bridge, { value: Object.freeze(Object.fromEntries([...calls, ...hears])) })
      },
      [
        name,
        Object.keys(api).filter((method) => !listens(method)),
        Object.keys(api).filter((method) => listens(method)),
      ] as const,
    )
  }
}
