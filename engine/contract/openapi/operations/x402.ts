import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { z } from 'zod'
import { completedDocument, pendingDocument } from '../examples/documents.ts'
import { limitedHeaders, paymentResponseHeader, paymentSignatureHeader, requestIdHeader } from '../headers.ts'
import { documentPath } from '../parameters.ts'
import { ALWAYS, refuse } from '../refusals.ts'
import { describeAnswer } from './describe-answer.ts'
import { uploadBody } from './upload.ts'

const paidHeaders = limitedHeaders.extend({
  Location: z.url().meta({
    description: 'Where the extraction is fetched.',
    example: 'http://127.0.0.1:8642/api/v1/x402/extractions/42',
  }),
  'PAYMENT-RESPONSE': paymentResponseHeader,
})

const example = { data: pendingDocument, access_token: 'x402_6Qm0b7mUj0mX1cQ9a3r8yT5uV2wZ4kL7nP0sD6fG8hJ' }

export const x402Paths: ZodOpenApiPathsObject = {
  '/api/v1/x402/extractions': {
    post: {
      operationId: 'createAnonymousX402Extraction',
      tags: ['Paid extractions'],
      summary: 'Upload a document and pay for it',
      description:
        'For callers without an account, by version 2 of x402. Without PAYMENT-SIGNATURE the answer is 402 with what to pay in ' +
        'PAYMENT-REQUIRED: one price for each document, however many pages it has. With it the payment is checked, the file received ' +
        'and checked, the payment settled and the document made, in this order: a file that is refused costs nothing. The same payment ' +
        'with the same form gets the same document again, and is never charged twice.',
      security: [],
      requestParams: { header: requestIdHeader.extend({ 'PAYMENT-SIGNATURE': paymentSignatureHeader }) },
      requestBody: uploadBody,
      responses: {
        '200': describeAnswer(
          'POST /api/v1/x402/extractions',
          'The payment was settled before, for the same form: its document as it is now. Nothing was charged.',
          { again: example },
          paidHeaders,
        ),
        '201': describeAnswer(
          'POST /api/v1/x402/extractions',
          'The payment was settled and the document made; it waits to be processed.',
          { pending: example },
          paidHeaders,
        ),
        ...refuse(
          ...ALWAYS,
          'MalformedPayment',
          'PaymentRequired',
          'ForeignPage',
          'PaymentConflict',
          'InvalidPaidUpload',
          'TooManyPayments',
          'PaymentUnavailable',
        ),
      },
    },
  },
  '/api/v1/x402/extractions/{document}': {
    get: {
      operationId: 'getAnonymousX402Extraction',
      tags: ['Paid extractions'],
      summary: 'Fetch a document that was paid for',
      description:
        'The document as it is now; its pictures are not given out here. Needs the `access_token` of its payment.',
      security: [{ proof: [] }],
      requestParams: { path: documentPath, header: requestIdHeader },
      responses: {
        '200': describeAnswer('GET /api/v1/x402/extractions/{document}', 'The document.', {
          completed: { data: { ...completedDocument, thumbnail: null, previews: null } },
          pending: { data: pendingDocument },
        }),
        ...refuse(...ALWAYS, 'NoProof', 'PaidDocumentGone', 'TooManyLooks'),
      },
    },
  },
}
