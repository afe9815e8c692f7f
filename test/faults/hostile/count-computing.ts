import { readFileSync } from 'node:fs'

/** proc(5) counts computing time in steps of ten milliseconds. */
const STEP = 10
/** Places in /proc/PID/stat after the name: own time in user mode and in the system, then that of ended children. */
const OWN = [11, 12] as const
const ENDED_CHILDREN = [13, 14] as const

/**
 * Milliseconds of computing time that all child processes of this one have taken so far, ended ones included, so that a figure does
 * not depend on what else the machine does; null where Linux does not tell.
 */
export function countComputing(): number | null {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(/\s+/)
    return children
      .filter((pid) => pid !== '')
      .reduce((sum, pid) => sum + readTimes(pid, OWN), readTimes('self', ENDED_CHILDREN))
  } catch {
    return null
  }
}

function readTimes(pid: string, places: readonly number[]): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return places.reduce((sum, place) => sum + Number(fields[place]) * STEP, 0)
}
