import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import type { SessionCookie } from '../engine/access/sign-in.ts'
import type { ErrorEnvelope } from '../engine/contract/error-envelope.ts'
import type { Settings } from '../engine/contract/app/settings.ts'

/** What the main process asks the loopback server for, as the page does: with the window's own session. */
export interface EngineClient {
  readSettings(): Promise<Settings>
  /** Uploads a file to the account that the page shows first. @throws Error with a sentence that says why not */
  addFile(path: string): Promise<void>
}

export function askEngine(url: string, readCookie: () => SessionCookie): EngineClient {
  async function ask<Data>(path: string, init: RequestInit = {}): Promise<Data> {
    const { name, value } = readCookie()
    const answer = await fetch(`${url}/app${path}`, { ...init, headers: { Cookie: `${name}=${value}` } })
    const body: unknown = await answer.json()
    if (!answer.ok) throw new Error((body as ErrorEnvelope).message)
    return (body as { data: Data }).data
  }

  async function chooseAccount(): Promise<number> {
    const { account_id: chosen } = await ask<Settings>('/settings')
    if (chosen !== null) return chosen
    const [first] = await ask<readonly { id: number }[]>('/accounts')
    if (first === undefined) throw new Error('There is no account.')
    return first.id
  }

  return {
    readSettings: () => ask('/settings'),
    async addFile(path) {
      const form = new FormData()
      form.set('file', await openAsBlob(path), basename(path))
      await ask(`/accounts/${await chooseAccount()}/documents`, { method: 'POST', body: form })
    },
  }
}
