import { z } from 'zod'

/** Answer of GET /ping (contract 4.3). */
export const pingSchema = z
  .object({ status: z.boolean() })
  .meta({ id: 'Ping', description: 'True: the token is valid.' })

export type Ping = z.infer<typeof pingSchema>
