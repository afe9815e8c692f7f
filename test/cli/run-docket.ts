import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export const SAMPLES = join(import.meta.dirname, '../fixtures/samples')
/** What users start, where the run has built it; otherwise its sources, which take twice the time to load. */
export const ENTRY = process.env['DOCKET_TESTS_BUILT']
  ? join(import.meta.dirname, '../../dist/engine/cli/index.js')
  : join(import.meta.dirname, '../../engine/cli/index.ts')

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Starts the real command line as a process of its own. */
export function startDocket(
  words: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): { readonly child: ChildProcessByStdio<null, Readable, Readable>; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [ENTRY, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
  return { child, ended }
}

export function runDocket(words: readonly string[], variables?: NodeJS.ProcessEnv): Promise<Ended> {
  return startDocket(words, variables).ended
}
