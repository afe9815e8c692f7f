import type { PreparedRanker } from './prepare-ranker.ts'

/** What the networks see of a span; its kind by index. */
export interface MeasuredSpan {
  readonly kind: number
  readonly slots: Int32Array
  readonly measures: Float32Array
}

/**
 * A document's spans laid out for all networks. What a text adds in a slot is worked out once for all spans that have it there: in a table that
 * has a row for each slot's texts in turn, and behind them one for each kind.
 */
export interface PlacedSpans {
  readonly count: number
  /** The place of spans x measures. */
  readonly measures: number
  /** By slot: the texts that stand in it, each once, the empty one left out. */
  readonly texts: readonly (readonly number[])[]
  /** The place of the same texts as whole numbers, behind each other. */
  readonly picks: number
  /** How many rows of the table texts have. */
  readonly textRows: number
  /** The place of whole numbers: the rows of the table that each span adds up, behind each other. */
  readonly rows: number
  /** From where to where those of each span go. */
  readonly starts: Int32Array
}

export function placeSpans(
  { shape, memory }: PreparedRanker,
  spans: readonly MeasuredSpan[],
  textCount: number,
): PlacedSpans {
  const { slots: slotCount, measures: measureCount } = shape
  const measures = memory.reserve(spans.length * measureCount)
  const rows = memory.reserve(spans.length * (slotCount + 1))
  const { texts, rowOf, textRows } = listTexts(spans, slotCount, textCount)
  const picks = memory.reserve(textRows)
  const [view, integers] = [memory.view(), memory.integers()]
  let row = picks
  for (const own of texts)
    for (const text of own) {
      integers[row] = text
      row += 1
    }
  const starts = new Int32Array(spans.length + 1)
  let end = 0
  for (let span = 0; span < spans.length; span += 1) {
    const { kind, slots, measures: own } = spans[span]!
    view.set(own, measures + span * measureCount)
    integers[rows + end] = textRows + kind
    end += 1
    for (let slot = 0; slot < slotCount; slot += 1) {
      if (slots[slot] === 0) continue
      integers[rows + end] = rowOf[slot * textCount + slots[slot]!]!
      end += 1
    }
    starts[span + 1] = end
  }
  return { count: spans.length, measures, texts, picks, textRows, rows, starts }
}

/** Texts by slot, and by slot and text the row of it. */
function listTexts(spans: readonly MeasuredSpan[], slotCount: number, textCount: number) {
  const rowOf = new Int32Array(slotCount * textCount).fill(-1)
  let textRows = 0
  const texts = Array.from({ length: slotCount }, (_, slot) => {
    const own: number[] = []
    for (const { slots } of spans) {
      const text = slots[slot]!
      if (text === 0 || rowOf[slot * textCount + text]! >= 0) continue
      rowOf[slot * textCount + text] = textRows
      textRows += 1
      own.push(text)
    }
    return own
  })
  return { texts, rowOf, textRows }
}
