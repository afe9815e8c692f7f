import { z } from 'zod'
import { DOCUMENT_STATUSES } from '../../domain/status.ts'
import { idSchema } from '../scalars.ts'
import { appSortSchema } from './sort.ts'

const MAX_QUERY = 500
/** Documents of one request; whoever has more gives a filter. */
export const MAX_IDS = 100_000

/** Dates by which a period is meant. */
export const PERIOD_FIELDS = ['issue_date', 'payment_due_date', 'created_at'] as const

/** `true` and `false` as they stand in a query string. */
function flag(name: string) {
  return z
    .enum(['true', 'false'], { error: `${name} must be true or false.` })
    .transform((text) => text === 'true')
    .optional()
}

function day(name: string) {
  return z.iso.date({ error: `${name} must be a date such as 2026-11-21.` }).optional()
}

const filterParts = {
  status: z.enum(DOCUMENT_STATUSES, { error: `status must be one of ${DOCUMENT_STATUSES.join(', ')}.` }).optional(),
  type: z.string({ error: 'type must be given once.' }).min(1, { error: 'type must not be empty.' }).optional(),
  period_from: day('period_from'),
  period_to: day('period_to'),
  period_field: z
    .enum(PERIOD_FIELDS, { error: `period_field must be one of ${PERIOD_FIELDS.join(', ')}.` })
    .default('issue_date'),
  query: z
    .string({ error: 'query must be given once.' })
    .max(MAX_QUERY, { error: `query has at most ${MAX_QUERY} characters.` })
    .optional(),
}

/** The filter of a query string: what is left out lets all pass. Both ends of a period belong to it. */
export const queryFilterSchema = z.object({
  ...filterParts,
  checked: flag('checked'),
  needs_look: flag('needs_look'),
})

/** The same in a JSON body. */
export const bodyFilterSchema = z.strictObject({
  ...filterParts,
  checked: z.boolean({ error: 'checked must be true or false.' }).optional(),
  needs_look: z.boolean({ error: 'needs_look must be true or false.' }).optional(),
})

const ids = z
  .array(idSchema, { error: 'ids must be a list of ids.' })
  .min(1, { error: 'Name at least one document.' })
  .max(MAX_IDS, { error: `At most ${MAX_IDS} documents.` })

/** Which documents of an account are meant: these, or all that a filter lets pass. A body with them is refined by namesOneWay. */
export const selected = { ids: ids.optional(), filter: bodyFilterSchema.optional() }

export function namesOneWay(body: { readonly ids?: unknown; readonly filter?: unknown }): boolean {
  return (body.ids === undefined) !== (body.filter === undefined)
}

export const NAME_ONE_WAY = { error: 'Give either ids or filter.' }

/** Body of POST /app/accounts/{account}/documents/delete. */
export const selectionSchema = z.strictObject(selected).refine(namesOneWay, NAME_ONE_WAY)

/** Body of POST /app/accounts/{account}/documents/check. */
export const checkSelectionSchema = z
  .strictObject({
    ...selected,
    /** False: takes the marks away. */
    checked: z.boolean({ error: 'checked must be true or false.' }).default(true),
  })
  .refine(namesOneWay, NAME_ONE_WAY)

/** Body of POST /app/accounts/{account}/documents/ids. */
export const listIdsSchema = z.strictObject({ filter: bodyFilterSchema.prefault({}), sort: appSortSchema })

/** Answer of POST /app/accounts/{account}/documents/check: the documents that were changed. */
export const changedDocumentsSchema = z.object({ count: z.int().nonnegative(), ids: z.array(idSchema) })

/** Answer of POST /app/accounts/{account}/documents/delete: those that were there, and how many stay because they are locked. */
export const deletedDocumentsSchema = changedDocumentsSchema.extend({ locked: z.int().nonnegative() })

/** Answer of POST /app/accounts/{account}/documents/ids: at most 100,000. */
export const documentIdsSchema = z.object({ ids: z.array(idSchema) })

/** What a query string or a body says about which documents; as the page keeps it. */
export type DocumentFilterInput = z.input<typeof bodyFilterSchema>
export type DocumentFilterQuery = z.output<typeof bodyFilterSchema>
export type DocumentSelection = z.input<typeof selectionSchema>
export type CheckSelection = z.input<typeof checkSelectionSchema>
export type ChangedDocuments = z.infer<typeof changedDocumentsSchema>
export type DeletedDocuments = z.infer<typeof deletedDocumentsSchema>
export type DocumentIds = z.infer<typeof documentIdsSchema>
