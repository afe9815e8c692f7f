import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { buildWhenOlder } from '../../../engine/cli/build/build-when-older.ts'
import type { Part } from '../../../engine/cli/build/parts.ts'
import { makeFolder } from '../make-folder.ts'

const PART: Part = {
  name: 'the toy',
  entry: 'dist/toy/index.html',
  mark: 'dist/toy/built-at',
  sources: ['toys', 'list.md'],
  steps: [{ package: 'toymaker', program: 'make.cjs', words: ['dist/toy'] }],
}

/** Notes each run, and takes long enough for another process to come by meanwhile. */
const TOYMAKER = `
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const text = readFileSync('toys/toy.txt', 'utf8')
appendFileSync('runs', 'run\\n')
if (text === 'broken') { console.error('toy.txt:1: broken'); process.exit(1) }
setTimeout(() => {
  mkdirSync(process.argv[2], { recursive: true })
  writeFileSync(process.argv[2] + '/index.html', text)
  writeFileSync(process.argv[2] + '/built-at', '')
}, text === 'slow' ? 60_000 : 500)
`

let root: string
let said: string[]

beforeEach(() => {
  root = makeFolder()
  said = []
  for (const folder of ['toys', 'node_modules/toymaker']) mkdirSync(join(root, folder), { recursive: true })
  write('package.json', '{}')
  write('list.md', 'one toy')
  write('toys/toy.txt', 'a ball')
  write('node_modules/toymaker/package.json', '{"name":"toymaker","version":"1.0.0"}')
  write('node_modules/toymaker/make.cjs', TOYMAKER)
})

test('builds what is missing, says so, and leaves it alone while nothing is newer', async () => {
  expect(await build()).toBe(true)
  expect(said).toEqual(['Building the toy, because there is none yet. This takes some seconds.'])
  expect(read('dist/toy/index.html')).toBe('a ball')
  expect(await build()).toBe(true)
  expect([said.length, countRuns()]).toEqual([1, 1])
})

test('builds anew when a source was changed, added or removed', async () => {
  await build()
  for (const change of [
    () => write('toys/toy.txt', 'a kite'),
    () => write('list.md', 'two toys'),
    () => write('toys/doll.txt', 'a doll'),
    () => rmSync(join(root, 'toys/doll.txt')),
  ]) {
    const before = countRuns()
    datePast()
    change()
    expect(await build()).toBe(true)
    expect(countRuns()).toBe(before + 1)
  }
  expect(said.at(-1)).toBe('Building the toy, because its sources are newer. This takes some seconds.')
})

test('of two processes that find nothing built, one builds and the other waits for it', async () => {
  const words = [join(import.meta.dirname, 'build-process.ts'), root, JSON.stringify(PART)]
  const run = promisify(execFile)
  const both = await Promise.all([run(process.execPath, words), run(process.execPath, words)])
  expect(both.map(({ stdout }) => stdout)).toEqual(['true\n', 'true\n'])
  expect(countRuns()).toBe(1)
})

test('a build that fails says what is wrong; what was built before is used', async () => {
  write('toys/toy.txt', 'broken')
  expect(await build()).toBe(false)
  expect(said.at(-1)).toBe('The toy could not be built; `npm run build` shows all of what is wrong:\ntoy.txt:1: broken')
  write('toys/toy.txt', 'a ball')
  await build()
  datePast()
  write('toys/toy.txt', 'broken')
  expect(await build()).toBe(true)
  expect(said.at(-1)).toBe('What was built before is used.')
  expect(read('dist/toy/index.html')).toBe('a ball')
})

test('where the tools are not installed nothing is built: what is there serves, what is not is asked for', async () => {
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(await build()).toBe(false)
  expect(said).toEqual(['The toy is not built: toymaker, which builds it, is not installed. Run `npm ci`.'])
  mkdirSync(join(root, 'dist/toy'), { recursive: true })
  write('dist/toy/index.html', 'brought along')
  expect(await build()).toBe(true)
  expect(said).toHaveLength(1)
})

test('a packed copy has no sources and is never built', async () => {
  rmSync(join(root, 'toys'), { recursive: true })
  expect(await build()).toBe(false)
  expect(said).toEqual(['This copy of Docket came without the toy: install it anew.'])
  mkdirSync(join(root, 'dist/toy'), { recursive: true })
  write('dist/toy/index.html', 'packed')
  expect(await build()).toBe(true)
  expect([said.length, existsSync(join(root, 'runs'))]).toEqual([1, false])
})

test('a build is given up when it is asked to stop, and the next one may begin', async () => {
  write('toys/toy.txt', 'slow')
  const asked = new AbortController()
  const building = buildWhenOlder(PART, { root, signal: asked.signal, say: () => asked.abort() })
  await expect(building).rejects.toMatchObject({ name: 'AbortError' })
  write('toys/toy.txt', 'a ball')
  expect(await build()).toBe(true)
})

function build(): Promise<boolean> {
  return buildWhenOlder(PART, { root, say: (text) => said.push(text) })
}

/** All that is there was written an hour ago, what was built a little later. */
function datePast(): void {
  const hourAgo = Date.now() / 1000 - 3600
  for (const path of ['toys/toy.txt', 'toys', 'list.md']) utimesSync(join(root, path), hourAgo, hourAgo)
  if (existsSync(join(root, 'toys/doll.txt'))) utimesSync(join(root, 'toys/doll.txt'), hourAgo, hourAgo)
  utimesSync(join(root, PART.mark), hourAgo + 60, hourAgo + 60)
}

function countRuns(): number {
  return read('runs').trim().split('\n').length
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text)
}
