import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { nameOf, type Lockfile } from '../../electron/package/find-shipped.ts'
import { makeFolder } from '../cli/make-folder.ts'

const ROOT = join(import.meta.dirname, '../..')
const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const manifest = JSON.parse(readText('package.json')) as { allowScripts: Readonly<Record<string, boolean>> }
const lock = Object.entries((JSON.parse(readText('package-lock.json')) as Lockfile).packages).filter(([place]) => place)

test('whatever installs packages takes the lockfile and nothing else', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  const scripts = files
    .toString()
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]sx?|sh|ya?ml|json|html)$|^\.ci\/|^README\.md$/.test(file))
    .filter((file) => !/^package-lock\.json$|^test\/(?:fixtures|papers)\//.test(file) && existsSync(join(ROOT, file)))
  expect(scripts).toEqual(expect.arrayContaining(['.ci/run', 'package.json', 'README.md']))
  const installing =
    /\b(?:npm (?:install|i|add|update|exec)|(?:yarn|pnpm|bun) (?:add|install)|(?:pnpm|yarn) dlx|npx (?:-y|--yes))\b/
  expect(scripts.filter((file) => installing.test(readText(file)) && file !== OWN)).toEqual([])
})

const OWN = 'test/architecture/install.test.ts'

test('npx starts what the lockfile brings', () => {
  const said = [...readText('README.md').matchAll(/\bnpx ([\w-]+)/g)].map(([, name]) => name!)
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((name) => !existsSync(join(ROOT, 'node_modules/.bin', name)))).toEqual([])
})

test('every package of the lockfile is held to its content', () => {
  expect(lock.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([])
})

test('no package may run a script when it is installed, and each one that has some is named', () => {
  expect(Object.values(manifest.allowScripts).filter((allowed) => allowed)).toEqual([])
  const having = lock.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place))
  expect(having.length).toBeGreaterThan(0)
  expect(having.filter((name) => !(name in manifest.allowScripts))).toEqual([])
})

test('with our settings npm runs no script of a package that is denied, and refuses one that nobody has judged', async () => {
  expect(await install(false)).toMatchObject({ ended: true, ran: false })
  const unjudged = await install(null)
  expect(unjudged).toMatchObject({ ended: false, ran: false })
  expect(unjudged.said).toContain('hostile@1.0.0')
  // The package would do it where it may.
  expect(await install(true)).toMatchObject({ ended: true, ran: true })
})

/** Installs a package whose script leaves a mark, with `.npmrc` as it is here; null: `allowScripts` does not name it. */
async function install(allowed: boolean | null): Promise<{ ended: boolean; ran: boolean; said: string }> {
  const run = promisify(execFile)
  const folder = makeFolder()
  const mark = join(folder, 'mark')
  const hostile = join(folder, 'hostile')
  mkdirSync(hostile)
  const scripts = { postinstall: `node -e "require('fs').writeFileSync(process.env.MARK, '')"` }
  writeFileSync(join(hostile, 'package.json'), JSON.stringify({ name: 'hostile', version: '1.0.0', scripts }))
  await run('npm', ['pack', '--silent', '--ignore-scripts'], { cwd: hostile })
  const project = join(folder, 'project')
  mkdirSync(project)
  writeFileSync(join(project, '.npmrc'), readText('.npmrc'))
  // A package that comes as a file is known by its path.
  const packed = `file:${join(hostile, 'hostile-1.0.0.tgz')}`
  const allowScripts = allowed === null ? {} : { [packed]: allowed }
  const own = { name: 'project', version: '1.0.0', dependencies: { hostile: packed }, allowScripts }
  writeFileSync(join(project, 'package.json'), JSON.stringify(own))
  const ended = await run('npm', ['install', '--offline'], { cwd: project, env: { ...process.env, MARK: mark } }).then(
    () => ({ ended: true, said: '' }),
    (error: { stderr: string }) => ({ ended: false, said: error.stderr }),
  )
  return { ...ended, ran: existsSync(mark) }
}
