import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findShipped, nameOf, type Lockfile } from './find-shipped.ts'

/** A software bill of materials, as far as it is looked at here (CycloneDX 1.5, ECMA-424). */
export interface Bom {
  readonly metadata: { readonly component: { readonly name: string; readonly 'bom-ref': string } }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

export interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly licenses?: readonly { readonly license?: { id?: string; name?: string }; readonly expression?: string }[]
}

/**
 * All that a user of this system gets beside Docket's own code, as `npm sbom` tells it.
 * @param root the folder of `package.json`, with what `npm ci` put there
 * @throws Error in npm's words where what is installed is not what the lockfile says
 */
export async function describeShipped(root: string): Promise<Bom> {
  const [all, lock] = await Promise.all([describeInstalled(root), readFile(join(root, 'package-lock.json'), 'utf8')])
  const lockfile = JSON.parse(lock) as Lockfile & { readonly name: string }
  const shipped = new Set([...findShipped(lockfile)].map((place) => refer(lockfile, place)))
  const own = all.metadata.component
  return {
    ...all,
    // npm names it by its folder.
    metadata: { ...all.metadata, component: { ...own, name: lockfile.name } },
    components: all.components.filter((component) => shipped.has(component['bom-ref'])),
    dependencies: all.dependencies
      .filter(({ ref }) => shipped.has(ref) || ref === own['bom-ref'])
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((link) => shipped.has(link)) })),
  }
}

/** With `--omit dev`, npm would leave out what the page is made of, and what packages for development need as well. */
async function describeInstalled(root: string): Promise<Bom> {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const options = { cwd: root, maxBuffer: 2 ** 26, shell: process.platform === 'win32' }
  const { stdout } = await promisify(execFile)('npm', words, options)
  return JSON.parse(stdout) as Bom
}

/** As npm makes `bom-ref`. */
function refer({ packages }: Lockfile, place: string): string {
  return `${nameOf(place)}@${packages[place]?.version}`
}
