import { useEffect, useMemo, useRef } from 'react'
import type { AppDocumentListEntry } from '../../../engine/contract/app/document.ts'

export interface RowHandlers {
  /** A press on the row: opens it, or with keys selects. */
  readonly onPress: (index: number, keys: { readonly shift: boolean; readonly toggles: boolean }) => void
  readonly onSelect: (index: number, keys: { readonly shift: boolean }) => void
  readonly onRemove: (id: number) => void
  readonly onAgain: (entry: AppDocumentListEntry) => void
}

/** The same object over all renderings, calling what is current: rows need not be drawn again. */
export function useSteadyHandlers(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  return useMemo(
    () => ({
      onPress: (...words) => latest.current.onPress(...words),
      onSelect: (...words) => latest.current.onSelect(...words),
      onRemove: (id) => latest.current.onRemove(id),
      onAgain: (entry) => latest.current.onAgain(entry),
    }),
    [],
  )
}
