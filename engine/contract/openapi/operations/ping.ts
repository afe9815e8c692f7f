import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { requestIdHeader } from '../headers.ts'
import { refuse, WITH_TOKEN } from '../refusals.ts'
import { describeAnswer } from './describe-answer.ts'

export const pingPaths: ZodOpenApiPathsObject = {
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
}
