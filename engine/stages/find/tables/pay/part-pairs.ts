import type { Segment } from '../../../../domain/lines.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'

/** Several kinds of pay in one line, "PAYE 54.26  PRSI A1 30.62  USC 12.71", where each has one figure; else the line as it is. */
export function partPairs(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  const pairs: Segment[][] = []
  for (const cell of segments) {
    const before = pairs.at(-1)?.at(-1)
    const begins = before === undefined || (isFigure(before) && isName(cell))
    if (begins) pairs.push([cell])
    else pairs.at(-1)!.push(cell)
  }
  const isPaired = pairs.every((pair) => pair.filter((cell) => isFigure(cell)).length === 1 && isFigure(pair.at(-1)!))
  return isPaired ? pairs : [segments]
}

function isFigure(cell: Segment): boolean {
  const [only, more] = scanAmounts(cell)
  return only !== undefined && more === undefined && only.isMoney && !only.isRate && !/\p{L}{2}/u.test(cell.text)
}

function isName({ text }: Segment): boolean {
  return /\p{L}{2}/u.test(text)
}
