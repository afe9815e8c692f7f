import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const DOCKET = join(import.meta.dirname, '../../engine/cli/index.ts')

/** `docket serve` as a process of its own, which can be killed. */
export interface RunningDocket {
  /** Signs a browser in, once. */
  readonly link: string
  /** As a crash does: without a word. */
  kill(): Promise<void>
}

export async function runDocket({
  dataFolder,
  port = 0,
}: {
  dataFolder: string
  port?: number
}): Promise<RunningDocket> {
  const docket = spawn(process.execPath, [DOCKET, 'serve', '--port', String(port), '--data', dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(docket, 'exit')
  let said = ''
  for await (const part of docket.stdout) {
    said += String(part)
    const link = /once: (\S+)/.exec(said)?.[1]
    if (link === undefined) continue
    return {
      link,
      async kill() {
        docket.kill('SIGKILL')
        await ended
      },
    }
  }
  throw new Error(`Docket did not start: ${said}`)
}
