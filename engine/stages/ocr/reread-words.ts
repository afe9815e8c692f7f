import type { Box, Word } from '../../domain/page.ts'
import { cropImage, scaleImage, type GreyImage } from './grey-image.ts'
import { measurePrint } from './measure-print.ts'
import { readWords } from './read-words.ts'
import { scaleWords } from './scale-words.ts'
import type { Tesseract } from './start-tesseract.ts'

/** Words read with less are wrong every other time. */
const DOUBTFUL = 0.75
/** How much surer a second look has to be. */
const SURER = 0.05
/** Letters and signs: less is a stain too often. */
const LEAST_LENGTH = 3
/** A page with more doubtful words is illegible as a whole, and looking at each would take too long. */
const MOST_WORDS = 80
/** Pixels: the height of print for a second look. */
const BEST_PRINT = 40
const USUAL_PRINT = 20
const MOST_ENLARGED = 3
/** Heights of print around a word that are looked at with it. */
const MARGIN = 0.6
/** Heights of print between which a word is one line high. */
const LOWEST = 0.4
const HIGHEST = 3
/** Share of the word that its second reading covers, and of the second reading that lies on the word. */
const LEAST_COVERED = 0.7
const LEAST_INSIDE = 0.6
const SAME_HEIGHT = 0.4

const DECIMALS = /\d[.,]\d/

/**
 * Looks again at each word that was read with doubt, enlarged and by itself: umlauts, signs before a sum and letters of
 * small print are told apart that way. What is read more surely is taken.
 * @param words in pixels of the picture, as what is returned
 */
export async function rereadWords(
  tesseract: Tesseract,
  picture: GreyImage,
  words: readonly Word[],
): Promise<readonly Word[]> {
  const print = measurePrint(words) ?? USUAL_PRINT
  const isDoubtful = ({ text, box, confidence }: Word): boolean => {
    const height = box[3] - box[1]
    const isLine = height >= LOWEST * print && height <= HIGHEST * print
    return confidence < DOUBTFUL && text.length >= LEAST_LENGTH && isLine
  }
  if (words.filter((word) => isDoubtful(word)).length > MOST_WORDS) return words
  const reread: Word[] = []
  for (const word of words) reread.push(isDoubtful(word) ? await lookAgain(tesseract, picture, word, print) : word)
  return reread
}

async function lookAgain(tesseract: Tesseract, picture: GreyImage, word: Word, print: number): Promise<Word> {
  const margin = Math.round(MARGIN * print)
  const left = Math.max(0, Math.floor(word.box[0]) - 2 * margin)
  const top = Math.max(0, Math.floor(word.box[1]) - margin)
  const width = Math.min(picture.width, Math.ceil(word.box[2]) + 2 * margin) - left
  const height = Math.min(picture.height, Math.ceil(word.box[3]) + margin) - top
  if (width < print || height < LOWEST * print) return word
  const factor = Math.min(MOST_ENLARGED, BEST_PRINT / print)
  const image = await scaleImage(await cropImage(picture, { left, top, width, height }), factor)
  const read = scaleWords(
    await readWords(tesseract, image, { segmentation: 'single-block', threshold: 'otsu' }),
    1 / factor,
  )
  const [second, ...others] = read.filter(({ box }) => liesOn(move(box, left, top), word.box))
  if (second === undefined || others.length > 0) return word
  if (!covers(move(second.box, left, top), word.box) || !isBetter(second, word)) return word
  return { ...word, text: second.text, confidence: second.confidence }
}

function isBetter(second: Word, first: Word): boolean {
  if (second.text === first.text) return second.confidence > first.confidence
  if (second.confidence < first.confidence + SURER) return false
  // A point, a sign or an accent is lost more often than made up.
  const losesPoint = DECIMALS.test(first.text) && !DECIMALS.test(second.text)
  const losesSign = first.text.startsWith('-') && /^\d/.test(second.text)
  const losesAccent = stripAccents(first.text) === second.text
  return !losesPoint && !losesSign && !losesAccent
}

function stripAccents(text: string): string {
  return text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
}

function liesOn(box: Box, word: Box): boolean {
  const width = Math.min(box[2], word[2]) - Math.max(box[0], word[0])
  const height = Math.min(box[3], word[3]) - Math.max(box[1], word[1])
  return width > LEAST_INSIDE * (box[2] - box[0]) && height > SAME_HEIGHT * (word[3] - word[1])
}

function covers(box: Box, word: Box): boolean {
  return Math.min(box[2], word[2]) - Math.max(box[0], word[0]) > LEAST_COVERED * (word[2] - word[0])
}

function move(box: Box, right: number, down: number): Box {
  return [box[0] + right, box[1] + down, box[2] + right, box[3] + down]
}
