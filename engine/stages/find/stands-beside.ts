import type { Word } from '../../domain/page.ts'

/** Whether a word stands right of another on its line, no further than so many sizes of their type. */
export function standsBeside(left: Word, right: Word, sizes: number): boolean {
  const gap = right.box[0] - left.box[2]
  const size = Math.max(left.fontSize, right.fontSize)
  const shared = Math.min(left.box[3], right.box[3]) - Math.max(left.box[1], right.box[1])
  return shared > 0 && gap > -size && gap < sizes * size
}
