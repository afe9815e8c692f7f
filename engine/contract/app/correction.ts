import { z } from 'zod'
import { candidateSchema, fieldValueSchema } from '../extraction-field.ts'
import { dateTimeSchema, idSchema } from '../scalars.ts'

const MAX_FIELDS = 200
const MAX_TEXT = 10_000

const fraction = z.number({ error: 'A box has four numbers from 0 to 1.' }).min(0).max(1)
const boxSchema = z
  .tuple([fraction, fraction, fraction, fraction], { error: 'A box is [left, top, right, bottom].' })
  .refine(([left, top, right, bottom]) => left < right && top < bottom, { error: 'The box is empty.' })

/** A value with the place on the page that was pointed at. */
const fieldCorrectionSchema = z
  .strictObject({
    value: z.union(fieldValueSchema.options, { error: 'A value is a text, rows of texts, or null.' }),
    page: z.int({ error: 'page must be a whole number.' }).positive({ error: 'page must be at least 1.' }).nullish(),
    box: boxSchema.nullish(),
    text: z
      .string({ error: 'text must be text.' })
      .max(MAX_TEXT, { error: `At most ${MAX_TEXT} characters.` })
      .nullish(),
  })
  .refine(({ page, box, text }) => page != null || (box == null && !text), {
    error: 'A place needs its page.',
    path: ['page'],
  })

/** Body of PATCH /app/documents/{document}/fields: corrections by key, all of them or none. */
export const correctFieldsSchema = z.strictObject({
  fields: z
    .record(z.string(), fieldCorrectionSchema, { error: 'fields must be an object of corrections by key.' })
    .refine((fields) => Object.keys(fields).length > 0, { error: 'Name at least one field.' })
    .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, { error: `At most ${MAX_FIELDS} fields.` }),
})

/** One entry of a document's history of corrections. */
export const correctionSchema = z.object({
  id: idSchema,
  key: z.string(),
  value: fieldValueSchema,
  text: z.string(),
  page: z.int().positive().nullable(),
  box: boxSchema.nullable(),
  /** In reading order; null when the words are not in the text of the page. */
  words_around: z.object({ before: z.string(), after: z.string() }).nullable(),
  /** What stood there before: its value, and the candidate that had won, with its reason. */
  previous: z.object({
    value: fieldValueSchema,
    candidate: candidateSchema.extend({ reason: z.string() }).nullable(),
  }),
  created_at: dateTimeSchema,
  /** Who; null for corrections of an older Docket. */
  created_by: z.string().nullable(),
  undone_at: dateTimeSchema.nullable(),
})

export type CorrectFields = z.infer<typeof correctFieldsSchema>
export type CorrectionResource = z.infer<typeof correctionSchema>
