import type { Line } from '../../domain/lines.ts'
import { mixHash, PRIME, START } from '../../learning/hash-text.ts'
import { TYPE_BUCKETS } from '../../learning/types/type-reader.ts'
import { foldWordsOf } from './fold-words.ts'
import { measureBody } from './weigh-title.ts'

/** Share of the first page's height in which a paper says what it is. */
const HEAD = 0.45
/** Times the type size of the text; what is as large as this may be a title. */
const LARGE = 1.25
/** Longer words are known by their beginnings and endings too, as compounds and inflected forms are. */
const LONG = 7
const AFFIX = 6
const FIGURES = /^\d/

/** The buckets of a document's words and pairs of words, each once: anywhere, in its head, and in large type on its first page. */
export function hashWords(lines: readonly Line[]): Int32Array {
  const found = new Set<number>()
  const body = measureBody(lines)
  for (const { page, box, segments } of lines) {
    const isFirst = page.number === 1
    const isHead = isFirst && box[1] < page.height * HEAD
    for (const segment of segments) {
      const isLarge = isFirst && segment.words[0]!.fontSize >= LARGE * body
      const add = (form: number): void => {
        found.add(toBucket(form, 'anywhere'))
        if (isHead) found.add(toBucket(form, 'head'))
        if (isLarge) found.add(toBucket(form, 'large'))
      }
      let last = ''
      for (const { key } of foldWordsOf(segment)) {
        // Words in other letters than Latin ones fold to nothing.
        if (key === '' || FIGURES.test(key)) continue
        add(hash(key, START))
        if (key.length > LONG) {
          add(hash(`${key.slice(0, AFFIX)}-`, START))
          add(hash(`-${key.slice(-AFFIX)}`, START))
        }
        if (last !== '') add(hash(` ${key}`, hash(last, START)))
        last = key
      }
    }
  }
  return Int32Array.from(found)
}

const PLACES = { anywhere: 1, head: 2, large: 3 } as const

function hash(text: string, start: number): number {
  let value = start
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), PRIME)
  return value
}

function toBucket(form: number, place: keyof typeof PLACES): number {
  return mixHash(form, PLACES[place]) & (TYPE_BUCKETS - 1)
}
