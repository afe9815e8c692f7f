import { z } from 'zod'
import { RUN_STATUSES } from '../domain/status.ts'
import { dateTimeSchema, idSchema, modeSchema, originSchema } from './scalars.ts'

/** One attempt at reading a document (contract 2.2), always in its full form. */
export const extractionRunSchema = z
  .object({
    id: idSchema,
    mode: modeSchema,
    source: originSchema.nullable().meta({ description: 'Where the run was started.' }),
    status: z.enum(RUN_STATUSES),
    blocked_reason: z.string().nullable().meta({ description: 'Machine-readable reason when the run is blocked.' }),
    error_code: z.string().nullable().meta({ description: 'Machine-readable failure code.' }),
    error_message: z.string().nullable().meta({ description: 'Failure message for operators.' }),
    extraction_schema_version: z.string().nullable().meta({ example: '2026-11-21' }),
    extractor_version: z.string().nullable().meta({ example: 'docket-scorer:2026-11-21' }),
    ai_prompt_version: z.string().nullable().meta({ description: 'Null unless a language model was used.' }),
    normalization_version: z.string().nullable().meta({ example: 'docket-normalization:2026-11-21' }),
    started_at: dateTimeSchema.nullable(),
    completed_at: dateTimeSchema.nullable(),
    created_at: dateTimeSchema.nullable(),
  })
  .meta({ id: 'ExtractionRun', description: 'One attempt at reading a document.' })

export type ExtractionRunResource = z.infer<typeof extractionRunSchema>
