import { z } from 'zod'
import { fieldValueSchema } from '../extraction-field.ts'

/** Body of POST /app/documents/{document}/read-value: words of the page for a field, or for a cell of its rows. */
export const readValueSchema = z.strictObject({
  key: z.string({ error: 'key must be text.' }),
  text: z.string({ error: 'text must be text.' }).max(10_000, { error: 'text has at most 10000 characters.' }),
  /** The cell of a key that holds rows. */
  column: z.string({ error: 'column must be text.' }).nullish(),
})

/** The text as a value of its field, in the form in which a correction takes it; null for no text. */
export const readValueAnswerSchema = z.object({ value: fieldValueSchema })

export type ReadValue = z.infer<typeof readValueSchema>
export type ReadValueAnswer = z.infer<typeof readValueAnswerSchema>
