import { chmodSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import Database from 'better-sqlite3'
import { DamagedDatabaseError, databasePath, inTransaction, openDatabase } from '../../engine/store/database.ts'
import { DatabaseTooNewError } from '../../engine/store/migrate.ts'
import { makeFolder, openTestStore } from './open-test-store.ts'

test('a new database has the newest schema, and opening it again changes nothing', () => {
  const path = databasePath(makeFolder())
  const first = openDatabase(path)
  const version = first.pragma('user_version', { simple: true })
  const schema = first.prepare('SELECT sql FROM sqlite_schema ORDER BY name').all()
  first.close()
  const second = openDatabase(path)
  expect(version).toBeGreaterThan(0)
  expect(second.pragma('user_version', { simple: true })).toBe(version)
  expect(second.prepare('SELECT sql FROM sqlite_schema ORDER BY name').all()).toEqual(schema)
  second.close()
})

test('a database of a newer Docket is refused with a sentence that says what to do, and is left as it was', () => {
  const path = databasePath(makeFolder())
  openDatabase(path).close()
  const newer = new Database(path)
  newer.pragma('user_version = 999')
  newer.close()
  expect(() => openDatabase(path)).toThrow(DatabaseTooNewError)
  expect(() => openDatabase(path)).toThrow(/version 999.*install that version again/)
  const untouched = new Database(path)
  expect(untouched.pragma('user_version', { simple: true })).toBe(999)
  untouched.close()
})

test('a damaged database is refused with a sentence that says what to do, and is left as it was', () => {
  const path = databasePath(makeFolder())
  const content = 'no database, '.repeat(1000)
  writeFileSync(path, content)
  expect(() => openDatabase(path)).toThrow(DamagedDatabaseError)
  expect(() => openDatabase(path)).toThrow(`The database ${path} is damaged. \`docket doctor\` puts`)
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('a durable database writes each commit through to the disk', () => {
  const database = openDatabase(databasePath(makeFolder()))
  expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
  expect(database.pragma('synchronous', { simple: true })).toBe(2)
  expect(database.pragma('foreign_keys', { simple: true })).toBe(1)
  database.close()
})

test('a transaction that throws leaves nothing', () => {
  const { database } = openTestStore()
  expect(() =>
    inTransaction(database, () => {
      database.prepare("INSERT INTO accounts (name, created_at) VALUES ('Gone', '')").run()
      throw new Error('stop')
    }),
  ).toThrow('stop')
  expect(database.prepare('SELECT count(*) AS n FROM accounts').get()).toEqual({ n: 1 })
})

test.skipIf(process.platform === 'win32')(
  'its files are for their owner alone, in a folder that others may read too',
  () => {
    const folder = makeFolder()
    chmodSync(folder, 0o755)
    const path = databasePath(folder)
    writeFileSync(path, '', { mode: 0o644 })
    const database = openDatabase(path)
    const files = readdirSync(folder)
    expect(files).toContain('docket.sqlite-wal')
    for (const file of files) expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600])
    database.close()
  },
)
