import { useCallback, useState } from 'react'

/** As wide as the pane, as high as the pane, or pixels for each point of the page. */
export type Zoom = 'width' | 'page' | number

export const SMALLEST = 0.25
export const LARGEST = 6
const STEP = 1.2
const STORED = 'docket.review.zoom'

export interface ZoomControl {
  readonly zoom: Zoom
  readonly set: (zoom: Zoom) => void
}

/** Kept from document to document, and over reloads. */
export function useZoom(): ZoomControl {
  const [zoom, setZoom] = useState<Zoom>(readStored)
  const set = useCallback((wanted: Zoom) => {
    const next = typeof wanted === 'number' ? Math.min(LARGEST, Math.max(SMALLEST, wanted)) : wanted
    localStorage.setItem(STORED, String(next))
    setZoom(next)
  }, [])
  return { zoom, set }
}

export function zoomIn(scale: number): number {
  return scale * STEP
}

export function zoomOut(scale: number): number {
  return scale / STEP
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels for each point. @param page points, as it is seen @param pane pixels, without its margins */
export function scaleFor(zoom: Zoom, page: Size, pane: Size): number {
  if (typeof zoom === 'number') return zoom
  const wide = pane.width / page.width
  const scale = zoom === 'width' ? wide : Math.min(wide, pane.height / page.height)
  return Math.min(LARGEST, Math.max(SMALLEST, scale))
}

function readStored(): Zoom {
  const stored = localStorage.getItem(STORED)
  if (stored === 'page' || stored === 'width' || stored === null) return stored ?? 'width'
  const scale = Number(stored)
  return scale >= SMALLEST && scale <= LARGEST ? scale : 'width'
}
