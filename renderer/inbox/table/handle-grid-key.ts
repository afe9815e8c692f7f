import type { KeyboardEvent } from 'react'

export interface GridActions {
  /** Makes a row the active one; with `extend` everything from the anchor to it is selected. */
  readonly move: (index: number, extend: boolean) => void
  readonly toggle: (index: number) => void
  readonly open: (index: number) => void
  readonly selectAll: () => void
  readonly clear: () => void
  readonly remove: () => void
  readonly again: (index: number) => void
}

interface GridState {
  readonly active: number
  readonly count: number
  /** Rows in sight, less one: what Page Down goes. */
  readonly page: number
}

/**
 * Keys of a grid whose rows are chosen as a whole (ARIA authoring practices, grid and listbox): arrows, Page Up and Down, Home,
 * End, with Shift a range; space selects, Enter opens, Ctrl+A selects all, Escape none, Delete removes, R reads again.
 */
export function handleGridKey(event: KeyboardEvent, { active, count, page }: GridState, actions: GridActions): void {
  if (event.altKey || count === 0) return
  const isCommand = event.ctrlKey || event.metaKey
  const goTo = (index: number): void => actions.move(Math.min(Math.max(index, 0), count - 1), event.shiftKey)
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo(active + 1),
    ArrowUp: () => goTo(active - 1),
    PageDown: () => goTo(active + page),
    PageUp: () => goTo(active - page),
    Home: () => goTo(0),
    End: () => goTo(count - 1),
    ' ': () => actions.toggle(active),
    Enter: () => actions.open(active),
    Escape: () => actions.clear(),
    Delete: () => actions.remove(),
    r: () => actions.again(active),
  }
  const deed = isCommand ? (event.key === 'a' ? actions.selectAll : undefined) : deeds[event.key]
  if (!deed) return
  event.preventDefault()
  deed()
}
