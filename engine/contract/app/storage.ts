import { z } from 'zod'

const bytes = z.int().nonnegative()

/** Answer of GET /app/storage: where everything lies and how much room it takes. */
export const storageSchema = z.object({
  /** Absolute path. */
  data_folder: z.string(),
  /** Bytes. */
  data_size: z.object({ total: bytes, database: bytes, originals: bytes, pictures: bytes }),
})

export type Storage = z.infer<typeof storageSchema>
