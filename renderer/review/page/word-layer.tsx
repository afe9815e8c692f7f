import { memo } from 'react'
import type { PageWord } from '../../../engine/contract/app/words.ts'

interface WordLayerProps {
  readonly words: readonly PageWord[]
  /** Points. */
  readonly width: number
  readonly height: number
}

/**
 * The words of a page over its picture, unseen, so that they can be selected, copied and found. Sizes are in points times
 * --scale: zooming draws nothing anew.
 */
export const WordLayer = memo(function WordLayer({ words, width, height }: WordLayerProps) {
  return (
    <div className="review-words">
      {words.map(({ text, box: [left, top, right, bottom] }, at) => {
        const size = (bottom - top) * height
        return (
          <span
            key={at}
            style={{
              left: `${left * 100}%`,
              top: `${top * 100}%`,
              fontSize: `calc(${size.toFixed(2)}px * var(--scale))`,
              transform: `scaleX(${stretch(text, ((right - left) * width) / size)})`,
            }}
          >
            {`${text} `}
          </span>
        )
      })}
    </div>
  )
})

let canvas: CanvasRenderingContext2D | null = null

/** How far a word must be stretched to be as wide as it is printed. @param wanted width for a type size of 1 */
function stretch(text: string, wanted: number): string {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (canvas) canvas.font = '100px sans-serif'
  const own = (canvas?.measureText(text).width ?? 0) / 100
  return own > 0 && Number.isFinite(wanted) ? (wanted / own).toFixed(3) : '1'
}
