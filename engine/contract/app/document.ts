import { z } from 'zod'
import { DOCUMENT_STATUSES } from '../../domain/status.ts'
import { documentListEntrySchema, documentSchema } from '../document.ts'
import { candidateSchema, extractionFieldSchema } from '../extraction-field.ts'
import { listDocumentsQuerySchema } from '../list-documents.ts'
import { paginated } from '../pagination.ts'
import { idSchema } from '../scalars.ts'

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

/** A document as the page's review shows it. Its pictures are links into /app, which the session's cookie opens. */
export const appDocumentSchema = documentSchema.extend({
  account_id: idSchema,
  type: typeSchema,
  extractions: z.record(z.string(), appField).nullable(),
  /** With corrections in force, what still does not fit together. Null until the document is completed. */
  findings: z.array(findingSchema).nullable(),
})

/** A document in the page's list, without its texts. */
export const appDocumentListEntrySchema = documentListEntrySchema
  .omit({ extracted_text: true, extracted_text_plain: true })
  .extend({ account_id: idSchema, type: typeSchema })

export const appDocumentListSchema = paginated(appDocumentListEntrySchema)

/** Query of GET /app/accounts/{account}/documents: that of the API, and what to show. */
export const appDocumentsQuerySchema = listDocumentsQuerySchema.extend({
  status: z.enum(DOCUMENT_STATUSES, { error: `status must be one of ${DOCUMENT_STATUSES.join(', ')}.` }).optional(),
  type: z.string({ error: 'type must be given once.' }).min(1, { error: 'type must not be empty.' }).optional(),
})

export type AppDocument = z.infer<typeof appDocumentSchema>
export type AppDocumentListEntry = z.infer<typeof appDocumentListEntrySchema>
export type AppDocumentList = z.infer<typeof appDocumentListSchema>
export type AppField = z.infer<typeof appField>
