import { z } from 'zod'
import { localeSchema } from '../locale.ts'
import { dateTimeSchema, idSchema } from '../scalars.ts'

const MAX_NAME = 200
const MAX_OWN_NAMES = 50

const nameSchema = z
  .string({ error: 'name must be text.' })
  .trim()
  .min(1, { error: 'A name must not be empty.' })
  .max(MAX_NAME, { error: `name has at most ${MAX_NAME} characters.` })

const creditsSchema = z
  .int({ error: 'credits must be a whole number, or null for unmetered.' })
  .min(0, { error: 'credits must be at least 0.' })
  .max(1_000_000_000, { error: 'credits must be at most 1000000000.' })
  .nullable()

const ownNamesSchema = z
  .array(nameSchema, { error: 'own_names must be a list of names.' })
  .max(MAX_OWN_NAMES, { error: `At most ${MAX_OWN_NAMES} own names.` })

/** A client of the office. */
export const accountSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** What is left to reserve; null: unmetered. */
  credits: z.int().nonnegative().nullable(),
  suspended_at: dateTimeSchema.nullable(),
  /** What the client itself is called on paper: on its bills it is the recipient, on its invoices the sender. */
  own_names: z.array(z.string()),
  /** Of its documents where an upload names none; null: detect. */
  locale: z.string().nullable(),
  created_at: dateTimeSchema,
})

/** Body of POST /app/accounts. */
export const createAccountSchema = z.strictObject({ name: nameSchema, credits: creditsSchema.default(null) })

/** Body of PATCH /app/accounts/{account}; what is left out stays. */
export const updateAccountSchema = z.strictObject({
  name: nameSchema.optional(),
  credits: creditsSchema.optional(),
  suspended: z.boolean({ error: 'suspended must be true or false.' }).optional(),
  own_names: ownNamesSchema.optional(),
  locale: localeSchema('locale').optional(),
})

export type AccountResource = z.infer<typeof accountSchema>
export type AccountRequest = z.input<typeof createAccountSchema>
export type AccountUpdate = z.input<typeof updateAccountSchema>
