import type { Middleware } from '../request-state.ts'

/**
 * Answers to requests that arrived together leave together, at the end of the turn of the event loop: a client that sleeps is woken
 * once for all of them, and waking it takes the system longer than most answers take us.
 */
export function answerTogether(): Middleware {
  let turn: Promise<void> | null = null
  return async (_ctx, next) => {
    await next()
    turn ??= new Promise((end) => {
      setImmediate(() => {
        turn = null
        end()
      })
    })
    await turn
  }
}
