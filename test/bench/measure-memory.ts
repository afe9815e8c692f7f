import { readFileSync } from 'node:fs'

/** Highest resident bytes so far of this process and of its children that live now; null where Linux does not tell. */
export function measurePeaks(): { readonly host: number; readonly workers: number } | null {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(/\s+/)
    const workers = children.filter((pid) => pid !== '').reduce((sum, pid) => sum + readPeak(pid), 0)
    return { host: readPeak('self'), workers }
  } catch {
    return null
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
