import { z } from 'zod'

/** Answer of GET /openapi.json, as far as a client of ours looks into it. */
export const descriptionSchema = z
  .looseObject({
    openapi: z.string(),
    info: z.looseObject({ title: z.string(), version: z.string().meta({ description: "Docket's own version." }) }),
  })
  .meta({ id: 'Description', description: 'An OpenAPI 3.1 document.' })
