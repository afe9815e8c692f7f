import { z } from 'zod'
import { documentSchema } from './document.ts'

/** Answer of POST /x402/extractions: the document and what proves that it was paid for. */
export const paidExtractionSchema = z
  .object({
    data: documentSchema,
    access_token: z
      .string()
      .regex(/^x402_[\w-]{43}$/)
      .meta({
        description:
          'For GET /x402/extractions/{document}. Only its hash is kept: whoever loses it sends the same payment with the same form again.',
      }),
  })
  .meta({ id: 'PaidExtraction' })

export type PaidExtraction = z.infer<typeof paidExtractionSchema>
