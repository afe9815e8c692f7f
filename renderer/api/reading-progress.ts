import { useSyncExternalStore } from 'react'
import type { LiveEventData } from '../../engine/contract/app/live-event.ts'

export type ReadingProgress = Pick<LiveEventData<'document.progress'>, 'stage' | 'pages_done' | 'pages_total'>

/** How far the reading of each document is, as live events tell it; gone once it has ended. */
const progress = new Map<number, ReadingProgress>()
const listeners = new Map<number, Set<() => void>>()

export function setReadingProgress(id: number, value: ReadingProgress): void {
  progress.set(id, value)
  tell(id)
}

export function forgetReadingProgress(id: number): void {
  if (progress.delete(id)) tell(id)
}

/** Null while nothing is heard of it. Only components that show this document are drawn again. */
export function useReadingProgress(id: number | null): ReadingProgress | null {
  return useSyncExternalStore(
    (listener) => (id === null ? () => {} : listen(id, listener)),
    () => (id === null ? null : (progress.get(id) ?? null)),
  )
}

function listen(id: number, listener: () => void): () => void {
  const those = listeners.get(id) ?? new Set()
  listeners.set(id, those.add(listener))
  return () => {
    those.delete(listener)
    if (those.size === 0) listeners.delete(id)
  }
}

function tell(id: number): void {
  for (const listener of listeners.get(id) ?? []) listener()
}
