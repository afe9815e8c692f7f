import type { Middleware } from '../request-state.ts'
import { ApiError } from '../errors.ts'

interface MatchedLayer {
  readonly methods: readonly string[]
}

/** After the router: a path that is known for other methods is 405 with `Allow`. */
export function refuseMethod(): Middleware {
  return (ctx, next) => {
    const layers = (ctx['matched'] ?? []) as readonly MatchedLayer[]
    const methods = new Set(layers.flatMap((layer) => layer.methods))
    if (methods.size > 0) {
      throw new ApiError('method_not_allowed', undefined, { headers: { Allow: [...methods].sort().join(', ') } })
    }
    return next()
  }
}
