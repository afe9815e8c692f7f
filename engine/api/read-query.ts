import type { z } from 'zod'
import { invalid, toFieldErrors } from './errors.ts'

/**
 * A query string as the contract wants it.
 * @throws ApiError `validation_failed` for a value that is not allowed or comes twice
 */
export function readQuery<Query extends z.ZodType>(schema: Query, query: object): z.infer<Query> {
  const read = schema.safeParse(query)
  if (!read.success) throw invalid(toFieldErrors(read.error))
  return read.data
}
