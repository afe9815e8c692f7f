import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** How a process is started through another program, as child_process.fork takes it. */
export interface Detour {
  readonly execPath: string
  readonly execArgv: string[]
}

const UNSHARE = '/usr/bin/unshare'
/** A network namespace of its own has not even a loopback that is up; the user namespace is what lets anybody make one. */
const WORDS = ['--user', '--map-current-user', '--net', '--']

let known: Detour | null | undefined

/**
 * Starts Node in a network namespace of its own (namespaces(7), by util-linux): it becomes the process that was started, with the
 * same id. Null where there is no such thing: other systems, containers and distributions that let nobody make namespaces.
 */
export function denyNetwork(): Detour | null {
  known ??= isAllowed() ? { execPath: UNSHARE, execArgv: [...WORDS, process.execPath] } : null
  return known
}

function isAllowed(): boolean {
  if (process.platform !== 'linux' || !existsSync(UNSHARE)) return false
  return spawnSync(UNSHARE, [...WORDS, process.execPath, '--version'], { stdio: 'ignore', env: {} }).status === 0
}
