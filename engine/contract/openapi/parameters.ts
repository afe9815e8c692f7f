import { z } from 'zod'
import { idSchema } from '../scalars.ts'

export const documentPath = z.object({
  document: idSchema.meta({ param: { id: 'DocumentId' }, description: 'Id of a document.', example: 42 }),
})

export const previewPath = z.object({
  preview: idSchema.meta({
    param: { id: 'PreviewId' },
    description: 'Id of a preview, from the list of previews.',
    example: 31,
  }),
})
