import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** What runs and what it is built from; the tests stay behind. */
const PARTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'docs/third-party.md',
  'engine',
  'electron',
  'renderer',
]

/**
 * A folder as it is after cloning the sources as they are now and `npm ci`: nothing is built, and Electron's program is not
 * downloaded.
 * @param program a shell script to lie where Electron's program would
 */
export async function makeClone({ program }: { readonly program?: string } = {}): Promise<string> {
  const clone = await mkdtemp(join(tmpdir(), 'docket-clone-'))
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...PARTS]
  const { stdout } = await run('git', listed, { cwd: ROOT, maxBuffer: 2 ** 24 })
  for (const path of stdout.split('\0').filter((name) => name !== '')) {
    await mkdir(dirname(join(clone, path)), { recursive: true })
    await cp(join(ROOT, path), join(clone, path))
  }
  const packages = join(clone, 'node_modules')
  await mkdir(packages)
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== 'electron') await symlink(join(ROOT, 'node_modules', name), join(packages, name))
  }
  await mkdir(join(packages, 'electron/dist'), { recursive: true })
  await cp(join(ROOT, 'node_modules/electron/package.json'), join(packages, 'electron/package.json'))
  // The types of Electron's module, which the app is built with.
  await cp(join(ROOT, 'node_modules/electron/electron.d.ts'), join(packages, 'electron/electron.d.ts'))
  if (program !== undefined) {
    await writeFile(join(packages, 'electron/path.txt'), 'electron')
    await writeFile(join(packages, 'electron/dist/electron'), `#!/bin/sh\n${program}\n`, { mode: 0o755 })
  }
  return clone
}
