import type { Word } from '../../domain/page.ts'

/** How much a reading says: letters and digits in words, each counted by how sure the recognizer is; guesses count nothing. */
export function weighWords(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + countCharacters(word.text) * Math.max(0, word.confidence - 0.5), 0)
}

/** Mean confidence, each word weighted by its length; 0 without words. */
export function meanConfidence(words: readonly Word[]): number {
  const characters = words.reduce((sum, word) => sum + countCharacters(word.text), 0)
  if (characters === 0) return 0
  return words.reduce((sum, word) => sum + countCharacters(word.text) * word.confidence, 0) / characters
}

/** Mean confidence: what is read of pictures, patterns and other scripts reaches 0.45, the worst print 0.65. */
const SENSE = 0.5

/** Whether a reading is text, not guesses at what nobody can read. */
export function makesSense(words: readonly Word[]): boolean {
  return meanConfidence(words) >= SENSE
}

function countCharacters(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length
}
