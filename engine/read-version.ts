import { existsSync, readFileSync } from 'node:fs'

/** Docket's own version, from its package.json: one folder up in the sources, two in the build. */
export function readVersion(): string {
  const path = ['../package.json', '../../package.json']
    .map((relative) => new URL(relative, import.meta.url))
    .find((url) => existsSync(url))
  if (path === undefined) throw new Error('Docket is not installed completely: its package.json is missing.')
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}
