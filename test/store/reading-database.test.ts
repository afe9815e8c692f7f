import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAccount, listAccounts } from '../../engine/store/accounts.ts'
import { databasePath, openDatabase, openReadingDatabase } from '../../engine/store/database.ts'

let folder: string
let writing: ReturnType<typeof openDatabase>
let reading: ReturnType<typeof openReadingDatabase>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docket-reading-'))
  writing = openDatabase(databasePath(folder))
  reading = openReadingDatabase(databasePath(folder))
})

afterEach(() => {
  reading.close()
  writing.close()
  rmSync(folder, { recursive: true, force: true })
})

test('one turn reads one state, and the next turn sees what was written meanwhile', async () => {
  const before = listAccounts(reading).length
  createAccount(writing, { name: 'Kanzlei Birkenhain' })
  expect(listAccounts(reading)).toHaveLength(before)
  await nextTurn()
  await nextTurn()
  expect(listAccounts(reading)).toHaveLength(before + 1)
})

test('nothing can be written through it', () => {
  expect(() => reading.prepare(`INSERT INTO accounts (name, created_at) VALUES ('x', 'y')`).run()).toThrow(/readonly/)
})

test('it may be closed while a turn is still open', async () => {
  listAccounts(reading)
  reading.close()
  await nextTurn()
  expect(listAccounts(writing)).toBeInstanceOf(Array)
})
