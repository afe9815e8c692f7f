import { z } from 'zod'
import { idSchema } from '../scalars.ts'

export const documentPath = z.object({
  document: idSchema.meta({ param: { id: 'DocumentId' }, description: 'Id of a document.', example: 42 }),
})

export const endpointPath = z.object({
  endpoint: idSchema.meta({ param: { id: 'EndpointId' }, description: 'Id of a webhook endpoint.', example: 3 }),
})

export const deliveryPath = endpointPath.extend({
  delivery: idSchema.meta({ param: { id: 'DeliveryId' }, description: 'Id of a delivery.', example: 8 }),
})

export const previewPath = z.object({
  preview: idSchema.meta({
    param: { id: 'PreviewId' },
    description: 'Id of a preview, from the list of previews.',
    example: 31,
  }),
})
