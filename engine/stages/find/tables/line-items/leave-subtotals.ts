import type { Item } from './read-item.ts'

/** Cents by which a sum of rounded amounts may differ. */
const MOST_SLACK = 5

export interface Sections {
  readonly kept: readonly Item[]
  /** Those of them that stand behind the first sum; none where there is no sum. */
  readonly behind: readonly Item[]
}

/**
 * The items without the sums of sections among them: amounts of no product of their own that the items before come to,
 * those since the last such sum or all of them.
 * @param least items that a section has
 */
export function leaveSubtotals(found: readonly Item[], least: number): Sections {
  const kept: Item[] = []
  const behind: Item[] = []
  let [since, all, count, isBehind] = [0, 0, 0, false]
  for (const item of found) {
    const { cents } = item
    if (cents === null) return { kept: found, behind: [] }
    const slack = Math.min(kept.length, MOST_SLACK)
    const isNear = (sum: number): boolean => cents !== 0 && Math.abs(cents - sum) <= slack
    const isSum = (count >= least && isNear(since)) || (kept.length >= least && isNear(all))
    if (isSum && item.proven !== true) {
      ;[since, count, isBehind] = [0, 0, true]
      continue
    }
    if (isBehind) behind.push(item)
    kept.push(item)
    since += cents
    all += cents
    count += 1
  }
  return { kept, behind }
}
