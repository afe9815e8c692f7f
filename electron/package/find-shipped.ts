import { dirname } from 'node:path/posix'

/** `package-lock.json` of version 3, as far as it is looked at here. Places are paths such as `node_modules/a/node_modules/b`. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  /** Nothing but what is for development needs it. */
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** Packages that the page's build puts into its files; for npm they are for development. */
export const PAGE_PACKAGES: readonly string[] = [
  '@hookform/resolvers',
  '@internationalized/date',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'i18next',
  'lucide-react',
  'react',
  'react-aria-components',
  'react-dom',
  'react-hook-form',
  'react-i18next',
  'react-resizable-panels',
  'react-router',
]

/** The package only fetches the program of Electron, which is what is shipped. */
const PROGRAM = 'node_modules/electron'

/**
 * Places of all packages that a user gets, of every system: those that run, those within the page, and the program of Electron.
 * Optional peers count only where something else needs them.
 */
export function findShipped({ packages }: Lockfile): ReadonlySet<string> {
  const roots = [...Object.keys(packages['']?.dependencies ?? {}), ...PAGE_PACKAGES]
  const shipped = new Set(roots.map((name) => `node_modules/${name}`))
  for (const place of shipped) {
    for (const name of namesNeeded(packages[place])) {
      const found = resolvePlace(packages, place, name)
      if (found !== null) shipped.add(found)
    }
  }
  return shipped.add(PROGRAM)
}

/** `@koa/router` of `node_modules/a/node_modules/@koa/router`. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function namesNeeded(found: LockedPackage | undefined): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = found ?? {}
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** Where Node would find it; null for what is optional and not there. */
function resolvePlace(packages: Lockfile['packages'], from: string, name: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (place in packages) return place
    if (folder === '.') return null
  }
}
