import type { Page, Word } from '../../../engine/domain/page.ts'
import type { Random } from '../../fixtures/builders/layouts/make-random.ts'

/** Texts that no writer of a rule thinks of: other scripts and their digits, halves of characters, impossible days and sums. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u00a0',
  '\u200f\u202e',
  '\ufffd',
  '\ud800',
  '\udfff\ud800',
  '\u0000',
  'e\u0301\u0327\u0323',
  'ﬁﬂﬃ',
  'ẞß',
  'İıſ',
  'फ़ॉर्म',
  'चालान',
  '請求書番号',
  '合計金額',
  '¥１２，３４５．６７',
  'فاتورة',
  '٣١/١٢/٢٠٢٦',
  '۱۲۳٫۴۵',
  'חשבונית',
  'Счёт-фактура',
  '1 234,56 ₽',
  '₹1,23,456.78',
  '👩‍👩‍👧‍👦',
  '𝟙𝟚,𝟛𝟜',
  '½',
  '٪',
  '%',
  '-',
  '.',
  ',',
  ':',
  '·',
  '|',
  '00.00.0000',
  '32.13.2026',
  '29.02.2025',
  '31.12.9999',
  '01/01/0000',
  '2026-99-99',
  '12/31/99',
  '1.',
  '-0,00',
  '--5,00-',
  '0,00',
  '99999999999999999999,99',
  '1.2.3.4,5,6',
  '1e9',
  'NaN',
  'Infinity',
  '19,0%',
  '0%',
  '100 %',
  '-19%',
  'DE89370400440532013000',
  'DE00',
  'XX99ZZ',
  'DE999999999',
  'ATU',
  'CHE-123.456.789',
  '__proto__',
  'constructor',
  'toString',
  '(((((',
  ')',
  '[a-z]+$',
  '\\',
  '$&',
  '$1',
  'KW 54/2026',
  'Q5',
  'bis',
  'vom',
  'a@b',
  '@',
  'www.',
  '+49',
  'x'.repeat(400),
  '1'.repeat(60),
  'GmbH',
  'Rechnung',
  'Nr.',
] as const

const ODD_FIGURES = [
  0,
  -1,
  1e-9,
  0.5,
  1e6,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
] as const
const SIZES = [0, 1, 72, 595.28, 841.89, 14_400, Number.NaN, -5] as const

type Change = (words: readonly Word[], random: Random) => readonly Word[]

/** What happens to the words of a page: out of order, missing, doubled, moved, without or with impossible places and sizes. */
const CHANGES: readonly Change[] = [
  (words, random) => random.shuffle(words),
  (words, random) => words.filter(() => random.chance(0.7)),
  (words, random) => words.slice(0, random.int(0, words.length)),
  (words, random) => words.flatMap((word) => (random.chance(0.2) ? [word, word] : [word])),
  (words, random) => {
    const texts = random.shuffle(words.map(({ text }) => text))
    return words.map((word, index) => ({ ...word, text: texts[index]! }))
  },
  (words, random) => changeSome(words, random, 0.1, (word) => ({ ...word, text: random.pick(ODD_TEXTS) })),
  (words, random) => changeSome(words, random, 0.6, (word) => ({ ...word, text: random.pick(ODD_TEXTS) })),
  (words, random) => changeSome(words, random, 0.3, (word) => ({ ...word, text: disturb(word.text, random) })),
  (words, random) => changeSome(words, random, 0.3, (word) => ({ ...word, text: changeFigures(word.text, random) })),
  (words, random) =>
    changeSome(words, random, 0.3, (word) => ({ ...word, box: [word.box[0], word.box[1], word.box[0], word.box[1]] })),
  (words, random) =>
    changeSome(words, random, 0.2, ({ box: [left, top, right, bottom], ...word }) => ({
      ...word,
      box: [right, bottom, left, top],
    })),
  (words, random) =>
    changeSome(words, random, 0.2, (word) => ({
      ...word,
      box: [random.int(-200, 900), random.int(-200, 1100), random.int(-200, 900), random.int(-200, 1100)],
    })),
  (words, random) => changeSome(words, random, 0.2, (word) => ({ ...word, box: withOddFigure(word.box, random) })),
  (words) => {
    const [first] = words
    return first === undefined ? words : words.map((word) => ({ ...word, box: first.box }))
  },
  (words, random) => {
    const line = random.int(0, 800)
    return words.map((word) => ({ ...word, box: [word.box[0], line, word.box[2], line + 10] }))
  },
  (words, random) => {
    const scale = random.pick([0.01, 0.3, 3, 100])
    return words.map((word) => ({ ...word, box: word.box.map((side) => side * scale) as unknown as Word['box'] }))
  },
  (words, random) => changeSome(words, random, 0.2, (word) => ({ ...word, fontSize: random.pick(ODD_FIGURES) })),
  (words, random) => changeSome(words, random, 0.2, (word) => ({ ...word, confidence: random.pick(ODD_FIGURES) })),
  (words, random) =>
    changeSome(words, random, 0.3, (word) => ({ ...word, confidence: random.next(), bold: random.chance(0.5) })),
  (words, random) => {
    const other = random.int(1, 40)
    return words.map((word, index) => ({ ...word, text: words[(index * other) % words.length]!.text }))
  },
  (words, random) => words.map((word) => ({ ...word, text: word.text + (random.chance(0.1) ? words[0]!.text : '') })),
  (words) => words.flatMap(splitWord),
]

/**
 * A document made odd: some of the pages of papers, mixed and changed, which no sender would send and a broken file may hold.
 * @param papers pages of sound papers, at least one
 */
export function makeOddPages(papers: readonly (readonly Page[])[], random: Random): readonly Page[] {
  const count = random.chance(0.8) ? 1 : random.int(0, 3)
  return Array.from({ length: count }, (_, index) => {
    const base = random.pick(random.pick(papers))
    const mixed = random.chance(0.15) ? mixPages(base, random.pick(random.pick(papers)), random) : base.words
    let words: readonly Word[] = mixed
    for (let step = random.int(0, 4); step > 0; step -= 1) words = random.pick(CHANGES)(words, random)
    return {
      number: index + 1,
      width: random.chance(0.05) ? random.pick(SIZES) : base.width,
      height: random.chance(0.05) ? random.pick(SIZES) : base.height,
      origin: random.chance(0.5) ? 'ocr' : 'text',
      words,
    }
  })
}

function changeSome(
  words: readonly Word[],
  random: Random,
  share: number,
  change: (word: Word) => Word,
): readonly Word[] {
  return words.map((word) => (random.chance(share) ? change(word) : word))
}

/** A letter more, less, or another one: what a bad scan does. */
function disturb(text: string, random: Random): string {
  const at = random.int(0, text.length)
  const signs = ['', 'l', '1', 'O', '0', ',', '.', ' ', '-', 'ä', '€', '%', '\u00ad', '\ud83d'] as const
  return text.slice(0, at) + random.pick(signs) + text.slice(at + random.int(0, 2))
}

function changeFigures(text: string, random: Random): string {
  return text.replace(/\d/g, () => random.digits(1))
}

function withOddFigure(box: Word['box'], random: Random): Word['box'] {
  const at = random.int(0, 3)
  return box.map((side, index) => (index === at ? random.pick(ODD_FIGURES) : side)) as unknown as Word['box']
}

/** The upper part of one page over the lower part of another. */
function mixPages(upper: Page, lower: Page, random: Random): readonly Word[] {
  const line = random.int(0, Math.round(upper.height) || 0)
  return [...upper.words.filter(({ box }) => box[1] < line), ...lower.words.filter(({ box }) => box[1] >= line)]
}

function splitWord(word: Word): readonly Word[] {
  const middle = Math.floor(word.text.length / 2)
  const [left, top, right, bottom] = word.box
  const half = (left + right) / 2
  return [
    { ...word, text: word.text.slice(0, middle), box: [left, top, half, bottom] },
    { ...word, text: word.text.slice(middle), box: [half, top, right, bottom] },
  ]
}
