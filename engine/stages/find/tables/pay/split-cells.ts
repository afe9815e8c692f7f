import type { Segment } from '../../../../domain/lines.ts'
import { surround, type Word } from '../../../../domain/page.ts'
import { splitWide } from '../layout/split-wide.ts'

const MONEY = /^[-–£$€]*\d{1,3}(?:[.,'’]?\d{3})*[.,]\d{2}[-–]?$/
const WORDING = /^\p{L}{2,}/u
const UNIT = /^(?:EUR|Euro|CHF|GBP|USD|Std\.?|h|hrs?)$/u

/** The cells of a line: lists beside each other may stand so close that an amount and the next list's label are one phrase. */
export function splitCells(segment: Segment): readonly Segment[] {
  return splitWide(segment).flatMap((part) => {
    const cells: Word[][] = [[]]
    for (const word of part.words) {
      const before = cells.at(-1)!.at(-1)
      const isNext = before !== undefined && MONEY.test(before.text) && WORDING.test(word.text) && !UNIT.test(word.text)
      if (isNext) cells.push([word])
      else cells.at(-1)!.push(word)
    }
    if (cells.length === 1) return [part]
    return cells.map((words) => ({
      ...part,
      words,
      text: words.map((word) => word.text).join(' '),
      box: surround(words.map((word) => word.box)),
    }))
  })
}
