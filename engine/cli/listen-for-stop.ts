/** Milliseconds between two looks at the parent. */
const LOOK = 300

/**
 * Calls `stop` once when this process is asked to end: SIGINT, SIGTERM, or with `withParent` the end of the process that
 * started it. A second signal then ends it at once, as if nobody listened.
 * @returns stops listening
 */
export function listenForStop(stop: () => void, { withParent }: { readonly withParent: boolean }): () => void {
  const parent = process.ppid
  const watch = withParent ? setInterval(() => process.ppid !== parent && end(), LOOK).unref() : undefined
  process.on('SIGINT', end)
  process.on('SIGTERM', end)

  function close(): void {
    clearInterval(watch)
    process.off('SIGINT', end)
    process.off('SIGTERM', end)
  }

  function end(): void {
    close()
    stop()
  }

  return close
}
