import { z } from 'zod'
import { idSchema } from './scalars.ts'

/** The picture of one page (contract 2.3). */
export const previewSchema = z
  .object({
    id: idSchema,
    filename: z.string().meta({ description: 'Generated file name.' }),
    file_format: z.string().meta({ description: 'Extension.', example: 'png' }),
    file_size: z.int().nonnegative().meta({ description: 'Bytes.' }),
    preview: z.url().meta({ description: 'Where to download it.' }),
  })
  .meta({ id: 'Preview', description: 'The picture of one page.' })

export const previewListSchema = z.object({ data: z.array(previewSchema) }).meta({ id: 'PreviewList' })

export type PreviewResource = z.infer<typeof previewSchema>
