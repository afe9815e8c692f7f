import type { Actor } from '../domain/audit.ts'
import type { ReadingDatabase } from '../store/database.ts'
import { sessionOf } from './middleware/require-session.ts'
import { readUserName } from './read-user-name.ts'
import type { RequestState } from './request-state.ts'

/** Who asks, as the audit trail names it. @throws ApiError `unauthenticated` when a route was reached by nobody */
export function readActor(state: RequestState, database: ReadingDatabase): Actor {
  if (state.principal) return { kind: 'token', id: state.principal.token.id, name: state.principal.token.name }
  return { kind: 'session', id: sessionOf(state).id, name: readUserName(database) }
}
