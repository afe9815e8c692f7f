import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeShipped, type Component } from '../../electron/package/describe-shipped.ts'
import { nameOf, PAGE_PACKAGES, type Lockfile } from '../../electron/package/find-shipped.ts'
import { readModules } from './read-modules.ts'

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
const lock = readJson('package-lock.json') as Lockfile
const named = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }

const chapters = readFileSync(join(ROOT, 'docs/third-party.md'), 'utf8').split(/^## /m)
const rows = chapters.flatMap((chapter) => readRows(chapter))

/** Licences that ask for no more than to be named with their text (SPDX). */
const PERMISSIVE = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'Zlib']
/** What only builds and tests may also be in the public domain or nearly so. */
const FOR_DEVELOPMENT = [...PERMISSIVE, 'BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'Unlicense', 'WTFPL']
/** Packages whose manifests name no licence of SPDX's list, by the file of theirs that does. */
const TOLD_ELSEWHERE: Readonly<Record<string, readonly [file: string, words: RegExp]>> = {
  'node_modules/duck': ['LICENSE', /Redistribution and use in source and binary forms/],
  'node_modules/png-js': ['LICENSE', /^MIT License/],
}
/** libvips stands in files of its own, which the LGPL allows. */
const LINKED = /^node_modules\/@img\/sharp-(?:libvips|win32|wasm32|webcontainers)/

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

test('what stands within the page is what its sources import', () => {
  const imported = readModules(['renderer'])
    .filter(({ path }) => !path.endsWith('vite.config.ts'))
    .flatMap(({ imports }) => imports.filter(({ isOurs }) => !isOurs))
    .map(({ target }) => /^(?:@[^/]+\/)?[^/]+/.exec(target)![0])
  const within = [...new Set(imported)].filter((name) => !(name in manifest.dependencies!)).toSorted()
  expect(within).toEqual(PAGE_PACKAGES.toSorted())
  const chapter = chapters.find((text) => text.startsWith('Shipped within the page'))!
  expect(readRows(chapter).map(({ name }) => name)).toEqual(PAGE_PACKAGES)
})

test('all that is shipped is under a licence that lets it be', async () => {
  const { components } = await describeShipped(ROOT)
  expect(components.length).toBeGreaterThan(200)
  const others = components
    .map((component) => ({ place: `node_modules/${component.name}`, licence: readLicence(component) }))
    .filter(({ place, licence }) => !LINKED.test(place) && !(place in TOLD_ELSEWHERE) && !isAmong(licence, PERMISSIVE))
  expect(others).toEqual([])
})

test('so is all that other systems get, and what builds and tests, which never is under the GPL', () => {
  const others = Object.entries(lock.packages)
    .filter(([place, { license }]) => place !== '' && license !== undefined && !(place in TOLD_ELSEWHERE))
    .filter(
      ([place, { dev, license }]) => !LINKED.test(place) && !isAmong(license!, dev ? FOR_DEVELOPMENT : PERMISSIVE),
    )
  expect(others.map(([place, { license }]) => `${nameOf(place)}: ${license}`)).toEqual([])
})

test.each(Object.entries(TOLD_ELSEWHERE))('%s tells its licence elsewhere', (place, [file, words]) => {
  expect(readFileSync(join(ROOT, place, file), 'utf8')).toMatch(words)
})

function readRows(chapter: string): readonly { name: string; licence: string; why: string }[] {
  return chapter
    .split('\n')
    .map((line) => /^\| (?!Package|-)(\S+) \| ([^|]+) \| ([^|]+) \|$/.exec(line))
    .filter((row) => row !== null)
    .map(([, name, licence, why]) => ({ name: name!, licence: licence!, why: why! }))
}

function readLicence({ licenses }: Component): string {
  const told = licenses?.[0]
  return told?.expression ?? told?.license?.id ?? 'none'
}

/** An expression of SPDX without inner brackets: `AND` binds more tightly than `OR`, of which one is enough. */
function isAmong(expression: string, licences: readonly string[]): boolean {
  const ways = expression.replace(/^\(|\)$/g, '').split(' OR ')
  return ways.some((way) => way.split(' AND ').every((licence) => licences.includes(licence)))
}
