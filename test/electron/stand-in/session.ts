import type { CookiesSetDetails } from 'electron'
import { browserContext } from './browser.ts'

/** Called with a permission; whether it is granted. */
type Handler = (...details: never[]) => unknown

const handlers: Partial<Record<'request' | 'check' | 'device', Handler>> = {}

export const session = {
  defaultSession: {
    cookies: {
      async set({ url, name = '', value, path, httpOnly, sameSite }: CookiesSetDetails): Promise<void> {
        if (sameSite !== 'strict') throw new Error('The stand-in takes strict cookies only.')
        const cookie = { name, value: value ?? '', path: path ?? '/', domain: new URL(url).hostname }
        await browserContext().addCookies([{ ...cookie, httpOnly: httpOnly ?? false, sameSite: 'Strict' }])
      },
    },
    setPermissionRequestHandler(handler: Handler): void {
      handlers.request = handler
    },
    setPermissionCheckHandler(handler: Handler): void {
      handlers.check = handler
    },
    setDevicePermissionHandler(handler: Handler): void {
      handlers.device = handler
    },
  },
}

/** Electron grants what no handler refuses. */
export function isGranted(permission: string): boolean {
  let requested = true
  const request = handlers.request as
    | ((contents: null, name: string, answer: (granted: boolean) => void) => void)
    | undefined
  request?.(null, permission, (granted) => (requested = granted))
  const check = handlers.check as ((contents: null, name: string) => boolean) | undefined
  return requested && (check?.(null, permission) ?? true)
}
