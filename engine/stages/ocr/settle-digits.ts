import { euVat } from 'stdnum'
import type { Box, Word } from '../../domain/page.ts'
import { ibanLength, isValidIban } from '../../domain/iban.ts'

/** A number with check digits as it starts; its country says how long it is. */
const IBAN_START = /[A-Z]{2}\d{2}(?=[A-Z0-9])/g
/** German and Austrian VAT ids; longer runs of figures are other numbers. */
const VAT_ID = /(?:DE\d{9}|ATU\d{8})(?!\d)/g

/** Share of the narrower word's width in which two readings of the same print overlap. */
const SAME_WIDTH = 0.3

/** One in a hundred misread numbers passes by chance, one in ten of VAT ids. */
const PROVEN = 0.95

/** A number's letters and figures in a text without blanks. */
interface Span {
  readonly from: number
  readonly to: number
  readonly isRight: boolean
}

/** Whether words of a line seem to be a number whose check digits contradict it, so that another reading is worth its time. */
export function isContradicted(words: readonly Word[]): boolean {
  const spans = findNumbers(joinWords(words))
  return spans.length > 0 && !spans.some(({ isRight }) => isRight)
}

/**
 * What is left of one reading of a line where another one has a number that its check digits prove, and this one has not: the words
 * on that number's place go.
 */
export function leaveProven(words: readonly Word[], others: readonly Word[]): readonly Word[] {
  const has = new Set(listProven(words).map(({ text }) => text))
  const proven = listProven(others).filter(({ text }) => !has.has(text))
  if (proven.length === 0) return words
  return words.filter(({ box }) => !proven.some((number) => number.words.some((word) => overlap(box, word.box))))
}

/** The words of proven numbers as sure as their check digits make them: however faint they are, they were not guessed. */
export function trustProven(words: readonly Word[]): readonly Word[] {
  const proven = new Set(listProven(words).flatMap((number) => number.words))
  return words.map((word) => (proven.has(word) ? { ...word, confidence: Math.max(PROVEN, word.confidence) } : word))
}

function listProven(words: readonly Word[]): readonly { readonly text: string; readonly words: readonly Word[] }[] {
  const sorted = sortWords(words)
  const text = joinWords(words)
  return findNumbers(text)
    .filter(({ isRight }) => isRight)
    .map(({ from, to }) => {
      let at = 0
      const parts = sorted.filter((word) => {
        const start = at
        at += word.text.length
        return start < to && at > from
      })
      return { text: text.slice(from, to), words: parts }
    })
}

function findNumbers(text: string): readonly Span[] {
  const ibans = [...text.matchAll(IBAN_START)].flatMap(({ index }): Span[] => {
    const length = ibanLength(text.slice(index, index + 2))
    if (length === null || !/^[A-Z0-9]+$/.test(text.slice(index, index + length))) return []
    if (text.length < index + length) return []
    return [{ from: index, to: index + length, isRight: isValidIban(text.slice(index, index + length)) }]
  })
  const vatIds = [...text.matchAll(VAT_ID)].map(({ index, 0: id }): Span => ({
    from: index,
    to: index + id.length,
    isRight: isVatId(id),
  }))
  return [...ibans, ...vatIds]
}

function isVatId(id: string): boolean {
  return (euVat[id.slice(0, 2)] ?? []).some((validator) => validator.validate(id).isValid)
}

/** In capitals, letter by letter: a small l is a 1 that was misread. */
function joinWords(words: readonly Word[]): string {
  return sortWords(words)
    .map(({ text }) => text)
    .join('')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

function sortWords(words: readonly Word[]): readonly Word[] {
  return words.toSorted((a, b) => a.box[0] - b.box[0])
}

function overlap(a: Box, b: Box): boolean {
  return Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > SAME_WIDTH * Math.min(a[2] - a[0], b[2] - b[0])
}
