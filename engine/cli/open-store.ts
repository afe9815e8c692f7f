import { resolve } from 'node:path'
import { createConfig } from '../config.ts'
import { ensureFirstAccount } from '../store/accounts.ts'
import { databasePath, openDatabase, type WritingDatabase } from '../store/database.ts'

/** Runs `work` on the data folder's database, beside a running engine if there is one. */
export function withStore<Result>(data: string | undefined, work: (database: WritingDatabase) => Result): Result {
  const { dataFolder } = createConfig({ dataFolder: data === undefined ? undefined : resolve(data) })
  const database = openDatabase(databasePath(dataFolder))
  try {
    ensureFirstAccount(database)
    return work(database)
  } finally {
    database.close()
  }
}
