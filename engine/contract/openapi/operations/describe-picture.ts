import { z } from 'zod'
import type { ZodOpenApiMediaTypeObject, ZodOpenApiResponseObject } from 'zod-openapi'
import { limitedHeaders } from '../headers.ts'

const bytes: ZodOpenApiMediaTypeObject = { schema: { type: 'string', format: 'binary' } }

/** An answer with a picture, streamed. */
export function describePicture(description: string): ZodOpenApiResponseObject {
  return {
    description,
    headers: limitedHeaders.extend({
      'Content-Length': z.string().meta({ description: 'Bytes of the picture.', example: '86252' }),
    }),
    content: { 'image/png': bytes },
  }
}
