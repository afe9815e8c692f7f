import type { Logger } from 'pino'
import type { Middleware } from '../request-state.ts'
import { describeWriteFailure } from '../../store/write-failure.ts'
import { ApiError, toAnswer } from '../errors.ts'

/** Turns what is thrown into the error envelope, and what nobody answered into `not_found`. */
export function answerErrors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body == null) throw new ApiError('not_found')
    } catch (error) {
      if (!(error instanceof ApiError)) log.error({ request_id: ctx.state.requestId, err: error })
      const answer = toAnswer(explain(error, ctx.method), ctx.state.requestId)
      ctx.status = answer.status
      ctx.set(answer.headers)
      ctx.body = answer.body
      // What is left of a refused upload is read and thrown away, so that its sender sees the answer.
      ctx.req.resume()
    }
  }
}

/** Of what would have changed something, the disk's refusal is said with what to do: the user can help, and nobody else. */
function explain(error: unknown, method: string): unknown {
  const reason = method === 'GET' || method === 'HEAD' ? null : describeWriteFailure(error)
  return reason === null ? error : new ApiError('server_error', `${reason} Nothing of this request was kept.`)
}
