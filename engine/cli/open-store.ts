import { resolve } from 'node:path'
import { createConfig } from '../config.ts'
import { ensureFirstAccount } from '../store/accounts.ts'
import { databasePath, openDatabase, type WritingDatabase } from '../store/database.ts'

/** Runs `work` on the data folder's database, beside a running engine if there is one. */
export function withStore<Result>(data: string | undefined, work: (database: WritingDatabase) => Result): Result {
  const database = openStore(data)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** The same with work that takes its time. */
export async function whileStoreOpen<Result>(
  data: string | undefined,
  work: (database: WritingDatabase) => Promise<Result>,
): Promise<Result> {
  const database = openStore(data)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

function openStore(data: string | undefined): WritingDatabase {
  const { dataFolder } = createConfig({ dataFolder: data === undefined ? undefined : resolve(data) })
  const database = openDatabase(databasePath(dataFolder))
  ensureFirstAccount(database)
  return database
}
