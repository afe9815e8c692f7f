import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { listDocumentsQuerySchema } from '../../list-documents.ts'
import { completedDocument, documentList, extractions, pendingDocument, previews } from '../examples/documents.ts'
import { limitedHeaders, requestIdHeader } from '../headers.ts'
import { documentPath } from '../parameters.ts'
import { refuse, WITH_TOKEN } from '../refusals.ts'
import { describeAnswer } from './describe-answer.ts'
import { describePicture } from './describe-picture.ts'
import { uploadOperation } from './upload.ts'

const READ = 'Needs the ability `documents:read`.'
const ofDocument = { path: documentPath, header: requestIdHeader }

export const documentPaths: ZodOpenApiPathsObject = {
  '/api/v1/documents': {
    get: {
      operationId: 'listDocuments',
      tags: ['Documents'],
      summary: 'List documents',
      description: `The documents of the token's account, newest first. ${READ} Unknown parameters are ignored.`,
      requestParams: { query: listDocumentsQuerySchema, header: requestIdHeader },
      responses: {
        '200': describeAnswer('GET /api/v1/documents', 'One page of the documents; empty beyond the last one.', {
          one: documentList,
        }),
        ...refuse(...WITH_TOKEN, 'Forbidden', 'InvalidQuery'),
      },
    },
    post: uploadOperation,
  },
  '/api/v1/documents/{document}': {
    get: {
      operationId: 'getDocument',
      tags: ['Documents'],
      summary: 'Fetch a document',
      description: `State, file, text, previews, fields and latest run of a document. ${READ}`,
      requestParams: ofDocument,
      responses: {
        '200': describeAnswer('GET /api/v1/documents/{document}', 'The document as it is now.', {
          completed: { data: completedDocument },
          pending: { data: pendingDocument },
        }),
        ...refuse(...WITH_TOKEN, 'Forbidden', 'NotFound'),
      },
    },
    delete: {
      operationId: 'deleteDocument',
      tags: ['Documents'],
      summary: 'Delete a document',
      description:
        'Removes a document with its files; processing under way is stopped. Needs the ability `documents:write`.',
      requestParams: ofDocument,
      responses: {
        '204': { description: 'The document is gone.', headers: limitedHeaders },
        ...refuse(...WITH_TOKEN, 'Forbidden', 'NotFound'),
      },
    },
  },
  '/api/v1/documents/{document}/thumbnail': {
    get: {
      operationId: 'getDocumentThumbnail',
      tags: ['Previews'],
      summary: 'Download the thumbnail',
      description: `A small picture of the first page; there is none before the document is completed. ${READ}`,
      requestParams: ofDocument,
      responses: { '200': describePicture('The thumbnail.'), ...refuse(...WITH_TOKEN, 'Forbidden', 'NotFound') },
    },
  },
  '/api/v1/documents/{document}/previews': {
    get: {
      operationId: 'listDocumentPreviews',
      tags: ['Previews'],
      summary: 'List the previews',
      description: `The pictures of the pages, in order; none before the document is completed. ${READ}`,
      requestParams: ofDocument,
      responses: {
        '200': describeAnswer('GET /api/v1/documents/{document}/previews', 'The previews.', {
          one: { data: previews },
        }),
        ...refuse(...WITH_TOKEN, 'Forbidden', 'NotFound'),
      },
    },
  },
  '/api/v1/documents/{document}/extractions': {
    get: {
      operationId: 'listDocumentExtractions',
      tags: ['Documents'],
      summary: 'Read the fields',
      description: `Every key of the type of the document; an empty object before it is completed. ${READ}`,
      requestParams: ofDocument,
      responses: {
        '200': describeAnswer('GET /api/v1/documents/{document}/extractions', 'The fields by key.', {
          invoice: { data: extractions },
        }),
        ...refuse(...WITH_TOKEN, 'Forbidden', 'NotFound'),
      },
    },
  },
}
