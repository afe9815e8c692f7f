import type { Module } from './read-modules.ts'

/** From the ground up; rooms of one floor do not see each other. Each stage is a room of its own. */
const FLOORS: readonly (readonly string[])[] = [
  ['domain'],
  ['contract', 'store', 'workers', 'learning', 'languages'],
  ['stages'],
  ['config'],
  ['pipeline', 'access', 'delivery', 'export', 'x402'],
  ['api'],
  ['index'],
  ['cli', 'electron'],
  ['renderer'],
]

/** What the page may ask of the operating system. */
const DESKTOP_CONTRACT = 'electron/ipc-contract.ts'

/** The table of types and keys, from which the page derives its editors and their names. */
const KEY_TABLE = 'engine/contract/types-and-keys.ts'

/** Packages that only some rooms may know: what speaks SQL or HTTP. */
const RESERVED: Readonly<Record<string, readonly string[]>> = {
  'better-sqlite3': ['store'],
  koa: ['api'],
  '@koa/router': ['api'],
  'node:http': ['api', 'index'],
  'node:https': ['delivery', 'x402'],
  undici: ['delivery', 'x402'],
  electron: ['electron'],
  commander: ['cli'],
}

/** One sentence for each import that goes where it must not. */
export function findBreaches(modules: readonly Module[]): readonly string[] {
  return modules.flatMap(({ path, imports }) =>
    imports.flatMap((link) => {
      const why = link.isOurs ? judgeOwn(path, link.target, link.isType) : judgePackage(path, link.target)
      return why === null ? [] : [`${path} imports ${link.target}: ${why}`]
    }),
  )
}

/** Each circle of imports once, as `a -> b -> a`. */
export function findCycles(modules: readonly Module[]): readonly string[] {
  const links = new Map(modules.map(({ path, imports }) => [path, imports.filter(({ isOurs }) => isOurs)]))
  const finished = new Set<string>()
  const cycles: string[] = []
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path)
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' -> '))
    if (start >= 0 || finished.has(path)) return
    for (const { target } of links.get(path) ?? []) walk(target, [...trail, path])
    finished.add(path)
  }
  for (const { path } of modules) walk(path, [])
  return cycles
}

function judgeOwn(from: string, to: string, isType: boolean): string | null {
  const [here, there] = [findRoom(from), findRoom(to)]
  if (there === null || here === null) return 'that is no room of the house'
  if (here.room === there.room) return null
  if (here.floorName === 'renderer') {
    const isContract = there.floorName === 'contract' || to === DESKTOP_CONTRACT
    return (isContract && isType) || to === KEY_TABLE
      ? null
      : `the renderer takes nothing but types of engine/contract and ${DESKTOP_CONTRACT}, and ${KEY_TABLE}`
  }
  if (there.floorName === 'renderer') return 'nothing imports the renderer'
  if (there.floor > here.floor) return `${here.room} stands below ${there.room}`
  return there.floor === here.floor ? `${here.room} and ${there.room} stand on one floor` : null
}

function judgePackage(from: string, name: string): string | null {
  const here = findRoom(from)
  if (here === null) return 'that is no room of the house'
  if (here.floorName === 'domain') return 'the domain imports nothing'
  const owners = RESERVED[name]
  if (owners === undefined || owners.includes(here.floorName)) return null
  return `only ${owners.join(', ')} may know it`
}

function findRoom(path: string): { readonly room: string; readonly floorName: string; readonly floor: number } | null {
  const parts = path.split('/')
  // What lies in engine/ itself belongs to its index, the configuration apart.
  const top = parts[1] === 'config.ts' ? 'config' : 'index'
  const name = parts[0] !== 'engine' ? parts[0]! : parts.length === 2 ? top : parts[1]!
  const floor = FLOORS.findIndex((names) => names.includes(name))
  if (floor < 0) return null
  return { room: name === 'stages' ? `stages/${parts[2]}` : name, floorName: name, floor }
}
