import { detectLanguage } from '../../languages/detect-language.ts'
import type { Word } from '../../domain/page.ts'
import type { GreyImage } from './grey-image.ts'
import { joinWords, leastConfidence } from './join-words.ts'
import { pairReadings, type Place } from './merge-readings.ts'
import type { NetworkEngines } from './page-reading.ts'
import type { TextLine } from './paddle/outline-lines.ts'

/** The networks of further languages read figures and the blanks beside them worse than the German one. */
const FIGURE = /[\p{N}\p{Sc}%]/u

/**
 * The words of each line, read by Tesseract's German network, and once its words tell another language that has a network, by that one too:
 * it knows the language's letters with marks.
 */
export async function readOwnLanguage(
  { german, further }: Pick<NetworkEngines, 'german' | 'further'>,
  image: GreyImage,
  lines: readonly TextLine[],
): Promise<readonly (readonly Word[])[]> {
  const read = await german.readLines(image, lines)
  const reader = await further.readerOf(
    detectLanguage(withoutMarks(read.map((words) => joinWords(words, ' ')).join('\n'))),
  )
  if (reader === null) return read
  const own = await reader.readLines(image, lines)
  // What the other one alone sees is left to those that look at doubtful lines.
  return read.map((words, index) => pairReadings(words, own[index]!).flatMap(choose))
}

function choose({ first, second }: Place): readonly Word[] {
  if (second.length === 0 || FIGURE.test(joinWords(first, ' ')) || FIGURE.test(joinWords(second, ' '))) return first
  const isSame = withoutMarks(joinWords(first, ' ')) === withoutMarks(joinWords(second, ' '))
  return isSame || leastConfidence(second) > leastConfidence(first) ? second : first
}

/** The German network reads many a marked letter as an umlaut, or without its mark. */
function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
