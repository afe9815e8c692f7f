/** Limits in milliseconds of computing time, so that a process that gets half a core is not stopped for being slow. */
export interface TimeLimits {
  /** Without a sign of progress; standing still, which takes no computing time, as long by the clock. */
  readonly stallLimit: number
  /** For one task in all; ten times as long by the clock. */
  readonly timeLimit: number
}

export interface StandstillWatch {
  /** The process gave a sign of progress. */
  hear(): void
  /**
   * Says which limit the task has passed, null while it may go on.
   * @param at the clock, milliseconds
   * @param computed milliseconds of computing time that the process has taken so far
   */
  look(at: number, computed: number): 'stallLimit' | 'timeLimit' | null
}

interface Look {
  readonly clock: number
  readonly computed: number
}

/** A process that gets a smaller share of the machine than this has no work, or is kept from it for good. */
const IDLE_SHARE = 0.001
/** Milliseconds: the system counts computing time in steps of ten. */
const ROUNDING = 20
/** A process with a tenth of a core has its full time. */
const SLOWEST = 10
/** Milliseconds: who looks less often has slept, and nobody knows what the process could do meanwhile. */
const LONGEST_GAP = 5000

/** Tells a process that stands still, or computes and never gets on, from one that is only slow. */
export function watchStandstill({ stallLimit, timeLimit }: TimeLimits): StandstillWatch {
  let before: number | null = null
  let clock = 0
  let start: Look | null = null
  let sign: Look | null = null
  let window: Look | null = null

  return {
    hear() {
      sign = null
      window = null
    },
    look(at, computed) {
      clock += Math.min(LONGEST_GAP, at - (before ?? at))
      before = at
      const now = { clock, computed }
      start ??= now
      sign ??= now
      window ??= now
      if (Math.max(computed - start.computed, (clock - start.clock) / SLOWEST) > timeLimit) return 'timeLimit'
      if (computed - sign.computed > stallLimit) return 'stallLimit'
      const elapsed = clock - window.clock
      if (elapsed < stallLimit) return null
      if (computed - window.computed < IDLE_SHARE * elapsed + ROUNDING) return 'stallLimit'
      window = now
      return null
    },
  }
}
