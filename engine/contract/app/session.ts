import { z } from 'zod'
import { dateTimeSchema } from '../scalars.ts'

/** Answer of GET /app/session. */
export const sessionSchema = z.object({ created_at: dateTimeSchema, expires_at: dateTimeSchema })

export type AppSession = z.infer<typeof sessionSchema>
