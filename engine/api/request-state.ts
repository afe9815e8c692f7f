import type Koa from 'koa'
import type { RouterContext as KoaRouterContext } from '@koa/router'
import type { Principal } from '../access/authenticate.ts'

/** What the middleware leave for those after them. */
export interface RequestState {
  requestId: string
  /** Set once the token is known. */
  principal?: Principal
}

export type Middleware = Koa.Middleware<RequestState>
export type Context = Koa.ParameterizedContext<RequestState>
/** A context inside a route, with its path parameters. */
export type RouteContext = KoaRouterContext<RequestState>
