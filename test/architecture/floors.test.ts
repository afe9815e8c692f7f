import { describe, expect, test } from 'vitest'
import { findBreaches, findCycles } from './floors.ts'
import { parseModule, readModules } from './read-modules.ts'

const modules = readModules(['engine', 'electron', 'renderer'])

describe('the house', () => {
  test('is read as a whole', () => {
    expect(modules.length).toBeGreaterThan(100)
    expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(200)
  })

  test('nothing imports upward, sideways or out of its room', () => {
    expect(findBreaches(modules)).toEqual([])
  })

  test('no imports run in a circle', () => {
    expect(findCycles(modules)).toEqual([])
  })

  test('every import of our own leads to a file', () => {
    const paths = new Set(modules.map(({ path }) => path))
    const lost = modules.flatMap(({ path, imports }) =>
      imports
        .filter(({ isOurs, target }) => isOurs && /\.[cm]?tsx?$/.test(target) && !paths.has(target))
        .map(({ target }) => `${path} -> ${target}`),
    )
    expect(lost).toEqual([])
  })

  test('only engine/config.ts reads the environment', () => {
    const readers = modules.filter(({ source }) => /\bprocess\s*(\.\s*env\b|\[)/.test(source)).map(({ path }) => path)
    const importers = modules
      .filter(({ imports }) => imports.some(({ target }) => /^(node:)?process$/.test(target)))
      .map(({ path }) => path)
    expect([...readers, ...importers]).toEqual(['engine/config.ts'])
  })

  test('SQL stands only in the store', () => {
    const sql =
      /^\s*(SELECT\s|INSERT\s+(OR\s+\w+\s+)?INTO\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|CREATE\s+(TABLE|INDEX|VIRTUAL)|ALTER\s+TABLE|DROP\s+TABLE|PRAGMA\s)/
    const writers = modules.filter(({ strings }) => strings.some((text) => sql.test(text))).map(({ path }) => path)
    expect(writers.length).toBeGreaterThan(0)
    expect(writers.filter((path) => !path.startsWith('engine/store/'))).toEqual([])
  })
})

describe('the check itself sees', () => {
  const breaches = (path: string, source: string): readonly string[] => findBreaches([parseModule(path, source)])

  test('an import upward, also of a type alone', () => {
    expect(breaches('engine/store/a.ts', `import type { A } from '../pipeline/b.ts'`)).toHaveLength(1)
    expect(breaches('engine/domain/a.ts', `let a: import('../store/b.ts').B`)).toHaveLength(1)
  })

  test('a stage that looks into another, and rooms of one floor', () => {
    expect(breaches('engine/stages/find/a.ts', `export * from '../choose/b.ts'`)).toHaveLength(1)
    expect(breaches('engine/access/a.ts', `await import('../pipeline/b.ts')`)).toHaveLength(1)
  })

  test('a renderer that takes code of the engine', () => {
    expect(breaches('renderer/a.tsx', `import { a } from '../engine/contract/a.ts'`)).toHaveLength(1)
    expect(breaches('renderer/a.tsx', `import type { A } from '../engine/domain/a.ts'`)).toHaveLength(1)
    expect(breaches('renderer/a.tsx', `import type { A } from '../engine/contract/a.ts'`)).toEqual([])
    expect(breaches('renderer/a.tsx', `import { A } from '../engine/contract/types-and-keys.ts'`)).toEqual([])
    expect(breaches('renderer/a.tsx', `import { A } from '../engine/domain/types/type-entries.ts'`)).toHaveLength(1)
  })

  test('packages where they do not belong', () => {
    expect(breaches('engine/stages/read/a.ts', `import Database from 'better-sqlite3'`)).toHaveLength(1)
    expect(breaches('engine/domain/a.ts', `import { join } from 'node:path'`)).toHaveLength(1)
  })

  test('a circle, also through types', () => {
    const circle = [
      parseModule('engine/api/a.ts', `import { b } from './b.ts'`),
      parseModule('engine/api/b.ts', `import type { c } from './c.ts'`),
      parseModule('engine/api/c.ts', `export { a } from './a.ts'`),
    ]
    expect(findCycles(circle)).toEqual(['engine/api/a.ts -> engine/api/b.ts -> engine/api/c.ts -> engine/api/a.ts'])
  })
})
