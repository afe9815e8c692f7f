import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createConfig } from '../config.ts'
import { buildWhenOlder, ROOT } from './build/build-when-older.ts'
import { DESKTOP, PAGE } from './build/parts.ts'
import { DONE, FAILED } from './exit-codes.ts'
import { listenForStop } from './listen-for-stop.ts'
import { serve } from './serve.ts'

/** Opens Docket in a window of its own, with the files that are named; where Electron is missing, the page is served to a browser. */
export async function start(files: readonly string[]): Promise<number> {
  const electron = findElectron()
  if (typeof electron !== 'string') {
    process.stderr.write(`${electron.missing} The same page opens in a browser:\n`)
    return serve({})
  }
  const asked = new AbortController()
  listenForStop(() => asked.abort(), { withParent: createConfig().stopsWithParent })
  const { signal } = asked
  for (const part of [PAGE, DESKTOP]) {
    const isThere = await buildWhenOlder(part, { signal }).catch(() => false)
    if (signal.aborted) return DONE
    if (!isThere) return FAILED
  }
  return openWindow(electron, files, signal)
}

/**
 * The path of Electron's program, or a sentence that says what to do. The program is downloaded apart from its package; to ask
 * the package itself for the path would download it.
 */
function findElectron(): string | { readonly missing: string } {
  let folder: string
  try {
    folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  } catch {
    return { missing: 'This copy of Docket has no window of its own.' }
  }
  const record = join(folder, 'path.txt')
  const path = existsSync(record) ? join(folder, 'dist', readFileSync(record, 'utf8').trim()) : null
  if (path !== null && existsSync(path)) return path
  return { missing: 'The window needs the program of Electron: `npx install-electron` downloads it.' }
}

/** The exit code of the app: it ends with its window, or is asked to, and then finishes what is under way. */
async function openWindow(electron: string, files: readonly string[], signal: AbortSignal): Promise<number> {
  const app = spawn(electron, [ROOT, ...files], { stdio: 'inherit' })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  app.on('error', reject)
  app.on('close', (code) => resolve(code ?? FAILED))
  signal.addEventListener('abort', () => app.kill('SIGTERM'))
  const code = await promise
  if (code !== DONE && !signal.aborted) {
    process.stderr.write(`The window ended with code ${code}. \`npm run serve\` offers the same page to a browser.\n`)
  }
  return signal.aborted ? DONE : code
}
