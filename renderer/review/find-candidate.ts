import type { AppField } from '../../engine/contract/app/document.ts'
import type { Picked } from './page/pointing.ts'
import { areaOf, contains } from './page/pick-words.ts'
import type { Candidate } from './value.ts'

/** A single word may be part of a value that was considered for the field, as of a name or a date: the smallest around it. */
export function findCandidate(field: AppField | undefined, { page, box, isClick }: Picked): Candidate | null {
  if (!isClick) return null
  const middle = { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2 }
  const around = (field?.candidates ?? []).filter(
    (candidate) => candidate.page === page && candidate.box !== null && contains(candidate.box, middle, 0),
  )
  return around.toSorted((a, b) => areaOf(a.box!) - areaOf(b.box!))[0] ?? null
}
