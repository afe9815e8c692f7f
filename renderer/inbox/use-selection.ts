import { useMemo, useState } from 'react'

export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly toggle: (id: number) => void
  readonly replace: (ids: readonly number[]) => void
  readonly clear: () => void
}

const NONE: ReadonlySet<number> = new Set()

/**
 * Which documents are selected: by id, so that new ones coming in and another order change nothing.
 * @param scope what the list is narrowed to: with another one nothing is selected, as nobody acts on what is out of sight
 */
export function useSelection(scope: string): Selection {
  const [ids, setIds] = useState(NONE)
  const [known, setKnown] = useState(scope)
  if (known !== scope) {
    setKnown(scope)
    setIds(NONE)
  }
  return useMemo(
    () => ({
      ids,
      toggle: (id) => setIds((before) => toggled(before, id)),
      replace: (others) => setIds(new Set(others)),
      clear: () => setIds(NONE),
    }),
    [ids],
  )
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const after = new Set(ids)
  if (!after.delete(id)) after.add(id)
  return after
}
