import { z } from 'zod'

export const linksSchema = z
  .object({
    first: z.url(),
    last: z.url(),
    prev: z.url().nullable(),
    next: z.url().nullable(),
  })
  .meta({ id: 'PaginationLinks' })

export const paginationMetaSchema = z
  .object({
    current_page: z.int().positive(),
    from: z.int().positive().nullable().meta({ description: 'Position of the first entry, from 1; null when empty.' }),
    last_page: z.int().positive(),
    per_page: z.int().min(1).max(100),
    to: z.int().positive().nullable(),
    total: z.int().nonnegative(),
  })
  .meta({ id: 'PaginationMeta' })

/** One page of a list of entries. */
export function paginated<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ data: z.array(entry), links: linksSchema, meta: paginationMetaSchema })
}

export type PaginationLinks = z.infer<typeof linksSchema>
export type PaginationMeta = z.infer<typeof paginationMetaSchema>
