import { setTimeout } from 'node:timers/promises'
import { makeForm } from '../contract/open-test-api.ts'
import type { RunningApp } from './run-app.ts'

/** Milliseconds before the same upload is sent again. */
const PAUSE = 50

/** Sends one upload again and again under one Idempotency-Key, to whichever app runs, until it is answered with 201. */
export async function uploadUntilKept(
  currentApp: () => RunningApp,
  { token, name, content }: { readonly token: string; readonly name: string; readonly content: string },
): Promise<void> {
  for (;;) {
    const url = await currentApp().url
    if (url !== null && (await upload(url, { token, name, content }))) return
    await setTimeout(PAUSE)
  }
}

/** False when it has to be sent again: the app died, or one that died still holds the key. */
async function upload(url: string, { token, name, content }: { token: string; name: string; content: string }) {
  let response: Response
  try {
    response = await fetch(`${url}/api/v1/documents`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': name },
      body: makeForm({ name, content }),
    })
  } catch {
    return false
  }
  if (response.status === 201) return true
  if (response.status === 409) return false
  throw new Error(`The upload was answered with ${response.status}: ${await response.text()}`)
}
