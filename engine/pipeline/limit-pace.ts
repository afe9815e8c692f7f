/** Milliseconds between two signs that a page is being read. */
const PACE = 1000

/** At most once a second. */
export function limitPace(tell: () => void): () => void {
  let last = performance.now()
  return () => {
    if (performance.now() - last < PACE) return
    last = performance.now()
    tell()
  }
}
