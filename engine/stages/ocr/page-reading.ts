import type { Turn } from '../../domain/content.ts'
import type { Paddle } from './paddle/start-paddle.ts'
import type { ReadWord } from './read-word.ts'
import type { Tesseract } from './start-tesseract.ts'

/** What reads: Tesseract everywhere, PP-OCR where the platform has a runtime for it. */
export interface Engines {
  /** German and English together. */
  readonly tesseract: Tesseract
  /** German alone: a fifth faster, and surer of umlauts, where PP-OCR reads the same lines. */
  readonly german: Tesseract
  readonly paddle: Paddle | null
}

export interface PageReading {
  readonly turn: Turn
  /** Width of the turned picture, pixels. */
  readonly width: number
  /** Boxes and type sizes in pixels of the turned picture. */
  readonly words: readonly ReadWord[]
  /** It looks printed, but nothing on it makes sense: another script, a pattern, a picture. Words that were read surely are kept. */
  readonly isUnreadable: boolean
}
