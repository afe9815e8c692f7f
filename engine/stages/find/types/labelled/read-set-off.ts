import type { Word } from '../../../../domain/page.ts'
import type { LabelMatch } from '../../labels/find-labels.ts'
import type { Place } from './value-places.ts'

/** By how much larger or smaller type differs; recognized letters vary by less. */
const OTHER_SIZE = 1.2

/**
 * What a form is filled in with, where it is set bolder or larger than the label before it: up to where the type of labels returns;
 * null where both are set alike.
 */
export function readSetOff({ segment, lastWord }: LabelMatch, { segment: value, where }: Place): string | null {
  const label = segment.words[lastWord]!
  const [first] = value.words
  if (where !== 'before it' || first === undefined || isSetAlike(label, first)) return null
  const end = value.words.findIndex((word) => isSetAlike(label, word))
  return (end < 0 ? value.words : value.words.slice(0, end)).map(({ text }) => text).join(' ')
}

function isSetAlike(one: Word, other: Word): boolean {
  const [small, large] = [one.fontSize, other.fontSize].toSorted((a, b) => a - b)
  return one.bold === other.bold && large! < OTHER_SIZE * small!
}
