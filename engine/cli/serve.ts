import { resolve } from 'node:path'
import { createConfig } from '../config.ts'
import { createEngine } from '../index.ts'
import { DONE } from './exit-codes.ts'

/** Answers the API until SIGTERM or SIGINT; then finishes what is under way. */
export async function serve(options: { readonly port?: number; readonly data?: string }): Promise<number> {
  const { data, port } = options
  const engine = createEngine(createConfig({ port, dataFolder: data === undefined ? undefined : resolve(data) }))
  const stopped = waitForStop()
  try {
    await engine.start({ listen: true })
    process.stdout.write(`Docket listens on ${engine.url}\n`)
    await stopped
  } finally {
    await engine.stop()
  }
  return DONE
}

/** Resolves at the first signal; the second one ends the process at once, as if nobody listened. */
function waitForStop(): Promise<void> {
  const { promise, resolve: stop } = Promise.withResolvers<void>()
  process.once('SIGTERM', () => stop())
  process.once('SIGINT', () => stop())
  return promise
}
