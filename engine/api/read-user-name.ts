import { userInfo } from 'node:os'
import { settingsSchema } from '../contract/app/settings.ts'
import type { ReadingDatabase } from '../store/database.ts'
import { readSettings } from '../store/settings.ts'

/** Who sits before the page: the name of the settings, else that of the operating system; null where neither knows one. */
export function readUserName(database: ReadingDatabase): string | null {
  return settingsSchema.parse(readSettings(database)).user_name ?? readSystemName()
}

/** The user's name in the operating system; null where it knows none. */
export function readSystemName(): string | null {
  try {
    return userInfo().username || null
  } catch {
    // A user id without an entry in the list of users, as in many containers.
    return null
  }
}
