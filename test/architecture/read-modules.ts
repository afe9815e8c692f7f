import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseSync } from 'vite'

/** One source file and what it names. Paths are relative to the repository, with `/`. */
export interface Module {
  readonly path: string
  readonly source: string
  readonly imports: readonly Import[]
  /** Text of every string and template in it. */
  readonly strings: readonly string[]
}

export interface Import {
  /** Path of a file of ours, or the name of a package or of a part of Node as written. */
  readonly target: string
  readonly isOurs: boolean
  readonly isType: boolean
}

const ROOT = join(import.meta.dirname, '../..')

/** Every module below the folders, parsed (not guessed by patterns): imports, re-exports, `import()` and types. */
export function readModules(folders: readonly string[]): readonly Module[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .toSorted()
      .map((path) => parseModule(path, readFileSync(join(ROOT, path), 'utf8'))),
  )
}

export function parseModule(path: string, source: string): Module {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]!.message}`)
  const imports: Import[] = []
  const strings: string[] = []
  visit(program, (node) => {
    const specifier = readSpecifier(node)
    if (specifier !== null) imports.push({ ...resolveSpecifier(path, specifier), isType: isTypeOnly(node) })
    if (node['type'] === 'Literal' && typeof node['value'] === 'string') strings.push(node['value'])
    if (node['type'] === 'TemplateElement') strings.push((node['value'] as { raw: string }).raw)
  })
  return { path, source, imports, strings }
}

type SyntaxNode = Readonly<Record<string, unknown>>

function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see)
  else if (value !== null && typeof value === 'object') {
    const node = value as SyntaxNode
    if (typeof node['type'] === 'string') see(node)
    for (const child of Object.values(node)) visit(child, see)
  }
}

const NAMING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

function readSpecifier(node: SyntaxNode): string | null {
  if (!NAMING.has(String(node['type']))) return null
  const source = node['source'] as SyntaxNode | null | undefined
  return typeof source?.['value'] === 'string' ? source['value'] : null
}

/** Whether nothing of the import is left at run time. */
function isTypeOnly(node: SyntaxNode): boolean {
  if (node['type'] === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type') return true
  const specifiers = (node['specifiers'] ?? []) as readonly SyntaxNode[]
  return specifiers.length > 0 && specifiers.every((entry) => (entry['importKind'] ?? entry['exportKind']) === 'type')
}

function resolveSpecifier(from: string, specifier: string): { target: string; isOurs: boolean } {
  if (!specifier.startsWith('.')) return { target: specifier, isOurs: false }
  return { target: join(dirname(from), specifier).split(sep).join('/'), isOurs: true }
}
