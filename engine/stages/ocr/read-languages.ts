import type { Word } from '../../domain/page.ts'
import { isDoubtful } from './doubt-line.ts'
import type { GreyImage } from './grey-image.ts'
import { hasLostSeparators } from './has-lost-separators.ts'
import { joinWords, leastConfidence } from './join-words.ts'
import { isLikely, pairReadings, type Place } from './merge-readings.ts'
import type { NetworkEngines } from './page-reading.ts'
import type { TextLine } from './paddle/outline-lines.ts'
import { readOwnLanguage } from './read-own-language.ts'

/** Confidence of a word of the page's own language that English need not read too. */
const SURE = 0.9
/** Letters that English does not know. */
const MARKED = /[\u00c0-\u024f]/
/** What it knows and German does not. */
const ENGLISH = /[é§~]/
/** The confidence from which on a network is believed on what the other one does not know, and on a comma or point that the other one lacks. */
const LEAST_OWN = 0.5

/**
 * The words of each line, read by Tesseract's network of their own language, and by its English one where the former is not quite sure: it knows other
 * signs, and figures better.
 */
export async function readLanguages(
  engines: Pick<NetworkEngines, 'german' | 'english' | 'further'>,
  image: GreyImage,
  lines: readonly TextLine[],
): Promise<readonly (readonly Word[])[]> {
  const read = await readOwnLanguage(engines, image, lines)
  const unsure = lines.filter((line, index) => isDoubtful(line, read[index]!, SURE))
  const again = (await engines.english.readLines(image, unsure)).values()
  return read.map((words, index) =>
    unsure.includes(lines[index]!) ? mergeLanguages(words, again.next().value!) : words,
  )
}

/** Place by place the surer reading; as sure as the surer one where both are alike. */
export function mergeLanguages(own: readonly Word[], english: readonly Word[]): readonly Word[] {
  return pairReadings(own, english).flatMap((place) => [
    ...choose(place),
    ...place.alone.filter((word) => isLikely(word)),
  ])
}

function choose({ first, second }: Place): readonly Word[] {
  if (second.length === 0) return first
  const [text, other] = [joinWords(first, ' '), joinWords(second, ' ')]
  const [sure, otherSure] = [leastConfidence(first), leastConfidence(second)]
  if (text === other) return first.map((word) => ({ ...word, confidence: Math.max(word.confidence, otherSure) }))
  if (hasLostSeparators(text, other) && otherSure > LEAST_OWN) return second
  if (hasLostSeparators(other, text) && sure > LEAST_OWN) return first
  if (ENGLISH.test(other) && otherSure > LEAST_OWN && reduce(other) === text) return second
  const isOwn = MARKED.test(text) && sure > LEAST_OWN
  return otherSure > sure && !isOwn ? second : first
}

/** A text as the German network reads it. */
function reduce(text: string): string {
  return text.replaceAll('é', 'e').replaceAll('§', '$')
}
