import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { requestIdHeader } from '../headers.ts'
import { previewPath } from '../parameters.ts'
import { refuse, WITH_TOKEN } from '../refusals.ts'
import { describePicture } from './describe-picture.ts'

export const previewPaths: ZodOpenApiPathsObject = {
  '/api/v1/previews/{preview}': {
    get: {
      operationId: 'getPreview',
      tags: ['Previews'],
      summary: 'Download a preview',
      description: 'The picture of one page. Needs the ability `documents:read`.',
      requestParams: { path: previewPath, header: requestIdHeader },
      responses: { '200': describePicture('The picture.'), ...refuse(...WITH_TOKEN, 'Forbidden', 'NotFound') },
    },
  },
}
