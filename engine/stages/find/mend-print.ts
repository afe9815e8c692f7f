import { surround, type Word } from '../../domain/page.ts'
import { standsBeside } from './stands-beside.ts'

/** "CmbH", "GnbH". */
const COMPANY = /^(?<before>[^\p{L}\d]*g?)[GC6][mn]b[HN](?=[^\p{L}\d]*$)/u
/** "StKI": a word with small letters ends in no capital I of its own; "II" is a number. */
const CAPITAL_I = /(?<=^\p{L}{0,30}\p{Ll}\p{L}{0,30}(?<!I))I(?=[.,:;)]*$)/u
/** "Instagram" before "@anna.miller" is none, nor is the figure in "6 @0.45". */
const ADDRESSEE = /^(?![\d.,]+$)(?=\P{Lu}+$|.*[\d._-]).*[\p{L}\d_+-]$/u
const MAIL_HOST = /^@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}[.,;:)>]*$/u
/** The red S of the savings banks. */
const LOGO = /^\$?S?$/
const SAVINGS_BANK = /^\p{L}{0,30}sparkasse(?!\p{L})/iu

/** "3.°", and ", 2°" behind the house's number: a storey's ordinal sign, which temperatures and angles have no dot or comma before. */
const ORDINAL = /^(?<number>\d{1,2}\.)°(?=[,;)]?$)/u
const BARE_ORDINAL = /^(?<number>\d{1,2})°(?=[,;)]?$)/u
/** "2º 1*": the door behind the storey. */
const STOREY = /^\d{1,2}\.?º$/u
const DOOR = /^(?<number>\d{1,2}\.?)[°*](?=[,;)]?$)/u

/** The words of a recognized page, with what can only be misread set right; the very same where nothing is. */
export function mendPrint(words: readonly Word[]): readonly Word[] {
  const mended: Word[] = []
  for (const word of words) {
    const last = mended.at(-1)
    const isNext = last !== undefined && standsBeside(last, word, 1)
    // The recognizer parts "office @miller.example".
    if (isNext && MAIL_HOST.test(word.text) && ADDRESSEE.test(last.text)) mended[mended.length - 1] = join(last, word)
    else if (isNext && SAVINGS_BANK.test(word.text) && LOGO.test(last.text)) mended[mended.length - 1] = word
    else mended.push(mendWord(word, isNext ? last.text : ''))
  }
  return mended.some((word, index) => word !== words[index]) ? mended : words
}

function mendWord(word: Word, before: string): Word {
  const text = mendOrdinal(word.text.replace(COMPANY, '$<before>GmbH').replace(CAPITAL_I, 'l'), before)
  return text === word.text ? word : { ...word, text }
}

function mendOrdinal(text: string, before: string): string {
  if (STOREY.test(before)) return text.replace(DOOR, '$<number>ª')
  const ordinal = text.replace(ORDINAL, '$<number>º')
  return before.endsWith(',') ? ordinal.replace(BARE_ORDINAL, '$<number>º') : ordinal
}

function join(left: Word, right: Word): Word {
  const confidence = Math.min(left.confidence, right.confidence)
  return { ...left, text: left.text + right.text, box: surround([left.box, right.box]), confidence }
}
