import type { Word } from '../../../../domain/page.ts'
import type { LabelMatch } from '../../labels/find-labels.ts'
import type { Place } from './value-places.ts'

/** By how much larger type differs; recognized letters vary by less. */
const OTHER_SIZE = 1.2

/**
 * What a form is filled in with, where it is set bolder or larger than the label before it: up to where the type of labels returns;
 * null where it is set alike or smaller.
 */
export function readSetOff({ segment, lastWord }: LabelMatch, { segment: value, where }: Place): string | null {
  const label = segment.words[lastWord]!
  const [first] = value.words
  if (where !== 'before it' || first === undefined || !isSetOff(label, first)) return null
  const end = value.words.findIndex((word) => !isSetOff(label, word))
  return (end < 0 ? value.words : value.words.slice(0, end)).map(({ text }) => text).join(' ')
}

function isSetOff(label: Word, value: Word): boolean {
  return (value.bold && !label.bold) || value.fontSize >= OTHER_SIZE * label.fontSize
}
