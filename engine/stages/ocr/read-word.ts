import type { Word } from '../../domain/page.ts'

/**
 * Who read a word: Tesseract as it comes; or its network (LSTM) or PP-OCR where the other one saw or was asked nothing, both alike, or one
 * against the other.
 */
export type Reader = 'tesseract' | 'lstm' | 'paddle' | 'both' | 'lstm-against' | 'paddle-against'

/** A word with the confidence that its reader gave it, which is not yet comparable. */
export interface ReadWord extends Word {
  readonly reader: Reader
}

export function nameReader(words: readonly Word[], reader: Reader): readonly ReadWord[] {
  return words.map((word) => ({ ...word, reader }))
}

/** Text of the page, but no value of a field. */
export function setAside(words: readonly ReadWord[]): readonly ReadWord[] {
  return words.map((word) => ({ ...word, isAside: true }))
}
