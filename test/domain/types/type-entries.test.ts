import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TYPE_ENTRIES } from '../../../engine/domain/types/type-entries.ts'

const FOLDER = join(import.meta.dirname, '../../../engine/domain/types')
/** What types are made of. */
const PARTS = new Set(['all-types', 'choices', 'key-entry', 'type-entries'])

test('every file of a type is listed under its name', () => {
  const files = readdirSync(FOLDER).map((name) => name.replace(/\.ts$/, ''))
  expect(Object.keys(TYPE_ENTRIES).toSorted()).toEqual(files.filter((name) => !PARTS.has(name)).toSorted())
})
