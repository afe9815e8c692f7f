import { expect, test } from 'vitest'
import type { Word } from '../../../engine/domain/page.ts'
import type { LineReader } from '../../../engine/stages/ocr/line-reader.ts'
import type { TextLine } from '../../../engine/stages/ocr/paddle/outline-lines.ts'
import { keepReaders } from '../../../engine/stages/ocr/lstm/keep-readers.ts'
import { mergeLanguages, readLanguages } from '../../../engine/stages/ocr/read-languages.ts'

/** One word after the other, each read as surely as said. */
function line(...words: readonly (readonly [text: string, confidence: number])[]): readonly Word[] {
  return words.map(([text, confidence], index) => ({
    text,
    confidence,
    box: [index * 100, 0, index * 100 + 80, 20],
    fontSize: 20,
    bold: false,
  }))
}

function merge(german: readonly Word[], english: readonly Word[]): readonly (readonly [string, number])[] {
  return mergeLanguages(german, english).map(({ text, confidence }) => [text, confidence])
}

test('the surer reading of each place stands', () => {
  expect(merge(line(['6,49', 0.6], ['netto', 0.9]), line(['6,40', 0.9], ['netio', 0.5]))).toEqual([
    ['6,40', 0.9],
    ['netto', 0.9],
  ])
})

test('where both read the same, the word is as sure as the surer one', () => {
  expect(merge(line(['43,50', 0.6]), line(['43,50', 0.99]))).toEqual([['43,50', 0.99]])
})

test('an umlaut is no slip of the German network, an accent or a section sign none of the English one', () => {
  expect(merge(line(['für', 0.6]), line(['fiir', 0.9]))).toEqual([['für', 0.6]])
  expect(merge(line(['Herve', 0.9]), line(['Hervé', 0.6]))).toEqual([['Hervé', 0.6]])
  expect(merge(line(['$', 0.9]), line(['§', 0.6]))).toEqual([['§', 0.6]])
})

test('a mark that English does not know stays, even beside an accent that it does', () => {
  expect(merge(line(['réglé', 0.8]), line(['reglé', 0.9]))).toEqual([['réglé', 0.8]])
  expect(merge(line(['prévôté', 0.8]), line(['prevôté', 0.9]))).toEqual([['prévôté', 0.8]])
})

test('a comma or a point between figures was seen by the one that has it, however sure the other one is', () => {
  expect(merge(line(['2,20', 0.6]), line(['220', 0.99]))).toEqual([['2,20', 0.6]])
  expect(merge(line(['1.87431', 0.9]), line(['1.874,31', 0.6]))).toEqual([['1.874,31', 0.6]])
  expect(merge(line(['44.80', 0.3]), line(['4480', 0.9]))).toEqual([['4480', 0.9]])
})

test('what only English sees is believed where it is likely', () => {
  expect(merge(line(['Summe', 0.9]), line(['Summe', 0.9], ['4711', 0.8], ['x', 0.7]))).toEqual([
    ['Summe', 0.9],
    ['4711', 0.8],
  ])
})

test('English reads the lines again that German is not quite sure of, and those alone', async () => {
  const [sure, doubtful, partly] = [0, 40, 80].map((top): TextLine => ({
    left: 0,
    top,
    width: 80,
    height: 20,
    along: [1, 0],
    bend: 0,
  })) as [TextLine, TextLine, TextLine]
  const asked: TextLine[] = []
  const reader = (read: (line: TextLine) => readonly Word[]): LineReader => ({
    readLines: async (_, lines) => lines.map((each) => read(each)),
    close: async () => {},
  })
  const german = reader((each) =>
    each === sure ? line(['Summe', 0.95]) : each === doubtful ? line(['6,49', 0.6]) : [],
  )
  const english = reader((each) => {
    asked.push(each)
    return each === doubtful ? line(['6,40', 0.9]) : line(['4711', 0.9])
  })
  const further = keepReaders(() => Promise.reject(new Error('not asked')))
  const image = { data: new Uint8Array(80 * 100), width: 80, height: 100 }
  const read = await readLanguages({ german, english, further }, image, [sure, doubtful, partly])
  expect(asked).toEqual([doubtful, partly])
  expect(read.map((words) => words.map(({ text }) => text))).toEqual([['Summe'], ['6,40'], ['4711']])
})
