import { isSessionOpen } from '../../../store/sessions.ts'
import type { ApiParts } from '../../api-parts.ts'
import type { LiveEvents } from '../../live-events.ts'
import { sessionOf } from '../../middleware/require-session.ts'
import type { RouteContext } from '../../request-state.ts'

/** GET /app/events: server-sent events about the documents of all accounts, as long as the session lasts. */
export function streamEvents(ctx: RouteContext, { database }: ApiParts, live: LiveEvents): void {
  const { id } = sessionOf(ctx.state)
  ctx.status = 200
  ctx.type = 'text/event-stream'
  if (ctx.method === 'GET') ctx.body = live.open(() => isSessionOpen(database, id))
}
