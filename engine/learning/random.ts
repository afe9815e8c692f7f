/** Numbers from 0 up to 1 that are the same for the same seed. */
export interface Random {
  (): number
  /** Of mean 0 and deviation 1. */
  readonly normal: () => number
}

/** Mulberry32: small and even enough for dropout and shuffling. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  })
}
