import { z } from 'zod'
import type { ZodOpenApiOverrideMetaContext } from 'zod-openapi'
import { CANDIDATE_SOURCES } from '../domain/field.ts'

const fraction = z.number().min(0).max(1)

const rowSchema = z.record(z.string(), z.string().nullable()).meta({ description: 'One row of a table, by cell name.' })

/** Amounts are dot-decimal strings, dates `YYYY-MM-DD`, currencies ISO 4217, tables arrays of rows. */
export const fieldValueSchema = z.union([z.string(), z.array(rowSchema), z.null()])

/** A value that was considered, and where it stands on the page. */
export const candidateSchema = z
  .object({
    value: fieldValueSchema,
    text: z.string().meta({ description: 'The words as printed.' }),
    page: z.int().positive().nullable().meta({ description: 'From 1; null when it stands on no page.' }),
    box: z
      .tuple([fraction, fraction, fraction, fraction])
      // Four numbers alike: said so that tools without tuples understand it.
      .meta({ override: describeAsArray })
      .nullable()
      .meta({ description: 'Left, top, right, bottom as fractions of the page.' }),
    confidence: fraction,
    source: z.enum(CANDIDATE_SOURCES),
  })
  .meta({ id: 'Candidate', description: 'A value that was considered for a field.' })

/** What was read for one key (contract 2.4). */
export const extractionFieldSchema = z
  .object({
    value: fieldValueSchema.meta({ description: 'Normalized; null when the document does not say.' }),
    candidates: z.array(candidateSchema).nullable().meta({ description: 'Best first.' }),
  })
  .meta({ id: 'ExtractionField' })

export const extractionsSchema = z
  .record(z.string(), extractionFieldSchema)
  .meta({ id: 'Extractions', description: 'Every key of the type of the document, found or not.' })

export const extractionsResponseSchema = z.object({ data: extractionsSchema }).meta({ id: 'ExtractionsResponse' })

export type CandidateResource = z.infer<typeof candidateSchema>
export type ExtractionFieldResource = z.infer<typeof extractionFieldSchema>
export type ExtractionsResource = z.infer<typeof extractionsSchema>

function describeAsArray({ jsonSchema }: ZodOpenApiOverrideMetaContext): void {
  delete jsonSchema.prefixItems
  Object.assign(jsonSchema, { items: { type: 'number', minimum: 0, maximum: 1 }, minItems: 4, maxItems: 4 })
}
