import type { ZodOpenApiPathsObject, ZodOpenApiResponseObject } from 'zod-openapi'
import { documentResponseSchema } from '../../document.ts'
import { pendingDocument } from '../examples/documents.ts'
import { commonHeaders, requestIdHeader } from '../headers.ts'
import { documentPath } from '../parameters.ts'
import { ALWAYS, refuse } from '../refusals.ts'
import { uploadBody } from './upload.ts'

const refusals = refuse(...ALWAYS, 'ForeignPage', 'PaymentUnavailable')
const NOT_YET =
  'Needs no token. Payments cannot be set up yet: every request is answered with 503 `payment_unavailable`.'

/** What the contract gives these operations once there are payments. */
const paid: ZodOpenApiResponseObject = {
  description: 'The document. Not given before payments can be set up.',
  headers: commonHeaders,
  content: {
    'application/json': { schema: documentResponseSchema, examples: { pending: { value: { data: pendingDocument } } } },
  },
}

export const x402Paths: ZodOpenApiPathsObject = {
  '/api/v1/x402/extractions': {
    post: {
      operationId: 'createAnonymousX402Extraction',
      tags: ['Paid extractions'],
      summary: 'Upload a document and pay for it',
      description: NOT_YET,
      security: [],
      requestParams: { header: requestIdHeader },
      requestBody: uploadBody,
      responses: { '200': paid, '201': paid, ...refusals },
    },
  },
  '/api/v1/x402/extractions/{document}': {
    get: {
      operationId: 'getAnonymousX402Extraction',
      tags: ['Paid extractions'],
      summary: 'Fetch a document that was paid for',
      description: NOT_YET,
      security: [],
      requestParams: { path: documentPath, header: requestIdHeader },
      responses: { '200': paid, ...refusals },
    },
  },
}
