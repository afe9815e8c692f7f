import type { Segment } from '../../../../domain/lines.ts'
import type { Column } from '../layout/columns.ts'
import { CODE } from './pay-words.ts'

/** One word: "FIT", "SIT-OR", "9V01". */
const WORD = /^[A-Z0-9/][A-Z0-9/.-]{0,7}$/
/** Points by which a cell may begin beside its heading. */
const BESIDE = 12

/** Whether a cell before a label is its code: by its form, or by the heading that it stands under. */
export function isCode(cell: Segment, label: Segment, columns: readonly Column[]): boolean {
  if (CODE.test(cell.text)) return true
  const isHeaded = columns.some(({ key, left }) => key === 'code' && Math.abs(left - cell.box[0]) < BESIDE)
  return isHeaded && WORD.test(cell.text) && /^(?:\p{Lu}|\d+\()/u.test(label.text)
}
