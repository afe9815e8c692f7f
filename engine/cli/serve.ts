import { resolve } from 'node:path'
import { createConfig } from '../config.ts'
import { createEngine } from '../index.ts'
import { DONE } from './exit-codes.ts'
import { listenForStop } from './listen-for-stop.ts'

/** Answers the API and the page until it is asked to end; then finishes what is under way. */
export async function serve(options: { readonly port?: number; readonly data?: string }): Promise<number> {
  const { data, port } = options
  const config = createConfig({ port, dataFolder: data === undefined ? undefined : resolve(data) })
  const engine = createEngine(config)
  const stopped = Promise.withResolvers<void>()
  listenForStop(stopped.resolve, { withParent: config.stopsWithParent })
  try {
    await engine.start({ listen: true })
    process.stdout.write(`Docket listens on ${engine.url}\nTo sign a browser in, once: ${engine.createSignInLink()}\n`)
    await stopped.promise
  } finally {
    await engine.stop()
  }
  return DONE
}
