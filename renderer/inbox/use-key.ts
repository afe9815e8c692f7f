import { useEffect, useRef } from 'react'

/** Hears one key wherever the focus is, but where one writes and where a window is over the page. */
export function useKey(key: string, deed: () => void): void {
  const latest = useRef(deed)
  useEffect(() => {
    latest.current = deed
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== key || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [key])
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
}
