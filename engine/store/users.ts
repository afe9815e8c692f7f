import { currentTime } from './current-time.ts'
import type { ReadingDatabase, WritingDatabase } from './database.ts'

export interface User {
  readonly id: number
  readonly accountId: number
  readonly name: string
  readonly createdAt: string
}

const COLUMNS = 'id, account_id AS accountId, name, created_at AS createdAt'

export function createUser(database: WritingDatabase, { accountId, name }: { accountId: number; name: string }): User {
  return database
    .prepare(`INSERT INTO users (account_id, name, created_at) VALUES (?, ?, ?) RETURNING ${COLUMNS}`)
    .get(accountId, name, currentTime()) as User
}

/** In the order of their ids. */
export function listUsers(database: ReadingDatabase, accountId: number): readonly User[] {
  return database.prepare(`SELECT ${COLUMNS} FROM users WHERE account_id = ? ORDER BY id`).all(accountId) as User[]
}
