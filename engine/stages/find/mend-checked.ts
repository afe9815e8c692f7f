import { euVat } from 'stdnum'
import { ibanSigns, isValidIban } from '../../domain/iban.ts'
import type { Word } from '../../domain/page.ts'
import { standsBeside } from './stands-beside.ts'

/** Figures that recognizers take for letters, and what else they take for a letter. */
const FIGURES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  ']': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  '§': '5',
  G: '6',
  B: '8',
}
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '|': 'I',
  ']': 'J',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
}
/** VAT ids whose check digits tell whether they are right: `a` a capital, `n` a figure, others as they are. */
const VAT_IDS: readonly string[] = [
  'DEnnnnnnnnn',
  'ATUnnnnnnnn',
  'NLnnnnnnnnnBnn',
  'IEnnnnnnnaa',
  'IEnnnnnnna',
  'ITnnnnnnnnnnn',
]
/** A number begins with its country, of which Italy's may be read as figures; brackets and a label before a colon may touch it. */
const START = /^(?:[(:]|IBAN:?)?(?=(?<country>[A-Z]{2}|[1I|][T7])[\dA-Za-z|\]§]{2})/u
const SIGN = /[\p{L}\d|\]§]/u
/** Of its signs so many are figures as they are printed. */
const LEAST_FIGURES = 0.6
const LONGEST = 34
/** Type sizes between its groups. */
const NEAR = 2

/** One sign of a number, and where it is printed. */
interface PrintedSign {
  readonly sign: string
  readonly word: number
  readonly at: number
}

/**
 * The words of a recognized page with the IBANs (ISO 13616) and VAT ids set right in which letters and figures that look alike were mixed up:
 * what each place has to hold says how to read it, and the check digits whether that is so.
 */
export function mendChecked(words: readonly Word[]): readonly Word[] {
  const mended = [...words]
  let isMended = false
  for (const [index, { text }] of words.entries()) {
    const start = START.exec(text)
    if (start === null) continue
    const signs = listSigns(words, index, start[0].length)
    const country = start.groups!['country']!
    const right = /^[A-Z]{2}$/.test(country) ? readChecked(signs, country) : readItalian(signs)
    if (right === null) continue
    isMended = true
    for (let place = 0; place < right.length; place += 1) {
      const { word, at } = signs[place]!
      const printed = mended[word]!
      mended[word] = { ...printed, text: printed.text.slice(0, at) + right[place]! + printed.text.slice(at + 1) }
    }
  }
  return isMended ? mended : words
}

/** Letters and figures from a place of a word on, as far as words follow each other on its line. */
function listSigns(words: readonly Word[], index: number, from: number): readonly PrintedSign[] {
  const signs: PrintedSign[] = []
  for (let word = index; word < words.length && signs.length <= LONGEST; word += 1) {
    if (word > index && !standsBeside(words[word - 1]!, words[word]!, NEAR)) break
    const { text } = words[word]!
    for (let at = word === index ? from : 0; at < text.length; at += 1)
      if (SIGN.test(text[at]!)) signs.push({ sign: text[at]!, word, at })
  }
  return signs
}

/** "1770K02…": figures that begin like Italy's letters are some other number, unless a letter stands where only an IBAN has one. */
function readItalian(signs: readonly PrintedSign[]): string | null {
  return /[A-Z]/.test(signs[4]?.sign ?? '') ? readChecked(signs, 'IT') : null
}

/** The number as it has to be, if it is printed otherwise and there is one. */
function readChecked(signs: readonly PrintedSign[], country: string): string | null {
  const iban = ibanSigns(country)
  const forms = [
    ...(iban === null ? [] : [{ form: `${country}${iban.slice(2)}`, isRight: isValidIban }]),
    ...VAT_IDS.filter((form) => form.startsWith(country)).map((form) => ({ form, isRight: isVatId })),
  ]
  for (const { form, isRight } of forms) {
    const printed = signs.slice(0, form.length)
    const [last, next] = [printed.at(-1), signs[form.length]]
    const goesOn = next !== undefined && next.word === last!.word && next.at === last!.at + 1
    if (printed.length < form.length || goesOn) continue
    const figures = printed.filter(({ sign }) => /\d/.test(sign)).length
    if (figures < LEAST_FIGURES * form.length) continue
    const read = printed.map(({ sign }, place) => readSign(sign, form[place]!)).join('')
    if (read.length === form.length && isRight(read))
      return read === printed.map(({ sign }) => sign).join('') ? null : read
  }
  return null
}

/** Nothing where the sign cannot be what has to stand there. */
function readSign(sign: string, wanted: string): string {
  if (wanted === 'n') return /\d/.test(sign) ? sign : (FIGURES[sign] ?? '')
  if (wanted === 'a') return /[A-Z]/.test(sign) ? sign : (LETTERS[sign] ?? '')
  if (wanted === 'c') return /[A-Z\d]/.test(sign) ? sign : (FIGURES[sign] ?? '')
  return sign === wanted || LETTERS[sign] === wanted ? wanted : ''
}

function isVatId(id: string): boolean {
  return (euVat[id.slice(0, 2)] ?? []).some((validator) => validator.validate(id).isValid)
}
