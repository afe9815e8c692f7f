import { z } from 'zod'
import type { ErrorCode } from '../domain/errors.ts'
import { ERRORS } from '../domain/errors.ts'
import { documentSchema } from './document.ts'

const ANSWERED = Object.entries(ERRORS)
  .filter(([, error]) => error.status !== null)
  .map(([code]) => code as ErrorCode)
/** What the state of a document can forbid is asked for below /app alone. */
const OF_THE_APP: ReadonlySet<ErrorCode> = new Set(['conflict'])

/** Messages by field; items of an array as `custom_types.0`. */
export const fieldErrorsSchema = z.record(z.string(), z.array(z.string()).min(1))

/** The body of every answer that is not 2xx (contract, section 7). */
export const errorEnvelopeSchema = z
  .object({
    message: z.string().meta({ description: 'For people.' }),
    code: z.enum(ANSWERED.filter((code) => !OF_THE_APP.has(code))).meta({ description: 'For programs.' }),
    request_id: z.string().meta({ description: 'Equal to the header X-Request-ID.' }),
    errors: fieldErrorsSchema.optional().meta({ description: 'On 422: what is wrong with which field.' }),
    retry_after: z.int().nullable().optional().meta({ description: 'Seconds to wait before trying again.' }),
    available_credits: z.int().optional().meta({ description: 'On 402: what the account has left.' }),
    required_credits: z.int().optional().meta({ description: 'On 402: what the document costs.' }),
    document: documentSchema.optional().meta({ description: 'On 402: the document, created and then blocked.' }),
    account_daily_document_limit: z.int().optional().meta({ description: 'Test uploads of the account a day.' }),
    user_daily_document_limit: z.int().optional().meta({ description: 'Test uploads of the user a day.' }),
    token_daily_document_limit: z.int().optional().meta({ description: 'Test uploads of the token a day.' }),
  })
  .meta({ id: 'Error' })

/** The same below /app. */
export const appErrorEnvelopeSchema = errorEnvelopeSchema.extend({ code: z.enum(ANSWERED) })

export type FieldErrors = z.infer<typeof fieldErrorsSchema>
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>
