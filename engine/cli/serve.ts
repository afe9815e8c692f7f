import { once } from 'node:events'
import { resolve } from 'node:path'
import { createConfig } from '../config.ts'
import { createEngine } from '../index.ts'
import { buildWhenOlder } from './build/build-when-older.ts'
import { PAGE } from './build/parts.ts'
import { DONE } from './exit-codes.ts'
import { listenForStop } from './listen-for-stop.ts'

/** Answers the API and the page until it is asked to end; then finishes what is under way. */
export async function serve(options: { readonly port?: number; readonly data?: string }): Promise<number> {
  const { data, port } = options
  const config = createConfig({ port, dataFolder: data === undefined ? undefined : resolve(data) })
  const asked = new AbortController()
  listenForStop(() => asked.abort(), { withParent: config.stopsWithParent })
  const hasPage = await buildWhenOlder(PAGE, { signal: asked.signal }).catch(() => false)
  if (asked.signal.aborted) return DONE
  const engine = createEngine(config)
  try {
    await engine.start({ listen: true })
    const way = hasPage ? `To sign a browser in, once: ${engine.createSignInLink()}` : 'Only the API answers.'
    process.stdout.write(`Docket listens on ${engine.url}\n${way}\n`)
    if (!asked.signal.aborted) await once(asked.signal, 'abort')
  } finally {
    await engine.stop()
  }
  return DONE
}
