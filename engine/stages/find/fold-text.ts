import type { Segment } from '../../domain/lines.ts'
import type { Word } from '../../domain/page.ts'
import { rememberTexts } from './values/remember-texts.ts'

/** A segment's text as labels are compared: lower case, without accents and punctuation, words joined by one space. */
export interface FoldedText {
  readonly text: string
  /** Index into `segment.words` for each character of `text`. */
  readonly wordAt: readonly number[]
}

/** ASCII without the sign that stands for a number. */
const PLAIN = /^[ -"$-~]*$/
/** What recognizers make of a German ü: "Riickstellungen". No word that labels are made of has two i before a consonant. */
const MISREAD_UMLAUT = /ii(?=[bcdfghklmnrstz])/g

/** Lower case, ASCII letters and digits; `n°`, `№` and `#` read as `nr`; other punctuation becomes a space. */
export const fold: (text: string) => string = rememberTexts((text) => {
  // Normal forms are what takes time here, and most texts are in them.
  if (PLAIN.test(text))
    return text
      .toLowerCase()
      .replace(MISREAD_UMLAUT, 'u')
      .replace(/[^a-z0-9%&]+/g, ' ')
      .trim()
  return text
    .replace(/№|\bn[°º]|(?<![a-z0-9])#/gi, ' nr ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ø/g, 'o')
    .replace(MISREAD_UMLAUT, 'u')
    .replace(/[^a-z0-9%§&]+/g, ' ')
    .trim()
})

const foldedSegments = new WeakMap<Segment, FoldedText>()

export function foldSegment(segment: Segment): FoldedText {
  const known = foldedSegments.get(segment)
  if (known !== undefined) return known
  const folded = joinFolded(segment)
  foldedSegments.set(segment, folded)
  return folded
}

function joinFolded(segment: Segment): FoldedText {
  let text = ''
  const wordAt: number[] = []
  segment.words.forEach((word, index) => {
    const folded = fold(word.text)
    if (folded === '') return
    if (text !== '') {
      text += ' '
      wordAt.push(index)
    }
    text += folded
    for (let count = 0; count < folded.length; count += 1) wordAt.push(index)
  })
  return { text, wordAt }
}

/** The words that a stretch of their text (joined by single spaces, characters `from` up to `to`) touches. */
export function wordsBetween(text: Pick<Segment, 'words'>, from: number, to: number): readonly Word[] {
  const words: Word[] = []
  let start = 0
  for (const word of text.words) {
    const end = start + word.text.length
    if (start < to && end > from) words.push(word)
    start = end + 1
  }
  return words
}
