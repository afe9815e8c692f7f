import { Router } from '@koa/router'
import { describeApi } from '../../contract/openapi/describe-api.ts'
import type { ApiParts } from '../api-parts.ts'
import type { RequestState } from '../request-state.ts'
import { serveDocs } from './docs.ts'
import { serveOpenApi } from './openapi.ts'
import { createPaidRateLimiter } from '../../access/limit-payers.ts'
import { createExtraction, getExtraction } from './x402.ts'

/** What needs no token: the description of the API and its page, which hold no secret, and paid extraction. */
export function routeOpen(parts: ApiParts): Router<RequestState> {
  const { baseUrl, version, config } = parts
  const limiter = createPaidRateLimiter(config.limits)
  const description = describeApi({ baseUrl, version })
  return new Router<RequestState>({ sensitive: true })
    .get('/api/v1/openapi.json', serveOpenApi(description))
    .get('/docs', serveDocs(description))
    .post('/api/v1/x402/extractions', (ctx) => createExtraction(ctx, parts, limiter))
    .get('/api/v1/x402/extractions/:document', (ctx) => getExtraction(ctx, parts, limiter))
}
