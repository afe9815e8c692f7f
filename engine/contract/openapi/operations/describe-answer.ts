import type { ZodOpenApiHeadersObject, ZodOpenApiResponseObject } from 'zod-openapi'
import { JSON_ANSWERS, type JsonAnswer, type JsonOperation } from '../../json-answers.ts'
import { limitedHeaders } from '../headers.ts'

/** The answer of an operation with JSON, its schema taken from the table that the types of clients come from. */
export function describeAnswer<Operation extends JsonOperation>(
  operation: Operation,
  description: string,
  examples: Readonly<Record<string, JsonAnswer<Operation>>>,
  headers: ZodOpenApiHeadersObject = limitedHeaders,
): ZodOpenApiResponseObject {
  const shown = Object.entries(examples).map(([name, value]) => [name, { value }])
  return {
    description,
    headers,
    content: {
      'application/json': { schema: JSON_ANSWERS[operation], examples: Object.fromEntries(shown) },
    },
  }
}
