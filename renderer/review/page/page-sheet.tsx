import { memo, useDeferredValue, useRef, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageWords } from '../../../engine/contract/app/words.ts'
import type { FractionBox } from '../value.ts'
import type { Mark, Picked, Tool } from './pointing.ts'
import { areaOf, boxBetween, contains, wordAt, wordsBetween, wordsInBox, type PagePoint } from './pick-words.ts'
import { toUpright, type Turn } from './turn-view.ts'
import { WordLayer } from './word-layer.tsx'

interface PageSheetProps {
  readonly number: number
  /** Path of its picture; null while there is none. */
  readonly picture: string | null
  /** Points. */
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly turn: Turn
  readonly words: PageWords | null
  readonly marks: readonly Mark[]
  readonly hovered: string | null
  readonly tool: Tool
  readonly onPick: (picked: Picked) => void
  readonly onHover: (key: string | null) => void
}

/** Fractions of a page: a pointer that moved less has clicked. */
const STILL = 0.006

/** One page: its picture, its words, and what stands where. */
export const PageSheet = memo(function PageSheet(props: PageSheetProps) {
  const { number, picture, width, height, scale, turn, words, marks, hovered, tool } = props
  const { t } = useTranslation('review')
  const isTurned = turn === 90 || turn === 270
  const sheet = { width: width * scale, height: height * scale }
  const outer = isTurned ? { width: sheet.height, height: sheet.width } : sheet
  const { drawn, pointed, handlers } = usePointing(props)
  // The words come after the picture: opening a document waits for neither to be drawn.
  const layer = useDeferredValue(words, null)
  const hoveredMark = marks.find(({ key, look }) => key === hovered && look !== 'candidate')
  return (
    <section
      className="review-sheet"
      data-page={number}
      data-tool={tool}
      aria-label={t('page.name', { number })}
      style={outer}
      {...(tool === 'pick' ? handlers : {})}
    >
      <div
        className="review-sheet-page"
        style={{ ...sheet, '--scale': scale, transform: `translate(-50%, -50%) rotate(${turn}deg)` } as object}
      >
        {picture === null ? null : (
          <img src={picture} alt={t('page.picture', { number })} draggable={false} width={width} height={height} />
        )}
        {layer && layer.page === number && <WordLayer words={layer.words} width={layer.width} height={layer.height} />}
        {marks.map((mark, at) => (
          <span
            key={`${mark.key} ${at}`}
            className="review-mark"
            data-look={mark.look}
            data-key={mark.key}
            data-hovered={mark.key === hovered || undefined}
            style={placeBox(mark.box)}
          />
        ))}
        {pointed && <span className="review-pointed" style={placeBox(pointed)} />}
        {drawn && <span className="review-drawn" style={placeBox(drawn)} />}
        {hoveredMark && (
          <span className="review-mark-name" style={placeName(hoveredMark.box)}>
            {hoveredMark.label}
          </span>
        )}
      </div>
    </section>
  )
})

/** Clicks, boxes and hovering, in fractions of the upright page. */
function usePointing({ number, turn, words, marks, onPick, onHover }: PageSheetProps) {
  const [drawn, setDrawn] = useState<FractionBox | null>(null)
  const [pointed, setPointed] = useState<FractionBox | null>(null)
  const start = useRef<PagePoint | null>(null)
  const lastWord = useRef<number | null>(null)
  const all = words?.words ?? []

  function pointOf(event: PointerEvent<HTMLElement>): PagePoint {
    const seen = event.currentTarget.getBoundingClientRect()
    const clamp = (value: number): number => Math.min(1, Math.max(0, value))
    const x = clamp((event.clientX - seen.left) / seen.width)
    const y = clamp((event.clientY - seen.top) / seen.height)
    return toUpright({ x, y }, turn)
  }

  function keyAt(point: PagePoint): string | null {
    const hit = marks.filter(({ box, look }) => look !== 'candidate' && contains(box, point, 0.002))
    return hit.toSorted((a, b) => areaOf(a.box) - areaOf(b.box))[0]?.key ?? null
  }

  function click(point: PagePoint, isExtending: boolean): void {
    const key = keyAt(point)
    const at = wordAt(all, point)
    if (at === null) {
      if (key !== null)
        onPick({ page: number, box: [point.x, point.y, point.x, point.y], text: '', isClick: true, key })
      return
    }
    const from = isExtending && lastWord.current !== null ? lastWord.current : at
    lastWord.current = from
    const picked = wordsBetween(all, from, at)
    if (picked) onPick({ page: number, ...picked, isClick: from === at, key })
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      // The field that is being filled keeps its focus.
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = pointOf(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const point = pointOf(event)
      if (start.current === null) {
        const at = wordAt(all, point)
        setPointed(at === null ? null : (all[at]?.box ?? null))
        onHover(keyAt(point))
        return
      }
      const box = boxBetween(start.current, point)
      setDrawn(isDrawn(box) ? box : null)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = start.current
      start.current = null
      setDrawn(null)
      if (from === null) return
      const point = pointOf(event)
      const box = boxBetween(from, point)
      if (!isDrawn(box)) click(point, event.shiftKey)
      else {
        const picked = wordsInBox(all, box)
        onPick({ page: number, box: picked?.box ?? box, text: picked?.text ?? '', isClick: false, key: null })
      }
    },
    onPointerCancel() {
      start.current = null
      setDrawn(null)
    },
    onPointerLeave() {
      setPointed(null)
      onHover(null)
    },
    // Otherwise the browser takes the focus out of the field after all.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  }
  return { drawn, pointed, handlers }
}

function isDrawn([left, top, right, bottom]: FractionBox): boolean {
  return right - left > STILL || bottom - top > STILL
}

function placeBox([left, top, right, bottom]: FractionBox) {
  return {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    width: `${(right - left) * 100}%`,
    height: `${(bottom - top) * 100}%`,
  }
}

/** Above the box, or below it at the top of the page. */
function placeName([left, top, , bottom]: FractionBox) {
  return top > 0.04
    ? { left: `${left * 100}%`, bottom: `calc(${(1 - top) * 100}% + 4px)` }
    : { left: `${left * 100}%`, top: `calc(${bottom * 100}% + 4px)` }
}
