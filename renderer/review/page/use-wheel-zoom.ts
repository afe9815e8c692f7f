import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

interface Anchor {
  /** Of the content, before. */
  readonly x: number
  readonly y: number
  /** Of the pane, where the pointer is. */
  readonly left: number
  readonly top: number
  readonly scale: number
}

/** Ctrl and the wheel zoom around the pointer. */
export function useWheelZoom(
  element: RefObject<HTMLElement | null>,
  scale: number | null,
  setZoom: (zoom: number) => void,
): void {
  const anchor = useRef<Anchor | null>(null)
  const latest = useRef(scale)
  useEffect(() => {
    latest.current = scale
  })
  useEffect(() => {
    const pane = element.current
    if (!pane) return undefined
    const zoom = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return
      // Otherwise the browser zooms the whole window.
      event.preventDefault()
      const before = latest.current
      if (before === null) return
      const seen = pane.getBoundingClientRect()
      const left = event.clientX - seen.left
      const top = event.clientY - seen.top
      anchor.current = { x: pane.scrollLeft + left, y: pane.scrollTop + top, left, top, scale: before }
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY
      setZoom(before * Math.exp(-Math.max(-120, Math.min(120, pixels)) * 0.002))
    }
    pane.addEventListener('wheel', zoom, { passive: false })
    return () => pane.removeEventListener('wheel', zoom)
  }, [element, setZoom])
  useLayoutEffect(() => {
    const pane = element.current
    const held = anchor.current
    anchor.current = null
    if (!pane || !held || scale === null) return
    const factor = scale / held.scale
    pane.scrollLeft = held.x * factor - held.left
    pane.scrollTop = held.y * factor - held.top
  }, [element, scale])
}
