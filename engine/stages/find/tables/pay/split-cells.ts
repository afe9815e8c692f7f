import type { Segment } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { cutSegment } from '../../layout.ts'
import { splitWide } from '../layout/split-wide.ts'

const MONEY = /^[-–£$€]*\d{1,3}(?:[.,'’]?\d{3})*[.,]\d{2}[-–]?$/
const WORDING = /^\p{L}{2,}/u
/** A kind of pay by its number; no year. */
const NUMBER = /^(?!(?:19|20)\d\d$)\d{4}$/
/** How many, or how much for each. */
const DECIMALS = /^-?\d+(?:[.,]\d{3})*[.,]\d{2,4}$/
/** A number and the label that it belongs to. */
const CODED = /^\d{1,4}\s\*?\p{Lu}\p{L}*/u
const UNIT = /^(?:EUR|Euro|CHF|GBP|USD|Std\.?|h|hrs?)$/u

/** The cells of a line: lists beside each other may stand so close that an amount and the next list's label are one phrase, as may a number and its label. */
export function splitCells(segment: Segment): readonly Segment[] {
  return splitWide(segment).flatMap((part) => {
    const cells: Word[][] = [[]]
    for (const word of part.words) {
      if (word.text === '|') {
        if (cells.at(-1)!.length > 0) cells.push([])
        continue
      }
      const before = cells.at(-1)!.at(-1)
      // "30,00  3,400  9 *A CUENTA": how much, and how many, before the label.
      const isLeading = before !== undefined && DECIMALS.test(before.text) && !DECIMALS.test(word.text)
      const isCoded =
        isLeading &&
        CODED.test(
          part.words
            .slice(part.words.indexOf(word))
            .map(({ text }) => text)
            .join(' '),
        )
      const isApart = before !== undefined && (MONEY.test(before.text) || NUMBER.test(before.text))
      const isNext = isCoded || (isApart && WORDING.test(word.text) && !UNIT.test(word.text))
      if (isNext) cells.push([word])
      else cells.at(-1)!.push(word)
    }
    const filled = cells.filter((words) => words.length > 0)
    return filled[0]?.length === part.words.length ? [part] : filled.map((words) => cutSegment(part, words))
  })
}
