import { z } from 'zod'
import { dateTimeSchema } from '../scalars.ts'

const count = z.int().nonnegative()

/** Answer of GET and POST /app/backup. */
export const backupSchema = z.object({
  /** The one being made; `total` documents' originals, null until that is known. */
  running: z.object({ folder: z.string(), done: count, total: count.nullable() }).nullable(),
  /** The last one made by the page. */
  last: z.object({ folder: z.string(), made_at: dateTimeSchema, documents: count, incomplete: count }).nullable(),
  /** Why the last try came to nothing, a sentence; null when there was none, it went well, or was stopped on purpose. */
  failure: z.string().nullable(),
  /** When the newest of the daily copies of the database was made, which lie in the data folder itself. */
  daily_at: z.iso.datetime().nullable(),
})

/** Body of POST /app/backup. */
export const makeBackupSchema = z.strictObject({
  /** Absolute path of a new or empty folder, or of one with an earlier copy. */
  folder: z.string({ error: 'folder must be text.' }).trim().min(1, { error: 'Name a folder.' }),
})

export type BackupAnswer = z.infer<typeof backupSchema>
export type MakeBackup = z.input<typeof makeBackupSchema>
