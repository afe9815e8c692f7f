import Koa from 'koa'
import { createRateLimiter } from '../access/limit-rate.ts'
import type { ApiParts } from './api-parts.ts'
import { answerErrors } from './middleware/answer-errors.ts'
import { answerTogether } from './middleware/answer-together.ts'
import { endTrickles } from './middleware/end-trickles.ts'
import { giveRequestId } from './middleware/give-request-id.ts'
import { guardLoopback } from './middleware/guard-loopback.ts'
import { limitRate } from './middleware/limit-rate.ts'
import { logRequest } from './middleware/log-request.ts'
import { protectContent } from './middleware/protect-content.ts'
import { refuseMethod } from './middleware/refuse-method.ts'
import { refuseRepeatedHeaders } from './middleware/refuse-repeated-headers.ts'
import { requireSession } from './middleware/require-session.ts'
import { requireToken } from './middleware/require-token.ts'
import { servePage } from './middleware/serve-page.ts'
import type { RequestState } from './request-state.ts'
import { routeApp } from './routes/app/app.ts'
import { routeOpen } from './routes/open.ts'
import { routeV1 } from './routes/v1.ts'

/** The HTTP side of Docket: what a request passes, in this order. */
export function createApp(parts: ApiParts): Koa<RequestState> {
  const { limits } = parts.config
  const app = new Koa<RequestState>()
  app.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever goes away in the middle of an answer, as every listener to events does, is nobody's failure.
    const level = error.code === 'ERR_STREAM_PREMATURE_CLOSE' ? 'debug' : 'warn'
    parts.log[level]({ err: error }, 'connection failed while answering')
  })
  app
    .use(answerTogether())
    .use(endTrickles(limits.bodyPatience))
    .use(giveRequestId())
    .use(logRequest(parts.log))
    .use(protectContent())
    .use(answerErrors(parts.log))
    .use(refuseRepeatedHeaders())
    .use(guardLoopback(parts.baseUrl))
    .use(routeOpen(parts).routes())
    .use(requireToken(parts.reading))
    .use(limitRate(createRateLimiter(limits)))
    .use(requireSession(parts.reading, parts.baseUrl))
    .use(routeV1(parts).routes())
    .use(routeApp(parts).routes())
    .use(refuseMethod())
    .use(servePage())
  return app
}
