import { readFileSync } from 'node:fs'

/** Highest resident bytes so far of this process and of its children that live now; null where Linux does not tell. */
export function measurePeaks(): { readonly host: number; readonly workers: number } | null {
  const peaks = listWorkerPeaks()
  const host = readPeak('self')
  return host === 0 ? null : { host, workers: peaks.reduce((sum, peak) => sum + peak, 0) }
}

/** The same for each of the children; none where Linux does not tell. */
export function listWorkerPeaks(): readonly number[] {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(/\s+/)
    return children.filter((pid) => pid !== '').map(readPeak)
  } catch {
    return []
  }
}

/** `VmHWM` of proc(5): kibibytes. */
function readPeak(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
