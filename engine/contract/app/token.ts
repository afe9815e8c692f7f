import { z } from 'zod'
import { ABILITIES, MODES } from '../../domain/token.ts'
import { dateTimeSchema, idSchema, modeSchema } from '../scalars.ts'

const MAX_NAME = 200

/** A token without its secret, which is nowhere. */
export const tokenSchema = z.object({
  id: idSchema,
  account_id: idSchema,
  mode: modeSchema,
  name: z.string().nullable(),
  abilities: z.array(z.enum(ABILITIES)),
  created_at: dateTimeSchema,
  revoked_at: dateTimeSchema.nullable(),
})

/** Answer of POST /app/accounts/{account}/tokens: the only one that carries the token itself. */
export const createdTokenSchema = tokenSchema.extend({ token: z.string() })

/** Body of POST /app/accounts/{account}/tokens. */
export const createTokenSchema = z.strictObject({
  mode: z.enum(MODES, { error: 'mode must be live or test.' }).default('live'),
  name: z
    .string({ error: 'name must be text.' })
    .trim()
    .max(MAX_NAME, { error: `name has at most ${MAX_NAME} characters.` })
    .nullish()
    .transform((name) => name || null),
  abilities: z
    .array(z.enum(ABILITIES, { error: `Choose from ${ABILITIES.join(', ')}.` }), {
      error: 'abilities must be a list.',
    })
    .min(1, { error: 'A token needs at least one ability.' }),
})

export type TokenResource = z.infer<typeof tokenSchema>
export type CreatedToken = z.infer<typeof createdTokenSchema>
export type TokenRequest = z.input<typeof createTokenSchema>
