import { expect } from 'vitest'
import {
  appErrorEnvelopeSchema,
  errorEnvelopeSchema,
  type ErrorEnvelope,
} from '../../engine/contract/error-envelope.ts'

/** The answer is the envelope of the contract, with nothing in it that the contract does not name. */
export async function expectError(response: Response, status: number, code: string): Promise<ErrorEnvelope> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const schema = new URL(response.url).pathname.startsWith('/app/') ? appErrorEnvelopeSchema : errorEnvelopeSchema
  const body = schema.strict().parse(await response.json())
  expect(body.code).toBe(code)
  expect(body.request_id).toBe(response.headers.get('x-request-id'))
  return body
}
