import { z } from 'zod'
import { dateTimeSchema, idSchema } from '../scalars.ts'

const MAX_NAME = 200

const nameSchema = z
  .string({ error: 'name must be text.' })
  .trim()
  .min(1, { error: 'An account needs a name.' })
  .max(MAX_NAME, { error: `name has at most ${MAX_NAME} characters.` })

const creditsSchema = z
  .int({ error: 'credits must be a whole number, or null for unmetered.' })
  .min(0, { error: 'credits must be at least 0.' })
  .max(1_000_000_000, { error: 'credits must be at most 1000000000.' })
  .nullable()

/** A client of the office. */
export const accountSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** What is left to reserve; null: unmetered. */
  credits: z.int().nonnegative().nullable(),
  suspended_at: dateTimeSchema.nullable(),
  created_at: dateTimeSchema,
})

/** Body of POST /app/accounts. */
export const createAccountSchema = z.strictObject({ name: nameSchema, credits: creditsSchema.default(null) })

/** Body of PATCH /app/accounts/{account}; what is left out stays. */
export const updateAccountSchema = z.strictObject({
  name: nameSchema.optional(),
  credits: creditsSchema.optional(),
  suspended: z.boolean({ error: 'suspended must be true or false.' }).optional(),
})

export type AccountResource = z.infer<typeof accountSchema>
