import { useSyncExternalStore } from 'react'

/** Documents that are out of sight but not deleted yet: their removal can be undone. Nothing is lost when the page goes away. */
let hidden: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()

export function hideDocuments(ids: Iterable<number>): void {
  set(new Set([...hidden, ...ids]))
}

export function showDocuments(ids: Iterable<number>): void {
  const rest = new Set(hidden)
  for (const id of ids) rest.delete(id)
  set(rest)
}

export function useHiddenDocuments(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => hidden)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(ids: ReadonlySet<number>): void {
  hidden = ids
  for (const listener of listeners) listener()
}
