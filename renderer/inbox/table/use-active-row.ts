import { useState } from 'react'
import type { ShownRows } from '../use-shown-rows.ts'

export interface ActiveRow {
  readonly index: number
  /** Where a range of rows begins. */
  readonly anchor: number
  /** Makes a row the active one; a range begins there, unless it is being extended. */
  readonly activate: (index: number, options?: { readonly extend: boolean }) => void
}

/**
 * The row that keys act on. It stays with its document while others come in above it or go; only when the document itself has gone
 * does the next one take its place.
 * @param viewKey with another one the first row is active
 */
export function useActiveRow({ count, rowAt, indexOf }: ShownRows, viewKey: string, initial: number): ActiveRow {
  const [index, setIndex] = useState(initial)
  const [anchor, setAnchor] = useState(initial)
  const [id, setId] = useState<number | null>(null)
  const [knownView, setKnownView] = useState(viewKey)
  const current = Math.min(index, Math.max(count - 1, 0))

  if (knownView !== viewKey) {
    setKnownView(viewKey)
    setIndex(0)
    setAnchor(0)
    setId(null)
  } else {
    const there = rowAt(current)?.id
    if (there !== undefined && there !== id) {
      const moved = id === null ? null : indexOf(id)
      if (moved === null) setId(there)
      else {
        setIndex(moved)
        setAnchor(anchor + moved - current)
      }
    }
  }

  return {
    index: current,
    anchor: Math.min(Math.max(anchor, 0), Math.max(count - 1, 0)),
    activate(next, { extend } = { extend: false }) {
      setIndex(next)
      setId(rowAt(next)?.id ?? null)
      if (!extend) setAnchor(next)
    },
  }
}
