import type { Word } from '../../domain/page.ts'
import { hasLostSeparators } from './has-lost-separators.ts'
import { joinWords, leastConfidence } from './join-words.ts'
import { isLikely, pairReadings } from './merge-readings.ts'
import { nameReader, type ReadWord } from './read-word.ts'
import { weighWords } from './weigh-words.ts'

/** What each engine is to be believed on, measured on pages with known text. */
interface Trust {
  /** Confidence of Tesseract's word below which PP-OCR's may take its place, and of PP-OCR's from which it does. */
  readonly mostTesseract: number
  readonly leastPaddle: number
  /** How much surer PP-OCR has to be. */
  readonly lead: number
}

/** Of words on sheets that Tesseract reads with 0.88 or more, PP-OCR betters one in thirty; on till rolls it is the better reader. */
const TRUST = {
  sheet: { mostTesseract: 0.8, leastPaddle: 0.9, lead: 0 },
  roll: { mostTesseract: 1, leastPaddle: 0, lead: 0.04 },
} as const satisfies Record<string, Trust>

/** PP-OCR's alphabet lacks some of these, and it takes the others for letters without marks. */
const BEYOND_PADDLE = /[\u00c0-\u024f€]/
/** Tesseract's reading of such a character, and either one's of a comma or point that the other one lacks, is believed from this confidence on. */
const LEAST_BEYOND = 0.5
/** A word where Tesseract read nothing is believed from this confidence on. */
const LEAST_ALONE = 0.8

/**
 * One reading out of two by different engines of the same print, place by place, in the order of Tesseract's.
 * Where both read the same but for characters that PP-OCR does not know, Tesseract's text stands, as sure as the surer one.
 */
export function mergeEngines(
  tesseract: readonly Word[],
  paddle: readonly Word[],
  kind: keyof typeof TRUST,
): readonly ReadWord[] {
  const trust: Trust = TRUST[kind]
  const added = (word: Word): boolean => word.confidence >= LEAST_ALONE && weighWords([word]) > 0
  return pairReadings(tesseract, paddle).flatMap(({ first, second, alone }) => [
    ...choose(first, second, trust),
    ...nameReader(alone.filter(added), 'paddle'),
  ])
}

function choose(tesseract: readonly Word[], paddle: readonly Word[], trust: Trust): readonly ReadWord[] {
  if (paddle.length === 0) {
    return nameReader(
      tesseract.filter((word) => isLikely(word)),
      'lstm',
    )
  }
  const [text, other] = [joinWords(tesseract, ''), joinWords(paddle, '')]
  const [sure, otherSure] = [leastConfidence(tesseract), leastConfidence(paddle)]
  const confirm = (read: (text: string) => string): readonly ReadWord[] => {
    const confidence = paddle.reduce((sum, word) => sum + word.confidence, 0) / paddle.length
    return tesseract.map((word) => ({
      ...word,
      text: read(word.text),
      confidence: Math.max(word.confidence, confidence),
      reader: 'both',
    }))
  }
  if (reduce(text) === reduce(other)) return confirm((read) => read)
  if (reduce(joinDots(text)) === reduce(other)) return confirm(joinDots)
  if (hasLostSeparators(text, other) && otherSure >= LEAST_BEYOND) return nameReader(paddle, 'paddle-against')
  if (hasLostSeparators(other, text) && sure >= LEAST_BEYOND) return nameReader(tesseract, 'lstm-against')
  const isBeyond = BEYOND_PADDLE.test(text) && sure >= LEAST_BEYOND
  if (isBeyond && text.length === other.length) return nameReader(markLetters(paddle, text), 'paddle-against')
  if (isBeyond && tesseract.length >= paddle.length) return nameReader(tesseract, 'lstm-against')
  const isBetter = sure < trust.mostTesseract && otherSure >= trust.leastPaddle && otherSure > sure + trust.lead
  return isBetter ? nameReader(paddle, 'paddle-against') : nameReader(tesseract, 'lstm-against')
}

/** PP-OCR's words with the marks of Tesseract's letters, where both have the same letter at the same place. */
function markLetters(paddle: readonly Word[], text: string): readonly Word[] {
  let at = 0
  return paddle
    .toSorted((a, b) => a.box[0] - b.box[0])
    .map((word) => {
      const letters = word.text.split('').map((letter, index) => {
        const other = text[at + index]!
        return BEYOND_PADDLE.test(other) && reduce(other) === reduce(letter) ? other : letter
      })
      at += word.text.length
      return { ...word, text: letters.join('') }
    })
}

/** Tesseract takes some ü for two i. */
function joinDots(text: string): string {
  return text.replaceAll('ii', 'ü')
}

/** A text as PP-OCR reads it: letters without marks, an umlaut at times with an i for its dots, ß as B. */
function reduce(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[„“”]/g, '"').replaceAll('ß', 'B').replaceAll('ui', 'u')
}
