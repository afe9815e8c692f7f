import { createFairOrder, type Place } from './fair-order.ts'

/** Hands out the workers, one piece of work at a time. */
export interface Turns {
  /** Does the work once its turn has come. Rejects with what it throws, or with the reason why it never came to it. */
  take<Result>(place: Place, work: () => Promise<Result>): Promise<Result>
  /** Gives up what waits of a document; what was begun goes on. */
  withdraw(place: Place, reason: unknown): void
  /** Begins nothing until it is resumed. */
  pause(): void
  resume(): void
  /** Begins nothing more: gives up what waits and what asks for a turn from now on. */
  close(reason: unknown): void
}

interface Piece {
  begin(): Promise<void>
  giveUp(reason: unknown): void
}

/** Turns in which at most `size` pieces of work are under way at once. */
export function createTurns(size: number): Turns {
  const order = createFairOrder<Piece>()
  let underWay = 0
  let isPaused = false
  let end: { readonly reason: unknown } | null = null

  const takeNext = (): Piece | null => (isPaused || underWay >= size ? null : order.next())

  function beginNext(): void {
    for (let piece = takeNext(); piece !== null; piece = takeNext()) {
      underWay += 1
      void piece.begin().finally(() => {
        underWay -= 1
        beginNext()
      })
    }
  }

  return {
    take<Result>(place: Place, work: () => Promise<Result>) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      if (end) reject(end.reason)
      else order.add(place, { begin: () => work().then(resolve, reject), giveUp: reject })
      // Not at once: who asks together is put in order together.
      queueMicrotask(beginNext)
      return promise
    },
    withdraw(place, reason) {
      for (const piece of order.remove(place)) piece.giveUp(reason)
    },
    pause() {
      isPaused = true
    },
    resume() {
      isPaused = false
      beginNext()
    },
    close(reason) {
      end = { reason }
      for (let piece = order.next(); piece; piece = order.next()) piece.giveUp(reason)
    },
  }
}
