import { expect, test } from 'vitest'
import { watchStandstill } from '../../engine/workers/watch-standstill.ts'

const SECOND = 1000
const LIMITS = { stallLimit: 120 * SECOND, timeLimit: 3600 * SECOND }

test('a process that takes no computing time stands still after the stall limit by the clock', () => {
  expect(runUntilStopped({ share: 0 })).toEqual({ passed: 'stallLimit', seconds: 120 })
})

test('a process that computes without a sign stands still after the stall limit of its own time', () => {
  expect(runUntilStopped({ share: 1 })).toEqual({ passed: 'stallLimit', seconds: 121 })
  expect(runUntilStopped({ share: 0.5 })).toEqual({ passed: 'stallLimit', seconds: 241 })
  expect(runUntilStopped({ share: 0.1 })).toEqual({ passed: 'stallLimit', seconds: 1201 })
})

test('a process that computes for a while and then hangs is found out within two stall limits', () => {
  const watch = watchStandstill(LIMITS)
  for (let second = 0; second <= 100; second += 1) expect(watch.look(second * SECOND, second * SECOND)).toBeNull()
  const hangs = runUntilStopped({ share: 0, watch, from: 101, computed: 100 * SECOND })
  expect(hangs).toEqual({ passed: 'stallLimit', seconds: 240 })
})

test('signs of progress let it go on, up to the limit of the task', () => {
  expect(runUntilStopped({ share: 1, sign: 100 })).toEqual({ passed: 'timeLimit', seconds: 3601 })
  expect(runUntilStopped({ share: 0.1, sign: 100 })).toEqual({ passed: 'timeLimit', seconds: 36_001 })
})

test('while nobody looked, as when the machine slept, no time has passed', () => {
  const watch = watchStandstill(LIMITS)
  watch.look(0, 0)
  expect(watch.look(8 * 3600 * SECOND, 0)).toBeNull()
})

/** Looks each second at a process that gets so large a share of a core and gives a sign every so many seconds. */
function runUntilStopped({
  share,
  sign = Number.POSITIVE_INFINITY,
  watch = watchStandstill(LIMITS),
  from = 0,
  computed = 0,
}: {
  share: number
  sign?: number
  watch?: ReturnType<typeof watchStandstill>
  from?: number
  computed?: number
}) {
  for (let seconds = from; ; seconds += 1) {
    if (seconds > from && seconds % sign === 0) watch.hear()
    const passed = watch.look(seconds * SECOND, computed + (seconds - from) * share * SECOND)
    if (passed !== null) return { passed, seconds }
  }
}
