import { isRows, kindOf } from './field-kinds.ts'
import type { Mark } from './page/pointing.ts'
import { placeOf, type Candidate, type Fields } from './value.ts'

interface Shown {
  readonly active: string | null
  readonly looks: ReadonlySet<string>
  /** Values that are offered or pointed at in a menu. */
  readonly candidates: readonly Candidate[]
  readonly name: (key: string) => string
}

/** What stands where, by page. */
export function markPlaces(
  fields: Fields,
  { active, looks, candidates, name }: Shown,
): ReadonlyMap<number, readonly Mark[]> {
  const pages = new Map<number, Mark[]>()
  const add = (page: number, mark: Mark): void => {
    pages.set(page, [...(pages.get(page) ?? []), mark])
  }
  for (const [key, field] of Object.entries(fields)) {
    const place = placeOf(field)
    const isActive = key === active
    // The type is seen in the whole page, and lists lie under all of their values.
    if (place === null || (!isActive && (key === 'type' || key === 'language'))) continue
    const look = isActive ? 'active' : looks.has(key) ? 'check' : 'quiet'
    if (isRows(kindOf(key)) && !isActive) continue
    add(place.page, { key, label: name(key), box: place.box, look })
  }
  for (const { page, box } of candidates) {
    if (page !== null && box !== null && active !== null)
      add(page, { key: active, label: name(active), box, look: 'candidate' })
  }
  return pages
}
