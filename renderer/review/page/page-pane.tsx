import { useQueries } from '@tanstack/react-query'
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type RefObject } from 'react'
import type { AppDocument } from '../../../engine/contract/app/document.ts'
import type { PageWords } from '../../../engine/contract/app/words.ts'
import { wordsQuery } from '../../api/review.ts'
import type { FractionBox } from '../value.ts'
import { PageSheet } from './page-sheet.tsx'
import type { Mark, Picked, Tool } from './pointing.ts'
import { PageStrip } from './page-strip.tsx'
import { PageTools } from './page-tools.tsx'
import { pathOf, runOf, sizePages } from './size-pages.ts'
import { toView, turnFurther, type Turn } from './turn-view.ts'
import { usePaneSize } from './use-pane-size.ts'
import { scaleFor, useZoom, zoomIn, zoomOut, type Zoom } from './use-zoom.ts'
import { useWheelZoom } from './use-wheel-zoom.ts'
import './page.css'

/** What the rest of the review asks of the page. */
export interface PageHandle {
  /** Brings a place into view, if it is not well in view. */
  show(place: { readonly page: number; readonly box: FractionBox }): void
  zoomIn(): void
  zoomOut(): void
  setZoom(zoom: Zoom): void
  turn(): void
}

interface PagePaneProps {
  readonly document: AppDocument
  readonly handle: RefObject<PageHandle | null>
  /** Of each page, from 1. */
  readonly marks: ReadonlyMap<number, readonly Mark[]>
  readonly hovered: string | null
  readonly onPick: (picked: Picked) => void
  readonly onHover: (key: string | null) => void
}

/** Pixels around the pages, and between them. */
const MARGIN = 12
const GAP = 12
/** Pages before and after the one in view whose pictures and words are there. */
const AROUND = 2

/** The pages of a document, one below the other. */
export function PagePane({ document, handle, marks, hovered, onPick, onHover }: PagePaneProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [tool, setTool] = useState<Tool>('pick')
  const [turn, setTurn] = useState<Turn>(0)
  const [current, setCurrent] = useState(1)
  const { zoom, set: setZoom } = useZoom()
  const pane = usePaneSize(scroller)
  const count = document.previews?.length ?? 0
  const near = useMemo(() => pagesAround(current, count), [current, count])
  const words = useWords(document, near)
  const pages = sizePages(document.previews ?? [], words)
  const isTurned = turn === 90 || turn === 270
  const widest = {
    width: Math.max(1, ...pages.map((page) => (isTurned ? page.height : page.width))),
    height: Math.max(1, ...pages.map((page) => (isTurned ? page.width : page.height))),
  }
  const scale =
    pane === null ? null : scaleFor(zoom, widest, { width: pane.width - 2 * MARGIN, height: pane.height - 2 * MARGIN })
  useWheelZoom(scroller, scale, setZoom)

  const showPage = useCallback((number: number) => {
    const sheet = scroller.current?.querySelector<HTMLElement>(`[data-page="${number}"]`)
    if (sheet && scroller.current) scroller.current.scrollTo({ top: sheet.offsetTop - MARGIN })
  }, [])

  useImperativeHandle(
    handle,
    () => ({
      show: ({ page, box }) => scrollTo(scroller.current, page, box, turn),
      zoomIn: () => scale !== null && setZoom(zoomIn(scale)),
      zoomOut: () => scale !== null && setZoom(zoomOut(scale)),
      setZoom,
      turn: () => setTurn(turnFurther),
    }),
    [scale, setZoom, turn],
  )

  function follow(): void {
    const top = scroller.current?.scrollTop ?? 0
    const middle = top + (pane?.height ?? 0) / 2
    const sheets = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])]
    const seen = sheets.findLast(({ offsetTop }) => offsetTop <= middle)
    setCurrent(Number(seen?.dataset['page'] ?? 1))
  }

  return (
    <div className="review-page-pane">
      <PageTools
        scale={scale}
        zoom={zoom}
        onZoom={setZoom}
        tool={tool}
        onTool={setTool}
        onTurn={() => setTurn(turnFurther)}
        page={current}
        pages={count}
        onPage={showPage}
      />
      <div className="review-page-body">
        {count > 1 && <PageStrip previews={document.previews ?? []} current={current} onShow={showPage} />}
        {/* Scrolled by the arrow keys once it has the focus. */}
        <div
          className="review-scroller"
          ref={scroller}
          onScroll={follow}
          tabIndex={0}
          role="region"
          aria-label={document.filename}
        >
          {scale !== null && (
            <div className="review-sheets" style={{ gap: GAP, padding: MARGIN }}>
              {pages.map((page, at) => (
                <PageSheet
                  key={at}
                  number={at + 1}
                  picture={near.includes(at + 1) ? pathOf(document.previews?.[at]?.preview) : null}
                  width={page.width}
                  height={page.height}
                  scale={scale}
                  turn={turn}
                  words={words.get(at + 1) ?? null}
                  marks={marks.get(at + 1) ?? NO_MARKS}
                  hovered={hovered}
                  tool={tool}
                  onPick={onPick}
                  onHover={onHover}
                />
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

const NO_MARKS: readonly Mark[] = []

function pagesAround(current: number, count: number): readonly number[] {
  const first = Math.max(1, current - AROUND)
  const last = Math.min(count, current + AROUND)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}

/** Words of the pages that are near; those of pages seen before stay known. */
function useWords(document: AppDocument, near: readonly number[]): ReadonlyMap<number, PageWords> {
  const run = runOf(document)
  const answers = useQueries({ queries: near.map((page) => wordsQuery(document.id, run, page)) })
  const [known, setKnown] = useState<ReadonlyMap<number, PageWords>>(NO_WORDS)
  const fresh = answers.flatMap(({ data }) => (data && known.get(data.page) !== data ? [data] : []))
  const merged = fresh.length === 0 ? known : new Map([...known, ...fresh.map((page) => [page.page, page] as const)])
  useEffect(() => {
    if (merged !== known) setKnown(merged)
  })
  return merged
}

const NO_WORDS: ReadonlyMap<number, PageWords> = new Map()

/** Scrolls so that a box is in view with room around it; leaves everything as it is where it already is. */
function scrollTo(scroller: HTMLElement | null, page: number, box: FractionBox, turn: Turn): void {
  const sheet = scroller?.querySelector<HTMLElement>(`[data-page="${page}"]`)
  if (!scroller || !sheet) return
  const corners = [toView({ x: box[0], y: box[1] }, turn), toView({ x: box[2], y: box[3] }, turn)]
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))]
  const seen = {
    left: sheet.offsetLeft + left * sheet.offsetWidth,
    right: sheet.offsetLeft + right * sheet.offsetWidth,
    top: sheet.offsetTop + top * sheet.offsetHeight,
    bottom: sheet.offsetTop + bottom * sheet.offsetHeight,
  }
  const room = 40
  const isIn =
    seen.top >= scroller.scrollTop + room &&
    seen.bottom <= scroller.scrollTop + scroller.clientHeight - room &&
    seen.left >= scroller.scrollLeft &&
    seen.right <= scroller.scrollLeft + scroller.clientWidth
  if (isIn) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollTo({
    top: (seen.top + seen.bottom - scroller.clientHeight) / 2,
    left: (seen.left + seen.right - scroller.clientWidth) / 2,
    behavior: isCalm ? 'auto' : 'smooth',
  })
}
