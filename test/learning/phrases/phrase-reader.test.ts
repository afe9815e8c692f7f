import { expect, test } from 'vitest'
import { createRandom } from '../../../engine/learning/random.ts'
import { fitPhraseReader, type PhraseLesson } from '../../../engine/learning/phrases/fit-phrase-reader.ts'
import {
  arrangeWeights,
  MARK_ROWS,
  packPhraseReader,
  readPhrases,
  unpackPhraseReader,
  type Phrase,
  type PhraseReader,
} from '../../../engine/learning/phrases/phrase-reader.ts'
import { MOST_MARKS, markPlace, type PhraseText } from '../../../engine/learning/phrases/phrase-text.ts'

const QUESTIONS = ['contract jurisdiction', 'contract governing_law']
/** Words that stand before a value and behind it, by question. */
const AROUND = { 'contract jurisdiction': [11, 12], 'contract governing_law': [21, 22] } as const
const random = createRandom(7)
const LESSONS = Array.from({ length: 120 }, () => draw())
const reader = fitPhraseReader(LESSONS, QUESTIONS, 1)

test('a value stands where values stood that it was taught, whatever its words are', () => {
  const judged = Array.from({ length: 40 }, () => draw())
  const right = judged.filter(({ text, answers }) =>
    QUESTIONS.every((question) => {
      const [phrase] = readOne(reader, question, text)
      const [[first, last]] = answers.get(question)! as [[number, number]]
      return phrase?.first === first && phrase.last === last
    }),
  )
  expect(right.length).toBeGreaterThan(34)
})

test('the likeliest phrase comes first, no two of them begin alike, and what is not asked has none', () => {
  const phrases = readOne(reader, 'contract jurisdiction', draw().text)
  expect(phrases.map(({ chance }) => chance)).toEqual(phrases.map(({ chance }) => chance).toSorted((a, b) => b - a))
  expect(new Set(phrases.map(({ first }) => first)).size).toBe(phrases.length)
  expect(readOne(reader, 'contract subject', draw().text)).toEqual([])
  expect(readOne(reader, 'contract jurisdiction', toText([]))).toEqual([])
})

test('a text without the value has none that is likely', () => {
  const most = Array.from({ length: 20 }, () => {
    const [phrase] = readOne(reader, 'contract jurisdiction', toText(drawWords(40)))
    return phrase?.chance ?? 0
  })
  expect(most.filter((chance) => chance > 0.5).length).toBeLessThan(4)
})

test('the same lessons and seed give the same reader, and what is packed reads as it was learned', () => {
  expect(fitPhraseReader(LESSONS, QUESTIONS, 1)).toEqual(reader)
  const unpacked = unpackPhraseReader(packPhraseReader(reader), QUESTIONS)
  const { text } = draw()
  const [own, again] = [reader, unpacked].map((one) => readOne(one, 'contract jurisdiction', text)[0])
  expect(again).toMatchObject({ first: own!.first, last: own!.last })
  expect(again!.chance).toBeCloseTo(own!.chance, 1)
})

test('weights keep their places however many noughts lie between them', () => {
  const places = [0, 1, 255, 510, 511, 766, 1022, 1277, 5000, MARK_ROWS * 4 - 1]
  const kept = places.map((place, at): readonly [number, number] => [place, at % 2 === 0 ? 1 : -1])
  const sparse = arrangeWeights(QUESTIONS, new Float32Array(4), kept)
  const again = unpackPhraseReader(packPhraseReader(sparse), QUESTIONS)
  expect(again.starts).toEqual(sparse.starts)
  expect(again.columns).toEqual(sparse.columns)
  again.weights.forEach((weight, at) => expect(weight).toBeCloseTo(sparse.weights[at]!, 4))
})

test('what was taught other questions is told', () => {
  expect(() => unpackPhraseReader(packPhraseReader(reader), [...QUESTIONS, 'letter subject'])).toThrow('npm run train')
})

test('of weights no more are kept than are shipped', () => {
  expect(reader.weights.length).toBeGreaterThan(100)
  expect(reader.weights.length).toBeLessThanOrEqual(64_000)
  expect(reader.weights.every((weight) => weight !== 0)).toBe(true)
})

test('near-identical versions of a paper teach no more than one', () => {
  const [first] = LESSONS
  const copies = Array.from({ length: 120 }, () => ({ ...first!, answers: none(first!) }))
  const chanceOf = (share: number): number => {
    const taught = fitPhraseReader([...LESSONS, ...copies.map((one) => ({ ...one, share }))], QUESTIONS, 1)
    return readOne(taught, 'contract jurisdiction', LESSONS[0]!.text)[0]?.chance ?? 0
  }
  expect(chanceOf(0.005)).toBeGreaterThan(chanceOf(1) + 0.2)
})

test('a place has the marks of what stands around it, within bounds at the ends of a text', () => {
  const marks = new Int32Array(MOST_MARKS)
  const text = toText(drawWords(30))
  const places = [0, 1, 15, 29].map((at) => marks.slice(0, markPlace(text, at, marks)).join())
  expect(new Set(places).size).toBe(4)
  expect(markPlace(toText([5]), 0, marks)).toBeGreaterThan(10)
  const full = { ...text, lines: text.words.map((_, at) => (at < 15 ? 0 : 15)) }
  expect(markPlace(full, 20, marks)).toBeLessThanOrEqual(MOST_MARKS)
})

test('what nobody taught is read nowhere, and several questions at once are read as each by itself', () => {
  const more = fitPhraseReader(LESSONS, [...QUESTIONS, 'letter subject'], 1)
  const { text } = draw()
  expect(readOne(more, 'letter subject', text)).toEqual([])
  expect(readPhrases(reader, QUESTIONS, text)).toEqual(QUESTIONS.map((question) => readOne(reader, question, text)))
})

test('no phrase reaches over the middle of a text that is left out', () => {
  const { text, answers } = LESSONS.find(({ answers: own }) => {
    const [[first, last]] = own.get(QUESTIONS[0]!)! as [[number, number]]
    return last > first
  })!
  const [[first]] = answers.get(QUESTIONS[0]!)! as [[number, number]]
  const cut = { ...text, cut: first + 1 }
  expect(readOne(reader, QUESTIONS[0]!, text).some((phrase) => phrase.first === first && phrase.last > first)).toBe(
    true,
  )
  expect(readOne(reader, QUESTIONS[0]!, cut).every((phrase) => phrase.first > first || phrase.last <= first)).toBe(true)
})

test('the line above tells where a value stands', () => {
  const marks = new Int32Array(MOST_MARKS)
  const words = drawWords(12)
  const marked = (above: number): string => {
    const text = { ...toText([above, ...words]), lines: Int32Array.from([0, ...words.map(() => 1)]) }
    return marks.slice(0, markPlace(text, 10, marks)).join()
  }
  expect(marked(7)).not.toBe(marked(8))
})

function readOne(one: PhraseReader, question: string, text: PhraseText): readonly Phrase[] {
  return readPhrases(one, [question], text)[0]!
}

function none({ answers }: PhraseLesson): PhraseLesson['answers'] {
  return new Map([...answers.keys()].map((question) => [question, []]))
}

/** Words at random, with a value of one to three words for each question. */
function draw(): PhraseLesson {
  const words = drawWords(12)
  const answers = new Map<string, readonly (readonly [number, number])[]>()
  for (const question of QUESTIONS) {
    const [before, behind] = AROUND[question as keyof typeof AROUND]
    const value = drawWords(1 + Math.floor(random() * 3))
    words.push(before)
    answers.set(question, [[words.length, words.length + value.length - 1]])
    words.push(...value, behind, ...drawWords(8))
  }
  return { text: toText(words), answers, share: 1 }
}

function drawWords(count: number): number[] {
  return Array.from({ length: count }, () => 100 + Math.floor(random() * 400))
}

function toText(words: readonly number[]): PhraseText {
  const own = Int32Array.from(words)
  const nothing = new Int32Array(words.length)
  return { words: own, stems: own, shapes: nothing, looks: nothing, lines: nothing, cut: words.length }
}
