import { expect, test } from 'vitest'
import type { Page, Word } from '../../../engine/domain/page.ts'
import { writeText } from '../../../engine/stages/render/write-text.ts'

const LONG = 'these words fill a column of running text'
const OTHER = 'and those belong to the column beside it'

test('lines follow each other from top to bottom, whatever the order of the words', () => {
  const page = makePage([...printLine('second line', 50, 64), ...printLine('first line', 50, 50)])
  expect(writeText([page])).toMatchObject({ text: 'first line\nsecond line', plainText: 'first line\nsecond line' })
})

test('a wide gap starts a paragraph', () => {
  const page = makePage([...printLine('Dear all,', 50, 50), ...printLine('thank you.', 50, 90)])
  expect(writeText([page]).plainText).toBe('Dear all,\n\nthank you.')
})

test('cells that align are a table in Markdown and stay apart in plain text', () => {
  const rows = [
    ['Item', 'Price'],
    ['Oak table', '649.00'],
    ['Bench | long', '285.50'],
  ]
  const left = rows.flatMap(([item], row) => printLine(item!, 50, 50 + 14 * row))
  const right = rows.flatMap(([, price], row) => printLine(price!, 300, 50 + 14 * row))
  const page = makePage([...left, ...right])
  const { text, plainText } = writeText([page])
  expect(text).toBe('| Item | Price |\n| --- | --- |\n| Oak table | 649.00 |\n| Bench \\| long | 285.50 |')
  expect(plainText).toBe('Item  Price\nOak table  649.00\nBench | long  285.50')
})

test('rows of a table may stand wider apart than lines of a paragraph', () => {
  const left = ['Item', 'Bench'].flatMap((item, row) => printLine(item, 50, 50 + 28 * row))
  const right = ['Price', '9.50'].flatMap((price, row) => printLine(price, 300, 50 + 28 * row))
  expect(writeText([makePage([...left, ...right])]).text).toBe('| Item | Price |\n| --- | --- |\n| Bench | 9.50 |')
})

test('a missing cell leaves its column empty', () => {
  const page = makePage([
    ...printLine('Item', 50, 50),
    ...printLine('Tax', 200, 50),
    ...printLine('Price', 300, 50),
    ...printLine('Bench', 50, 64),
    ...printLine('9.50', 300, 64),
  ])
  expect(writeText([page]).text).toBe('| Item | Tax | Price |\n| --- | --- | --- |\n| Bench |  | 9.50 |')
})

test('a single line with a gap is no table', () => {
  const page = makePage([...printLine('Total', 50, 50), ...printLine('12.00', 300, 50)])
  expect(writeText([page]).text).toBe('Total  12.00')
})

test('running text in two columns is read one column after the other', () => {
  const lines = Array.from({ length: 8 }, (_, row) => [
    ...printLine(LONG, 50, 50 + 12 * row),
    ...printLine(OTHER, 320, 50 + 12 * row),
  ])
  const { plainText } = writeText([makePage(lines.flat())])
  expect(plainText.lastIndexOf(LONG)).toBeLessThan(plainText.indexOf(OTHER))
})

test('pages are parted by a rule in Markdown and by a form feed in plain text; an empty page counts', () => {
  const pages = [makePage(printLine('one', 50, 50)), makePage([]), makePage(printLine('three', 50, 50))]
  expect(writeText(pages)).toMatchObject({
    text: 'one\n\n---\n\n\n\n---\n\nthree',
    plainText: 'one\f\fthree',
  })
})

test('a line that looks like Markdown stays the text that it is', () => {
  const page = makePage([...printLine('# 12', 50, 50), ...printLine('-----', 50, 64)])
  expect(writeText([page])).toMatchObject({ text: '\\# 12\n\\-----', plainText: '# 12\n-----' })
})

function makePage(words: readonly Word[]): Page {
  return { number: 1, width: 595, height: 842, words, origin: 'text' }
}

/** Words in type of 10 points, five points a character, from a left edge and a top edge. */
function printLine(text: string, left: number, top: number): Word[] {
  let x = left
  return text.split(' ').map((word) => {
    const box = [x, top, x + 5 * word.length, top + 10] as const
    x = box[2] + 3
    return { text: word, box, confidence: 1, fontSize: 10, bold: false }
  })
}
