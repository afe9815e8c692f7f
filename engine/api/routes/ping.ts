import type { Ping } from '../../contract/ping.ts'
import type { RouteContext } from '../request-state.ts'

/** GET /ping: whoever gets here has a valid token. */
export function ping(ctx: RouteContext): void {
  ctx.body = { status: true } satisfies Ping
}
