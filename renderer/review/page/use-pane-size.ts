import { useLayoutEffect, useState, type RefObject } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** Of the document before: the next one is drawn at once in the size that it will have. */
let latest: Size | null = null

/** Pixels inside an element, scrollbars apart; null before it was measured. */
export function usePaneSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState(latest)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = watched
      if (latest?.width !== width || latest.height !== height) latest = { width, height }
      setSize(latest)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return size
}
