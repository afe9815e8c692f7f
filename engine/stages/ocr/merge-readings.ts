import type { Box, Word } from '../../domain/page.ts'
import { weighWords } from './weigh-words.ts'

/** Shares of the smaller word's height and width in which two readings of the same print overlap. */
const SAME_HEIGHT = 0.4
const SAME_WIDTH = 0.2
/** A word that only one reading has is believed from this confidence on: a stain is read with less, as a single sign often. */
const LEAST_ALONE = 0.6
const LEAST_SIGN = 0.85

/** What two readings have on the same print. */
export interface Place {
  readonly first: Word[]
  readonly second: Word[]
  /** Words that only the second reading has, behind this place. */
  readonly alone: Word[]
}

/**
 * One reading out of two of the same picture: on each place the words that say more, and those that only one reading has.
 * They stand in the order of the first reading.
 */
export function mergeReadings(first: readonly Word[], second: readonly Word[]): readonly Word[] {
  if (first.length === 0) return second
  return pairReadings(first, second).flatMap((place) => [
    ...chooseWords(place),
    ...place.alone.filter((word) => isLikely(word)),
  ])
}

/** The places of print on which two readings of the same picture have words, in the order of the first reading. */
export function pairReadings(first: readonly Word[], second: readonly Word[]): readonly Place[] {
  const start: Place = { first: [], second: [], alone: [] }
  const placeOf = new Map<Word, Place>(first.map((word) => [word, { first: [word], second: [], alone: [] }]))
  let before = start
  for (const word of second) {
    const touched = first.filter((other) => coincide(word.box, other.box)).map((other) => placeOf.get(other)!)
    const [place, ...others] = new Set(touched)
    if (place === undefined) {
      before.alone.push(word)
      continue
    }
    for (const other of others) {
      place.first.push(...other.first)
      place.second.push(...other.second)
      place.alone.push(...other.alone)
      for (const moved of other.first) placeOf.set(moved, place)
    }
    place.second.push(word)
    before = place
  }
  return [...new Set([start, ...first.map((word) => placeOf.get(word)!)])]
}

function chooseWords({ first, second }: Place): readonly Word[] {
  return weighWords(second) > weighWords(first) ? second : first
}

/** Whether a word that nothing else speaks for was read and not guessed. */
export function isLikely({ text, confidence }: Word): boolean {
  return confidence >= (/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text) ? LEAST_ALONE : LEAST_SIGN)
}

function coincide(a: Box, b: Box): boolean {
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  return (
    height > SAME_HEIGHT * Math.min(a[3] - a[1], b[3] - b[1]) && width > SAME_WIDTH * Math.min(a[2] - a[0], b[2] - b[0])
  )
}
