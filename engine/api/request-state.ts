import type Koa from 'koa'
import type { RouterContext as KoaRouterContext } from '@koa/router'
import type { Principal } from '../access/authenticate.ts'
import type { Session } from '../store/sessions.ts'

/** What the middleware leave for those after them. */
export interface RequestState {
  requestId: string
  /** Milliseconds in which a body that arrives has to go on noticeably. */
  bodyPatience: number
  /** Set once the token is known. */
  principal?: Principal
  /** Set once the session is known, below /app alone. */
  session?: Session
}

export type Middleware = Koa.Middleware<RequestState>
export type Context = Koa.ParameterizedContext<RequestState>
/** A context inside a route, with its path parameters. */
export type RouteContext = KoaRouterContext<RequestState>
