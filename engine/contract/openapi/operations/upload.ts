import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiRequestBodyObject } from 'zod-openapi'
import { uploadFieldsSchema } from '../../upload-document.ts'
import { pendingDocument } from '../examples/documents.ts'
import { idempotencyKeyHeader, limitedHeaders, replayedHeader, requestIdHeader } from '../headers.ts'
import { refuse, WITH_TOKEN } from '../refusals.ts'
import { describeAnswer } from './describe-answer.ts'

const { custom_types, ...texts } = uploadFieldsSchema.shape
const LABELS = 'Labels of documents beside the standard types; the field is repeated for each.'

/** The form as it goes over the wire. */
const uploadFormSchema = z
  .object({
    file: z.unknown().meta({
      override: { type: 'string', format: 'binary' },
      description: 'The file, at most 500 MiB. What it is its content says; a name that says otherwise is refused.',
    }),
    ...texts,
    // A form has no null: a list that is not sent is absent.
    'custom_types[]': custom_types.unwrap().unwrap().optional().meta({ description: LABELS }),
  })
  .meta({ id: 'UploadForm' })

export const uploadBody: ZodOpenApiRequestBodyObject = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: uploadFormSchema,
      encoding: { 'custom_types[]': { style: 'form', explode: true } },
      examples: {
        invoice: {
          value: {
            file: '(the bytes of invoice.pdf)',
            text: 'Forwarded by **accounts@nordlicht.example**',
            'custom_types[]': ['delivery-note'],
            requester: 'mailbox-import',
            locale: 'de-AT',
          },
        },
      },
    },
  },
}

export const uploadOperation: ZodOpenApiOperationObject = {
  operationId: 'uploadDocument',
  tags: ['Documents'],
  summary: 'Upload a document',
  description:
    'Takes a file and queues it; fetch the document until it is no longer `pending`, or wait for a webhook. ' +
    'Needs the ability `documents:write`.',
  requestParams: { header: requestIdHeader.extend({ 'Idempotency-Key': idempotencyKeyHeader }) },
  requestBody: uploadBody,
  responses: {
    '201': describeAnswer(
      'POST /api/v1/documents',
      'The document was made and waits to be processed.',
      { pending: { data: pendingDocument } },
      limitedHeaders.extend({ 'Idempotency-Replayed': replayedHeader }),
    ),
    ...refuse(
      ...WITH_TOKEN,
      'InsufficientCredits',
      'UploadForbidden',
      'KeyConflict',
      'InvalidUpload',
      'TooManyUploads',
    ),
  },
}
