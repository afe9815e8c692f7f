import { z } from 'zod'
import { FILE_FORMATS } from '../domain/content.ts'
import { BLOCKED_REASONS, DOCUMENT_STATUSES, PROCESSING_STAGES } from '../domain/status.ts'
import { extractionRunSchema } from './extraction-run.ts'
import { extractionsSchema } from './extraction-field.ts'
import { paginated } from './pagination.ts'
import { previewSchema } from './preview.ts'
import { dateTimeSchema, idSchema, modeSchema, originSchema } from './scalars.ts'

/** A document with every field (contract 2.1), as upload and fetch return it. */
export const documentSchema = z
  .object({
    id: idSchema,
    mode: modeSchema,
    status: z.enum(DOCUMENT_STATUSES),
    processing_stage: z
      .enum(PROCESSING_STAGES)
      .nullable()
      .meta({ description: 'Current stage; on `error` and `blocked` the one at which processing stopped.' }),
    processing_error: z.string().nullable().meta({ description: 'What went wrong when the status is `error`.' }),
    blocked_reason: z.enum(BLOCKED_REASONS).nullable(),
    scanner_status: z.enum(['clean', 'rejected']).nullable(),
    scanner_provider: z.string().nullable(),
    scanner_message: z.string().nullable(),
    scanned_at: dateTimeSchema.nullable(),
    processing_started_at: dateTimeSchema.nullable(),
    processed_at: dateTimeSchema.nullable().meta({ description: 'When processing reached a terminal state.' }),
    filename: z.string().meta({ description: 'Name of the uploaded file.' }),
    file_format: z.string().meta({ description: 'Extension, found by content.', examples: [...FILE_FORMATS] }),
    file_size: z.int().nonnegative().meta({ description: 'Bytes.' }),
    additional_text: z.string().nullable().meta({ description: 'The upload field `text`.' }),
    additional_text_plain: z.string().nullable().meta({ description: 'The same without HTML and Markdown.' }),
    custom_types: z.array(z.string()).nullable(),
    requester: z.string().nullable(),
    locale: z.string().nullable(),
    number_of_pages: z.int().nonnegative().nullable(),
    extracted_text: z.string().nullable().meta({ description: 'Markdown with tables and page breaks.' }),
    extracted_text_plain: z.string().nullable().meta({ description: 'Plain text in reading order.' }),
    origin: originSchema.nullable(),
    ai_processing: z.boolean().meta({ description: 'Whether fields are extracted.' }),
    is_e_invoice: z.boolean(),
    thumbnail: z.url().nullable(),
    previews: z.array(previewSchema).nullable(),
    extractions: extractionsSchema.nullable(),
    latest_extraction_run: extractionRunSchema.nullable(),
    created_at: dateTimeSchema,
    updated_at: dateTimeSchema,
  })
  .meta({ id: 'Document' })

/** A document in a list: without the texts of the upload and the page count; previews and extractions not loaded. */
export const documentListEntrySchema = documentSchema
  .omit({ additional_text: true, additional_text_plain: true, number_of_pages: true })
  .extend({ previews: z.null(), extractions: z.null() })
  .meta({ id: 'DocumentListEntry' })

export const documentResponseSchema = z.object({ data: documentSchema }).meta({ id: 'DocumentResponse' })
export const documentListSchema = paginated(documentListEntrySchema).meta({ id: 'DocumentList' })

export type DocumentResource = z.infer<typeof documentSchema>
export type DocumentListEntry = z.infer<typeof documentListEntrySchema>
export type DocumentList = z.infer<typeof documentListSchema>
