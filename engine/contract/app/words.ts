import { z } from 'zod'

const fraction = z.number().min(0).max(1)

/** Query of GET /app/documents/{document}/words. */
export const wordsQuerySchema = z.object({
  page: z
    .string({ error: 'page must be a whole number from 1.' })
    .regex(/^[1-9]\d{0,5}$/, { error: 'page must be a whole number from 1.' })
    .transform(Number)
    .default(1),
})

/** Answer of GET /app/documents/{document}/words: one page's words in reading order. */
export const pageWordsSchema = z.object({
  /** From 1. */
  page: z.int().positive(),
  /** Points, upright. */
  width: z.number().nonnegative(),
  height: z.number().nonnegative(),
  words: z.array(
    z.object({
      text: z.string(),
      /** Left, top, right, bottom as fractions of the page. */
      box: z.tuple([fraction, fraction, fraction, fraction]),
      confidence: fraction,
    }),
  ),
})

export type PageWords = z.infer<typeof pageWordsSchema>
export type PageWord = PageWords['words'][number]
