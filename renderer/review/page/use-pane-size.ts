import { useLayoutEffect, useState, type RefObject } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels inside an element, scrollbars apart; null before it was measured. */
export function usePaneSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = watched
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return size
}
