import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'

/** Docket's own version, from the nearest package.json: one folder up in the sources, two in the build. */
export function readVersion(): string {
  const path = findPackageJSON('.', import.meta.url)
  if (path === undefined) throw new Error('Docket is not installed completely: its package.json is missing.')
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}
