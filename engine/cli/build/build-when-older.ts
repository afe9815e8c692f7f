import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tryLock } from '../../store/lock-folder.ts'
import type { Part } from './parts.ts'

/** Of the sources, and of what a package holds of them. */
export const ROOT = join(import.meta.dirname, extname(import.meta.filename) === '.ts' ? '../../..' : '../../../..')

/** Milliseconds between two looks whether another build has ended. */
const LOOK = 200

/** Lines of a failed build that are shown: the tools begin with what is wrong. */
const FIRST_LINES = 12

type Say = (text: string) => void

interface BuildOptions {
  /** Where the sources lie. */
  readonly root?: string
  readonly signal?: AbortSignal
  /** Told what is done and what went wrong, in sentences for people. */
  readonly say?: Say
}

/**
 * Builds a part where it is missing or older than its sources, as it is after a clone or a pull. A copy that was packed or
 * installed without the tools has what it needs and is left alone. One process builds at a time, the others wait for it.
 * @returns whether the part is there: as it is now, or else as it was before
 * @throws AbortError when `signal` says so
 */
export async function buildWhenOlder(part: Part, options: BuildOptions = {}): Promise<boolean> {
  const { root = ROOT, signal, say = writeLine } = options
  const isThere = (): boolean => existsSync(join(root, part.entry))
  try {
    if (isOlder(part, root)) await build(part, { root, signal, say })
    else if (!isThere()) say(`This copy of Docket came without ${part.name}: install it anew.`)
  } catch (error) {
    signal?.throwIfAborted()
    const reason = error instanceof Error ? error.message : String(error)
    const isToolMissing = error instanceof MissingToolError
    if (isToolMissing && isThere()) return true
    if (isToolMissing) say(`${capitalize(part.name)} is not built: ${reason}`)
    else say(`${capitalize(part.name)} could not be built; \`npm run build\` shows all of what is wrong:\n${reason}`)
    if (isThere()) say('What was built before is used.')
  }
  return isThere()
}

class MissingToolError extends Error {}

async function build(part: Part, { root, signal, say }: BuildOptions & { root: string; say: Say }): Promise<void> {
  const steps = part.steps.map(({ words, ...tool }) => [findProgram(root, tool), ...words])
  const release = await takeTurn(join(root, 'dist/build.lock'), { signal, say })
  try {
    // Whoever was first may have built it meanwhile.
    if (!isOlder(part, root)) return
    const why = existsSync(join(root, part.entry)) ? 'its sources are newer' : 'there is none yet'
    say(`Building ${part.name}, because ${why}. This takes some seconds.`)
    for (const words of steps) await run(words, { cwd: root, signal })
  } finally {
    release()
  }
}

/** Packages hold no sources, so nothing is newer there. */
function isOlder({ mark, sources }: Part, root: string): boolean {
  if (!sources.every((path) => existsSync(join(root, path)))) return false
  const builtAt = statSync(join(root, mark), { throwIfNoEntry: false })?.mtimeMs ?? -Infinity
  return sources.some((path) => findNewest(join(root, path)) > builtAt)
}

/** When anything in it was last changed; a folder's own time tells of what was removed from it. */
function findNewest(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' })
  const times = inside.map((name) => statSync(join(path, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return Math.max(stats.mtimeMs, ...times)
}

/** @throws MissingToolError */
function findProgram(root: string, tool: Pick<Part['steps'][number], 'package' | 'program'>): string {
  try {
    const manifest = createRequire(join(root, 'package.json')).resolve(`${tool.package}/package.json`)
    return join(dirname(manifest), tool.program)
  } catch {
    throw new MissingToolError(`${tool.package}, which builds it, is not installed. Run \`npm ci\`.`)
  }
}

async function takeTurn(path: string, { signal, say }: { signal?: AbortSignal; say: Say }): Promise<() => void> {
  for (let isFirst = true; ; isFirst = false) {
    const release = tryLock(path)
    if (release) return release
    if (isFirst) say('Another Docket is building; waiting for it.')
    await wait(LOOK, undefined, { signal })
  }
}

/** Rejects with the first lines of what the program said when it fails. */
async function run(words: readonly string[], options: { cwd: string; signal?: AbortSignal }): Promise<void> {
  const child = spawn(process.execPath, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.on('error', reject)
  child.on('close', resolve)
  if ((await promise) !== 0) throw new Error(said.trim().split('\n').slice(0, FIRST_LINES).join('\n'))
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Standard output belongs to what a program may read. */
function writeLine(text: string): void {
  process.stderr.write(`${text}\n`)
}
