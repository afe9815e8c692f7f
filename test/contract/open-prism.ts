import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { once } from 'node:events'

const BIN = join(import.meta.dirname, '../../node_modules/.bin')

/** A Prism proxy that answers with an error of its own (`application/problem+json`) whenever the traffic is not as described. */
export async function openPrism({
  description,
  upstream,
  folder,
}: {
  readonly description: string
  readonly upstream: string
  readonly folder: string
}): Promise<{ readonly url: string; close(): Promise<void> }> {
  const file = join(folder, 'openapi.json')
  await writeFile(file, description)
  const words = ['proxy', file, upstream, '--errors', '--host', '127.0.0.1', '--port', '0']
  const path = [BIN, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter)
  const child = spawn(join(BIN, 'prism'), words, {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(said)
      if (found) resolve(found[1]!)
    })
    child.on('close', () => reject(new Error(`Prism ended: ${said}`)))
  })
  return {
    url,
    async close() {
      child.kill()
      await ended
    },
  }
}
