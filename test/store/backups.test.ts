import { readdirSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { backupsFolder, listBackups, makeBackup } from '../../engine/store/backups.ts'
import { DamagedDatabaseError, databasePath, openDatabase } from '../../engine/store/database.ts'
import { makeDocument, openTestStore } from './open-test-store.ts'
import { tearFile } from './tear-file.ts'

test('seven copies are kept: the oldest gives way', async () => {
  const { database, dataFolder } = openTestStore()
  for (let day = 10; day < 18; day += 1) {
    await makeBackup(database, dataFolder, new Date(`2026-11-${day}T10:00:00Z`))
  }
  const days = listBackups(dataFolder).map(({ madeAt }) => madeAt.getUTCDate())
  expect(days).toEqual([17, 16, 15, 14, 13, 12, 11])
  expect(readdirSync(backupsFolder(dataFolder))).toHaveLength(7)
})

test('a database that is not whole makes no copy, and drives none out', async () => {
  const { database, dataFolder } = openTestStore()
  for (let index = 0; index < 200; index += 1) makeDocument(database, { filename: `bill-${index}.pdf` })
  const { madeAt } = await makeBackup(database, dataFolder, new Date('2026-11-16T10:00:00Z'))
  // What a handle has in memory it would not read from the disk.
  database.close()
  tearFile(databasePath(dataFolder), 0.1)
  const torn = openDatabase(databasePath(dataFolder))
  onTestFinished(() => void torn.close())
  const today = new Date('2026-11-17T10:00:00Z')
  await expect(makeBackup(torn, dataFolder, today)).rejects.toThrow(DamagedDatabaseError)
  expect(listBackups(dataFolder)).toMatchObject([{ madeAt }])
  expect(readdirSync(backupsFolder(dataFolder))).toHaveLength(1)
})
