import { expect, test } from 'vitest'
import { spaceLine, splitAtSpaces, splitWords } from '../../../../engine/stages/ocr/paddle/split-words.ts'
import type { ReadCharacter } from '../../../../engine/stages/ocr/paddle/decode-line.ts'
import type { GreyImage } from '../../../../engine/stages/ocr/grey-image.ts'

const WIDTH = 200
const HEIGHT = 48

/** A line with a stroke ten points wide for each character, from the given places on. */
function draw(...places: readonly number[]): GreyImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const place of places) {
    for (let row = 12; row < 36; row += 1) data.fill(0, row * WIDTH + place, row * WIDTH + place + 10)
  }
  return { data, width: WIDTH, height: HEIGHT }
}

function character(text: string, place: number, confidence = 0.9): ReadCharacter {
  return { text, confidence, at: (place + 5) / WIDTH }
}

test('a space that was read splits a line, and boxes are tight around the ink', () => {
  const line = spaceLine(
    [character('a', 20), character('b', 36), character(' ', 50), character('c', 70)],
    draw(20, 36, 70),
  )!
  const words = splitAtSpaces(line)
  expect(words.map(({ text, box }) => [text, ...box])).toEqual([
    ['ab', 20, 12, 46, 36],
    ['c', 70, 12, 80, 36],
  ])
})

test('so does a wide blank between letters, but not between figures that keep their distance', () => {
  const places = [20, 36, 52, 84, 100]
  const read = (letters: string): readonly string[] =>
    splitAtSpaces(
      spaceLine(
        places.map((place, index) => character(letters[index]!, place)),
        draw(...places),
      )!,
    ).map(({ text }) => text)
  expect(read('abcde')).toEqual(['abc', 'de'])
  const even = [20, 44, 68, 92]
  const figures = spaceLine(
    even.map((place, index) => character('4711'[index]!, place)),
    draw(...even),
  )!
  expect(splitAtSpaces(figures).map(({ text }) => text)).toEqual(['4711'])
})

test("a word of Tesseract's network is as sure as its least sure character, one of PP-OCR as they are in the mean", () => {
  const line = spaceLine([character('a', 20, 1), character('b', 36, 0.5)], draw(20, 36))!
  expect(splitAtSpaces(line)[0]!.confidence).toBe(0.5)
  expect(splitWords([line])[0]![0]!.confidence).toBe(0.75)
})
