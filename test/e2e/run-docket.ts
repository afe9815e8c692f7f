import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const DOCKET = join(import.meta.dirname, '../../engine/cli/index.ts')

/** `docket serve` as a process of its own, which can be killed. */
export interface RunningDocket {
  readonly url: string
  /** Signs a browser in, once; empty where there is no page. */
  readonly link: string
  /** What it has said on standard error. */
  readonly told: string
  /** As a crash does: without a word. */
  kill(): Promise<void>
}

export async function runDocket({
  dataFolder,
  port = 0,
  program = DOCKET,
  words = ['serve', '--port', String(port), '--data', dataFolder],
}: {
  dataFolder: string
  port?: number
  /** The module of the command line. */
  program?: string
  words?: readonly string[]
}): Promise<RunningDocket> {
  const docket = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DOCKET_DATA: dataFolder, DOCKET_PORT: String(port) },
  })
  const ended = once(docket, 'exit')
  let said = ''
  let told = ''
  docket.stderr.setEncoding('utf8').on('data', (part) => (told += part))
  for await (const part of docket.stdout) {
    said += String(part)
    const [, url, way] = /listens on (\S+)\n(.+)\n/.exec(said) ?? []
    if (url === undefined || way === undefined) continue
    return {
      url,
      link: /once: (\S+)/.exec(way)?.[1] ?? '',
      get told() {
        return told
      },
      async kill() {
        docket.kill('SIGKILL')
        await ended
      },
    }
  }
  throw new Error(`Docket did not start: ${said}${told}`)
}
