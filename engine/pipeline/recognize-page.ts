import type { Content, ReadPage, Turn } from '../domain/content.ts'
import type { Page, Word } from '../domain/page.ts'
import type { Recognition, RecognitionOptions, Recognizer } from '../stages/ocr/create-recognizer.ts'

/** Dots per inch for the recognizer: below it guesses, above it is slower and no better. */
const RECOGNITION_DOTS = { least: 150, most: 300 }

/** Pixels, two millimetres of paper: what is lower or narrower shows no word, and the recognizer fails on it. */
const LEAST_SIDE = 24

export interface RecognizedPage {
  readonly page: Page
  readonly turn: Turn
  readonly left: Recognition['left']
}

/** Reads a page's picture of text; words that the page has as text stay. */
export async function recognizePage(
  content: Content,
  read: ReadPage,
  recognizer: Recognizer,
  options: RecognitionOptions,
): Promise<RecognizedPage> {
  const { least, most } = RECOGNITION_DOTS
  const dotsPerInch = Math.min(most, Math.max(least, read.scanDotsPerInch ?? most))
  const raster = await content.draw(read.number, dotsPerInch)
  if (Math.min(raster.width, raster.height) < LEAST_SIDE) return { page: toPage(read), turn: 0, left: 'unreadable' }
  const { page, turn, left } = await recognizer.recognize(raster, read, options)
  if (read.words.length === 0) return { page, turn, left }
  // Text says which way is up: a picture that seems to stand on its head beside it is a mistake of the recognizer.
  return turn === 0 ? { page: joinWords(read, page), turn, left } : { page: toPage(read), turn: 0, left }
}

/** The page without what only the reader knew of it. */
export function toPage({ number, width, height, words, origin }: ReadPage): Page {
  return { number, width, height, words, origin }
}

/** The text layer's words and those of the picture beside it; a word that both have counts as text. */
function joinWords(read: ReadPage, recognized: Page): Page {
  const added = recognized.words.filter((word) => !read.words.some((known) => coversMiddle(known, word)))
  const origin = added.length > read.words.length ? 'ocr' : 'text'
  return { ...toPage(read), words: [...read.words, ...added], origin }
}

function coversMiddle({ box }: Word, word: Word): boolean {
  const x = (word.box[0] + word.box[2]) / 2
  const y = (word.box[1] + word.box[3]) / 2
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
}
