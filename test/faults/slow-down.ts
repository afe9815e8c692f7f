import pidusage from 'pidusage'

/** Milliseconds between two looks. */
const INTERVAL = 50

/**
 * Lets a process compute no more than so large a share of the clock, as on a slow or busy machine: it is stopped while it is
 * ahead of that.
 * @returns ends it
 */
export function slowDown(pid: number, share: number): () => void {
  const begin = performance.now()
  let before: number | null = null
  let looking = false

  async function look(): Promise<void> {
    if (looking) return
    looking = true
    try {
      const { ctime } = await pidusage(pid)
      before ??= ctime
      process.kill(pid, ctime - before > share * (performance.now() - begin) ? 'SIGSTOP' : 'SIGCONT')
    } catch {
      clearInterval(looks)
    }
    looking = false
  }

  const looks = setInterval(() => void look(), INTERVAL)
  return () => clearInterval(looks)
}
