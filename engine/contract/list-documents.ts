import { z } from 'zod'
import type { ZodOpenApiOverrideMetaContext } from 'zod-openapi'

export const SORT_ORDERS = ['created_at', '-created_at'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Query of GET /documents (contract 4.4): texts in, numbers out. */
export const listDocumentsQuerySchema = z
  .object({
    sort: z
      .enum(SORT_ORDERS, { error: 'sort must be created_at or -created_at.' })
      .default('-created_at')
      .meta({ description: '`-created_at`: newest first.' }),
    per_page: wholeNumber('per_page', 100)
      .default(100)
      .meta(describeAsNumber('Entries of a page.', 100, 100)),
    page: wholeNumber('page', Number.MAX_SAFE_INTEGER)
      .default(1)
      .meta(describeAsNumber('From 1.', Number.MAX_SAFE_INTEGER, 1)),
  })
  .meta({ id: 'ListDocumentsQuery' })

export type ListDocumentsQuery = z.infer<typeof listDocumentsQuerySchema>

/** Digits only, from 1 to `max`. */
export function wholeNumber(name: string, max: number) {
  const error = `${name} must be a whole number from 1 to ${max}.`
  return z
    .string({ error })
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .refine((number) => number >= 1 && number <= max, { error })
}

/** On the wire a query is text; whoever reads the description wants to know the number. */
function describeAsNumber(description: string, maximum: number, standard: number) {
  return {
    description,
    override: ({ jsonSchema }: ZodOpenApiOverrideMetaContext) => {
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum, default: standard })
    },
  }
}
