import { createDocument, type oas31 } from 'zod-openapi'
import { documentPaths } from './operations/documents.ts'
import { servicePaths } from './operations/service.ts'
import { previewPaths } from './operations/previews.ts'
import { eventPaths } from './events.ts'
import { webhookDeliveryPaths } from './operations/webhook-deliveries.ts'
import { webhookEndpointPaths } from './operations/webhook-endpoints.ts'
import { x402Paths } from './operations/x402.ts'

export type ApiDescription = oas31.OpenAPIObject

const DESCRIPTION = `Reads business documents on this machine and returns their fields.

Send a file, fetch its document until it is no longer \`pending\`, then read its fields.

Every request carries a token, but for this description, its page and paid extraction. Authentication comes before everything
else: without a valid token, paths that do not exist are 401 too. Every answer has \`X-Request-ID\`; every answer that is
not 2xx is the error envelope. \`HEAD\` is answered wherever \`GET\` is; other methods are 405 \`method_not_allowed\` with
\`Allow\`, other paths 404 \`not_found\`. Objects may get further keys, enumerations of status, stage and code further values.`

/**
 * The API as an OpenAPI 3.1 document, generated from the schemas that the service itself checks with.
 * @param baseUrl of the running service: `http://127.0.0.1:8642`
 */
export function describeApi({ baseUrl, version }: { baseUrl: string; version: string }): ApiDescription {
  const description = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Docket',
        version,
        summary: 'Document extraction on your own machine',
        description: DESCRIPTION,
        contact: { name: 'Docket' },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: baseUrl, description: 'This service. It listens on the loopback only.' }],
      security: [{ token: [] }],
      tags: [
        { name: 'Service', description: 'Is it there, and does it know me?' },
        { name: 'Documents', description: 'Files that were sent, and what was read in them.' },
        { name: 'Previews', description: 'Pictures of pages.' },
        { name: 'Webhooks', description: 'Being told instead of asking.' },
        { name: 'Paid extractions', description: 'For callers without an account (x402).' },
      ],
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A token of an account, `dk_live_…` or `dk_test_…`, made with `docket tokens create` or in the settings of the app. ' +
              'Its abilities say what it may do: `documents:read`, `documents:write`, `webhooks:manage`.',
          },
          proof: {
            type: 'http',
            scheme: 'bearer',
            description: 'The `access_token` of a paid extraction, `x402_…`.',
          },
        },
      },
      paths: {
        ...servicePaths,
        ...documentPaths,
        ...previewPaths,
        ...webhookEndpointPaths,
        ...webhookDeliveryPaths,
        ...x402Paths,
      },
      webhooks: eventPaths,
    },
    {
      override: ({ jsonSchema, io }) => {
        // Answers may get further keys without a new version; clients made from this document must let them pass.
        if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      },
    },
  )
  // The generator's type is that of OpenAPI 3.2; 3.1 was asked for.
  return description as ApiDescription
}
