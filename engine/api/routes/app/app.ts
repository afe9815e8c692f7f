import { Router } from '@koa/router'
import { APP_PATH } from '../../../access/sign-in.ts'
import type { ApiParts } from '../../api-parts.ts'
import type { RequestState, RouteContext } from '../../request-state.ts'
import { endSession, followSignInLink, getSession } from './session.ts'

type Route = (ctx: RouteContext, parts: ApiParts) => void | Promise<void>

/** What only the app needs: for the holder of a session, over all accounts of the installation. */
export function routeApp(parts: ApiParts): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: APP_PATH, sensitive: true })
  const answer = (route: Route) => (ctx: RouteContext) => route(ctx, parts)
  return router
    .get('/sign-in', answer(followSignInLink))
    .get('/session', answer(getSession))
    .delete('/session', answer(endSession))
}
