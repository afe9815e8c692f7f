import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

interface Manifest {
  readonly license?: string
  readonly licenses?: readonly { readonly type: string }[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
const manifest = readJson('package.json') as Manifest
const named = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }

const rows = readFileSync(join(ROOT, 'docs/third-party.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| (?!Package|-)(\S+) \| ([^|]+) \| ([^|]+) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, name, licence, why]) => ({ name: name!, licence: licence!, why: why! }))

test('docs/third-party.md names every package once, and no other', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(named).toSorted())
})

test('every package is pinned to one version', () => {
  for (const [name, version] of Object.entries(named)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})

test.each(rows.filter(({ name }) => !(name in (manifest.optionalDependencies ?? {}))))(
  '$name is under $licence, as its package says',
  ({ name, licence }) => {
    const { license, licenses } = readJson(`node_modules/${name}/package.json`) as Manifest
    expect(license ?? licenses?.[0]?.type).toBe(licence)
  },
)

test('all that is shipped is under a licence that lets it be', () => {
  const lock = readJson('package-lock.json') as {
    packages: Record<string, { dev?: boolean; license?: string; name?: string }>
  }
  const free =
    /\b(MIT|MIT-0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|MPL-2\.0|CC0-1\.0|Unlicense|BlueOak-1\.0\.0)\b/
  const others = Object.entries(lock.packages)
    .filter(([path, { dev, license }]) => path !== '' && !dev && license !== undefined && !free.test(license))
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  // libvips is linked as a library of its own, which the LGPL allows.
  expect(others.filter((name) => !name.startsWith('@img/sharp-libvips-'))).toEqual([])
})
