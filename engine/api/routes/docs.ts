import { createHash } from 'node:crypto'
import type { ApiDescription } from '../../contract/openapi/describe-api.ts'
import { PAGE_STYLE } from '../docs/page-style.ts'
import { renderDocs } from '../docs/render-docs.ts'
import type { RouteContext } from '../request-state.ts'

/** Nothing is loaded and no script runs; the one style is known by its hash. */
const SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** GET /docs: the description as a page to read, written once. */
export function serveDocs(description: ApiDescription): (ctx: RouteContext) => void {
  const page = renderDocs(description)
  return (ctx) => {
    ctx.set('Content-Security-Policy', SECURITY_POLICY)
    ctx.set('Referrer-Policy', 'no-referrer')
    ctx.type = 'html'
    ctx.body = page
  }
}
