import { z } from 'zod'
import { documentListEntrySchema, documentSchema } from '../document.ts'
import { candidateSchema, extractionFieldSchema } from '../extraction-field.ts'
import { listDocumentsQuerySchema, wholeNumber } from '../list-documents.ts'
import { paginated, paginationMetaSchema } from '../pagination.ts'
import { previewSchema } from '../preview.ts'
import { dateTimeSchema, idSchema } from '../scalars.ts'
import { queryFilterSchema } from './selection.ts'
import { appSortSchema } from './sort.ts'

export type { AppSortOrder, SortKey } from './sort.ts'

/** Entries of a page at most; the app scrolls through long lists. */
const MAX_PER_PAGE = 200

/** What the page shows beyond the v1 API: whose document it is, why each value was considered, and what to look at. */
const appField = extractionFieldSchema.extend({ candidates: z.array(candidateSchema.extend({ reason: z.string() })) })

const findingSchema = z.object({
  stage: z.string(),
  code: z.string(),
  message: z.string(),
  /** Extraction keys it concerns. */
  fields: z.array(z.string()),
  page: z.int().positive().nullable(),
})

/** By the newest reading or the user's word; null while it was not read. */
const typeSchema = z.string().nullable()

/** A person has looked at the document and stands by it. Both null while nobody has. */
export const checkedSchema = z.object({ checked_at: dateTimeSchema.nullable(), checked_by: z.string().nullable() })

/** Pixels; null for pictures of documents that an older Docket has read. */
const size = { width: z.int().positive().nullable(), height: z.int().positive().nullable() }

const thumbnailSchema = z.object({ url: z.url(), ...size }).nullable()

/** A document as the page's review shows it. Its pictures are links into /app, which the session's cookie opens. */
export const appDocumentSchema = documentSchema.extend({
  account_id: idSchema,
  type: typeSchema,
  thumbnail: thumbnailSchema,
  previews: z.array(previewSchema.extend(size)).nullable(),
  extractions: z.record(z.string(), appField).nullable(),
  /** With corrections in force, what still does not fit together. Null until the document is completed. */
  findings: z.array(findingSchema).nullable(),
  /** Keys whose value a person should look at, in the order of the keys: doubtful, or named by a finding. Empty once checked. */
  needs_look: z.array(z.string()),
  ...checkedSchema.shape,
  /** Last; null: never, or not since it was unlocked. */
  exported_at: dateTimeSchema.nullable(),
  /** It was exported, and the settings lock such documents: nothing of it changes until it is unlocked. */
  is_locked: z.boolean(),
})

/** The values of a document that a list shows, corrections applied; null where it does not say, or before it was read. */
export const summarySchema = z.object({
  sender_name: z.string().nullable(),
  recipient_name: z.string().nullable(),
  type: z.string().nullable(),
  document_number: z.string().nullable(),
  issue_date: z.string().nullable(),
  payment_due_date: z.string().nullable(),
  gross_amount: z.string().nullable(),
  currency: z.string().nullable(),
})

/** A place where a full-text search hit, as parts of its text in order. */
export const searchHitSchema = z.object({
  where: z.enum(['filename', 'field', 'text']),
  /** Of a field. */
  key: z.string().nullable(),
  parts: z.array(z.object({ text: z.string(), hit: z.boolean() })),
})

/** A document in the page's list, without its texts. */
export const appDocumentListEntrySchema = documentListEntrySchema
  .omit({ extracted_text: true, extracted_text_plain: true })
  .extend({
    account_id: idSchema,
    type: typeSchema,
    thumbnail: thumbnailSchema,
    number_of_pages: z.int().nonnegative().nullable(),
    summary: summarySchema,
    /** How many values a person should look at; 0 once the document is checked. */
    needs_look: z.int().nonnegative(),
    ...checkedSchema.shape,
    /** Empty without a query. */
    hits: z.array(searchHitSchema),
  })

export const appDocumentListSchema = paginated(appDocumentListEntrySchema).extend({
  meta: paginationMetaSchema.extend({ per_page: z.int().min(1).max(MAX_PER_PAGE) }),
})

/** Query of GET /app/accounts/{account}/documents. */
export const appDocumentsQuerySchema = listDocumentsQuerySchema.extend({
  sort: appSortSchema,
  per_page: wholeNumber('per_page', MAX_PER_PAGE).default(100),
  ...queryFilterSchema.shape,
})

/** Answer of GET /app/accounts/{account}/counts: over all of the account's documents, whatever is shown. */
export const countsSchema = z.object({
  all: z.int().nonnegative(),
  /** By status; statuses without documents are absent. */
  by_status: z.record(z.string(), z.int().positive()),
  /** By type; documents that were not read are absent. */
  by_type: z.record(z.string(), z.int().positive()),
  /** Completed documents with values to look at that nobody has checked. */
  needs_look: z.int().nonnegative(),
  checked: z.int().nonnegative(),
})

export type AppDocument = z.infer<typeof appDocumentSchema>
export type AppDocumentListEntry = z.infer<typeof appDocumentListEntrySchema>
export type AppDocumentList = z.infer<typeof appDocumentListSchema>
export type AppDocumentsQuery = z.input<typeof appDocumentsQuerySchema>
export type AppField = z.infer<typeof appField>
export type AppFinding = z.infer<typeof findingSchema>
export type AppThumbnail = z.infer<typeof thumbnailSchema>
export type DocumentSummary = z.infer<typeof summarySchema>
export type SearchHit = z.infer<typeof searchHitSchema>
export type DocumentCounts = z.infer<typeof countsSchema>
export type CheckedState = z.infer<typeof checkedSchema>
