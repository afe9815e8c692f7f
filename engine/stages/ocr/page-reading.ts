import type { Turn } from '../../domain/content.ts'
import type { LineReader } from './line-reader.ts'
import type { ReaderShelf } from './lstm/keep-readers.ts'
import type { Paddle } from './paddle/start-paddle.ts'
import type { ReadWord } from './read-word.ts'
import type { Tesseract } from './start-tesseract.ts'

/** What reads: Tesseract's networks and PP-OCR's where the platform has a runtime for them, else Tesseract as it comes. */
export type Engines = NetworkEngines | { readonly tesseract: Tesseract }

export interface NetworkEngines {
  readonly paddle: Paddle
  readonly german: LineReader
  readonly english: LineReader
  readonly further: ReaderShelf
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
