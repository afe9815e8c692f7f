import { useEffect, useRef } from 'react'

export type ShortcutName =
  | 'next_field'
  | 'previous_field'
  | 'next_look'
  | 'previous_look'
  | 'accept'
  | 'done'
  | 'next_document'
  | 'previous_document'
  | 'undo'
  | 'redo'
  | 'zoom_in'
  | 'zoom_out'
  | 'fit_width'
  | 'fit_page'
  | 'turn'
  | 'leave'
  | 'help'

interface Shortcut {
  readonly name: ShortcutName
  readonly matches: (event: KeyboardEvent) => boolean
  /** Only while nothing is typed into. */
  readonly isPlain?: boolean
}

const ctrl = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && !event.altKey
const key = (wanted: string) => (event: KeyboardEvent) => event.key === wanted

const SHORTCUTS: readonly Shortcut[] = [
  { name: 'done', matches: (event) => ctrl(event) && event.shiftKey && event.key === 'Enter' },
  { name: 'accept', matches: (event) => ctrl(event) && event.key === 'Enter' },
  { name: 'previous_field', matches: (event) => event.key === 'Enter' && event.shiftKey && !event.altKey },
  { name: 'next_field', matches: (event) => event.key === 'Enter' && !event.altKey },
  { name: 'previous_look', matches: (event) => event.key === 'F8' && event.shiftKey },
  { name: 'next_look', matches: key('F8') },
  { name: 'next_document', matches: (event) => event.altKey && event.key === 'PageDown' },
  { name: 'previous_document', matches: (event) => event.altKey && event.key === 'PageUp' },
  {
    name: 'redo',
    matches: (event) => ctrl(event) && (event.key === 'y' || (event.shiftKey && event.key.toLowerCase() === 'z')),
  },
  { name: 'undo', matches: (event) => ctrl(event) && event.key === 'z' },
  { name: 'zoom_in', matches: (event) => ctrl(event) && (event.key === '+' || event.key === '=') },
  { name: 'zoom_out', matches: (event) => ctrl(event) && event.key === '-' },
  { name: 'fit_width', matches: (event) => ctrl(event) && event.key === '0' },
  { name: 'fit_page', matches: (event) => event.ctrlKey && event.altKey && event.code === 'Digit0' },
  { name: 'turn', matches: (event) => event.altKey && event.code === 'KeyR' },
  { name: 'help', matches: key('F1') },
  { name: 'help', matches: key('?'), isPlain: true },
  { name: 'zoom_in', matches: key('+'), isPlain: true },
  { name: 'zoom_out', matches: key('-'), isPlain: true },
  { name: 'leave', matches: key('Escape') },
]

/** Enter belongs to these. */
const PRESSED = 'button, a, [role="option"], [role="menuitem"], [role="tab"], summary'

/**
 * Keys that work everywhere in the review, also while typing. A handler that answers false leaves the key to the browser.
 */
export function useShortcuts(handlers: Readonly<Partial<Record<ShortcutName, () => void | boolean>>>): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')) return
      const isTyping = target?.matches('input, textarea, select') ?? false
      const found = SHORTCUTS.find(({ matches, isPlain }) => matches(event) && !(isPlain && isTyping))
      if (!found || (event.key === 'Enter' && !ctrl(event) && target?.closest(PRESSED))) return
      const handle = latest.current[found.name]
      if (handle && handle() !== false) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
