import { expect, test } from 'vitest'
import {
  spaceLine,
  splitAtSpaces,
  splitWords,
  type SpacedLine,
} from '../../../../engine/stages/ocr/paddle/split-words.ts'
import type { ReadCharacter } from '../../../../engine/stages/ocr/paddle/decode-line.ts'
import type { GreyImage } from '../../../../engine/stages/ocr/grey-image.ts'

const WIDTH = 200
const HEIGHT = 48

/** A line with a stroke ten points wide for each character, from the given places on. */
function draw(...places: readonly number[]): GreyImage {
  return drawStrokes(places.map((place) => [place, 10]))
}

function drawStrokes(strokes: readonly (readonly [place: number, width: number])[]): GreyImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const [place, width] of strokes) {
    for (let row = 12; row < 36; row += 1) data.fill(0, row * WIDTH + place, row * WIDTH + place + width)
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

test('so does a wide blank between letters', () => {
  const places = [20, 36, 52, 84, 100]
  const read = (letters: string): readonly string[] =>
    splitAtSpaces(
      spaceLine(
        places.map((place, index) => character(letters[index]!, place)),
        draw(...places),
      )!,
    ).map(({ text }) => text)
  expect(read('abcde')).toEqual(['abc', 'de'])
})

test('beside a narrow figure is no space, beside a narrow letter is one', () => {
  const middles = [30, 54, 78, 102, 126, 150]
  const image = drawStrokes(middles.map((middle, index) => (index === 2 ? [middle - 1, 2] : [middle - 8, 16])))
  const read = (letters: string): readonly string[] =>
    splitAtSpaces(
      spaceLine(
        middles.map((middle, index) => character(letters[index]!, middle - 5)),
        image,
      )!,
    ).map(({ text }) => text)
  expect(read('471093')).toEqual(['471093'])
  expect(read('abicde')).toEqual(['ab', 'i', 'cde'])
})

test('how wide a space is, lines of one page tell each other', () => {
  const places = [20, 36, 58, 74]
  const plain = spaceLine(
    places.map((place, index) => character('abcd'[index]!, place)),
    draw(...places),
  )!
  const spaced = spaceLine(
    [character('a', 20), character('b', 36), character(' ', 47), character('c', 58), character('d', 74)],
    draw(...places),
  )!
  const tell = (...lines: readonly SpacedLine[]): readonly string[] => splitWords(lines)[0]!.map(({ text }) => text)
  expect(tell(plain, spaced)).toEqual(['ab', 'cd'])
  const wide = spaceLine(
    [character('a', 20), character(' ', 60), character('b', 120), character('c', 136), character('d', 152)],
    draw(20, 120, 136, 152),
  )!
  expect(tell(plain, wide)).toEqual(['abcd'])
})

test("a word of Tesseract's network is as sure as its least sure character, one of PP-OCR as they are in the mean", () => {
  const line = spaceLine([character('a', 20, 1), character('b', 36, 0.5)], draw(20, 36))!
  expect(splitAtSpaces(line)[0]!.confidence).toBe(0.5)
  expect(splitWords([line])[0]![0]!.confidence).toBe(0.75)
})
