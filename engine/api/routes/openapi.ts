import type { ApiDescription } from '../../contract/openapi/describe-api.ts'
import type { RouteContext } from '../request-state.ts'

/** GET /openapi.json, written once. */
export function serveOpenApi(description: ApiDescription): (ctx: RouteContext) => void {
  const text = JSON.stringify(description)
  return (ctx) => {
    ctx.type = 'application/json'
    ctx.body = text
  }
}
