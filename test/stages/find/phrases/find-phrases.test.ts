import { expect, test } from 'vitest'
import { scalarOf } from '../../../../engine/domain/field.ts'
import type { Page, Word } from '../../../../engine/domain/page.ts'
import { setPages } from '../../../../engine/domain/typeset-text.ts'
import { fitPhraseReader, type PhraseLesson } from '../../../../engine/learning/phrases/fit-phrase-reader.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findPhrases } from '../../../../engine/stages/find/phrases/find-phrases.ts'
import { listTokens } from '../../../../engine/stages/find/phrases/list-tokens.ts'
import { PHRASE_QUESTIONS, phraseKeysOf } from '../../../../engine/domain/phrase-questions.ts'
import { joinLines } from '../../../../engine/stages/find/types/running-text.ts'

const TOWNS = ['Kempten', 'Bad Homburg', 'Wels', 'Freiburg im Breisgau', 'Chemnitz', 'St. Gallen', 'Emden', 'Landau']
const reader = fitPhraseReader(
  TOWNS.flatMap((town) => [
    teach(town, `Gerichtsstand ist ${town}, soweit zulässig.`),
    teach(town, `Es gilt als Gerichtsstand ${town}.`),
  ]),
  PHRASE_QUESTIONS,
  1,
)

test('what is said in a sentence is a candidate with its place and how likely it is', () => {
  const pages = setPages(
    'Vertrag\n\nDie Miete ist am Monatsersten zu zahlen.\n\nGerichtsstand ist Bremerhaven, soweit zulässig.',
  )
  const { jurisdiction } = findPhrases(layOut(pages), 'contract', reader)
  const [first] = jurisdiction!
  expect(first).toMatchObject({ value: 'Bremerhaven', text: 'Bremerhaven,', page: 1, source: 'text' })
  expect(first!.evidence!.said).toBeCloseTo(first!.confidence, 3)
  const word = pages[0]!.words.find(({ text }) => text === 'Bremerhaven,')!
  expect(first!.box![0]).toBeCloseTo(word.box[0] / pages[0]!.width, 3)
})

test('a phrase goes on over the end of its line', () => {
  const pages = setPages('Es gilt als Gerichtsstand Freiburg\nim Breisgau.')
  const { jurisdiction } = findPhrases(layOut(pages), 'contract', reader)
  expect(jurisdiction!.map((candidate) => scalarOf(candidate))).toContain('Freiburg im Breisgau')
})

test('a place of signing is no court, whatever was learned, where nothing speaks of courts', () => {
  const misled = fitPhraseReader(
    TOWNS.map((town) => teach(town, `Unterschrieben in ${town}, am Montag.`)),
    PHRASE_QUESTIONS,
    1,
  )
  const read = (text: string) => findPhrases(layOut(setPages(text)), 'contract', misled)['jurisdiction']!
  expect(read('Unterschrieben in Bremerhaven, am Montag.')).toEqual([])
  const court = read('Die Gerichte sind zuständig. Unterschrieben in Bremerhaven, am Montag.')
  expect(court.map((candidate) => scalarOf(candidate))).toContain('Bremerhaven')
})

test('nothing is read where no key is said in sentences, on no page, and in a type that people named', () => {
  const layout = layOut(setPages('Gerichtsstand ist Emden, soweit zulässig.'))
  expect(findPhrases(layout, 'invoice', reader)).toEqual({})
  expect(findPhrases(layout, 'constructor', reader)).toEqual({})
  expect(phraseKeysOf('toString')).toEqual([])
  expect(findPhrases(layOut([]), 'contract', reader)).toMatchObject({ jurisdiction: [] })
})

test('tokens are words with what they hold inside and signs alone, each where it stands', () => {
  const running = joinLines(layOut(setPages('Nr. 12.345/A: «l’Atelier», 19.5 %')))
  const { tokens, text } = listTokens(running)
  expect(tokens.map(({ from, to }) => running.text.slice(from, to))).toEqual([
    'Nr',
    '.',
    '12.345/A',
    ':',
    '«',
    'l’Atelier',
    '»',
    ',',
    '19.5',
    '%',
  ])
  expect(text.words.length).toBe(tokens.length)
  // Figures are read as 0, and letters without their marks.
  const again = listTokens(joinLines(layOut(setPages('nr. 98.765/a: «L’ATELIER», 20.0 %')))).text
  expect(again.words).toEqual(text.words)
  expect(again.shapes).not.toEqual(text.shapes)
})

test('a word that is parted at the end of its line is one, and signs that nothing follows are no part of it', () => {
  const running = joinLines(layOut(setPages('Gerichts-\nstand ist ‘Emden’ (Name____).')))
  const { tokens } = listTokens(running)
  expect(tokens.map(({ from, to }) => running.text.slice(from, to)).slice(0, 6)).toEqual([
    'Gerichtsstand',
    'ist',
    '‘',
    'Emden',
    '’',
    '(',
  ])
  expect(tokens.map(({ from, to }) => running.text.slice(from, to))).toContain('Name')
})

test('a line that goes on from a full one is no new one; a gap and a heavier letter begin one', () => {
  const line = (y: number, ...words: (readonly [x: number, width: number, text: string, bold?: boolean])[]): Word[] =>
    words.map(([x, width, text, bold = false]) => ({
      text,
      box: [x, y, x + width, y + 10],
      confidence: 1,
      fontSize: 10,
      bold,
    }))
  const page: Page = {
    number: 1,
    width: 600,
    height: 800,
    origin: 'text',
    words: [
      ...line(100, [50, 60, 'Laufzeit'], [300, 60, 'zwei']),
      ...[114, 128, 142, 156].flatMap((y) => line(y, [50, 240, 'Diese'], [295, 245, 'lange'])),
      ...line(170, [50, 60, 'Zeile']),
      ...line(184, [50, 60, 'Ende', true]),
    ],
  }
  const { text } = listTokens(joinLines(layOut([page])))
  expect(Array.from(text.lines)).toEqual([0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 11])
})

test('of a long document the beginning and the end are read', () => {
  const words = Array.from({ length: 6000 }, (_, at) => `w${at}`).join(' ')
  const running = joinLines(layOut(setPages(words)))
  const { tokens, text } = listTokens(running)
  const read = tokens.map(({ from, to }) => running.text.slice(from, to))
  expect(read.length).toBe(4000)
  expect([read[0], read[3199], read[3200], read.at(-1)]).toEqual(['w0', 'w3199', 'w5200', 'w5999'])
  expect(text.cut).toBe(3200)
  // The tail begins within a line, which begins there.
  expect(text.lines.slice(3200, 3210)).toEqual(new Int32Array(10).fill(3200))
  expect(text.lines.every((line, at) => line <= at && (at < 3200 || line >= 3200))).toBe(true)
})

function teach(town: string, sentence: string): PhraseLesson {
  const running = joinLines(
    layOut(setPages(`Vertrag\n\nDer Mieter zahlt monatlich.\n\n${sentence}\n\nAlles Weitere ist mündlich vereinbart.`)),
  )
  const { tokens, text } = listTokens(running)
  const from = running.text.indexOf(town)
  const first = tokens.findIndex((token) => token.from === from)
  const last = tokens.findIndex((token) => token.to === from + town.length)
  return { text, answers: new Map([['contract jurisdiction', [[first, last]]]]), share: 1 }
}
