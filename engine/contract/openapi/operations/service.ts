import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { commonHeaders, requestIdHeader } from '../headers.ts'
import { ALWAYS, refuse, WITH_TOKEN } from '../refusals.ts'
import { describeAnswer } from './describe-answer.ts'

export const servicePaths: ZodOpenApiPathsObject = {
  '/api/v1/ping': {
    get: {
      operationId: 'ping',
      tags: ['Service'],
      summary: 'Check a token',
      description: 'Says whether the token is good. Needs no ability.',
      requestParams: { header: requestIdHeader },
      responses: {
        '200': describeAnswer('GET /api/v1/ping', 'The token is valid.', { valid: { status: true } }),
        ...refuse(...WITH_TOKEN, 'ForeignPage'),
      },
    },
  },
  '/api/v1/openapi.json': {
    get: {
      operationId: 'getDescription',
      tags: ['Service'],
      summary: 'Read this description',
      description: 'Needs no token: it holds no secret. As a page for people it is at `/docs`.',
      security: [],
      requestParams: { header: requestIdHeader },
      responses: {
        '200': describeAnswer(
          'GET /api/v1/openapi.json',
          'An OpenAPI 3.1 document.',
          { shortened: { openapi: '3.1.0', info: { title: 'Docket', version: '1.0.0' }, paths: {} } },
          commonHeaders,
        ),
        ...refuse(...ALWAYS, 'ForeignPage'),
      },
    },
  },
}
