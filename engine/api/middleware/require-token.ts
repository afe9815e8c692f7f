import { createAuthenticate, type Principal } from '../../access/authenticate.ts'
import type { WatchingDatabase } from '../../store/database.ts'
import type { Ability } from '../../store/tokens.ts'
import type { Middleware, RequestState } from '../request-state.ts'
import { ApiError } from '../errors.ts'

/** Everything below /api/ needs a token, paths that do not exist included. */
export function requireToken(database: WatchingDatabase): Middleware {
  const authenticate = createAuthenticate(database)
  return (ctx, next) => {
    if (/^\/api(?:\/|$)/i.test(ctx.path)) {
      const principal = authenticate(ctx.req.headers.authorization)
      if (!principal) throw unauthenticated()
      ctx.state.principal = principal
    }
    return next()
  }
}

/**
 * Who asks, for a route that needs this ability.
 * @throws ApiError `forbidden` when the token lacks it, `unauthenticated` when the route was reached without a token
 */
export function requireAbility(state: RequestState, ability: Ability): Principal {
  if (!state.principal) throw unauthenticated()
  if (!state.principal.token.abilities.includes(ability)) {
    throw new ApiError('forbidden', `This token lacks the ability ${ability}. Use one that has it.`)
  }
  return state.principal
}

function unauthenticated(): ApiError {
  return new ApiError('unauthenticated', undefined, { headers: { 'WWW-Authenticate': 'Bearer' } })
}
