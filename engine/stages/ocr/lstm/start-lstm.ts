import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Word } from '../../../domain/page.ts'
import type { GreyImage } from '../grey-image.ts'
import { hasMeaning, keepWords } from '../keep-words.ts'
import type { LineReader } from '../line-reader.ts'
import type { Runtime } from '../load-runtime.ts'
import { openNetwork, type Network, type Output } from '../open-network.ts'
import type { Alphabet } from '../paddle/alphabet.ts'
import { cropLine } from '../paddle/crop-line.ts'
import { decodeLine, type ReadCharacter } from '../paddle/decode-line.ts'
import { spaceLine, splitAtSpaces } from '../paddle/split-words.ts'
import type { Language } from '../start-tesseract.ts'
import type { FurtherLanguage } from './keep-readers.ts'
import { buildModel } from './build-model.ts'
import { normalizeLine } from './normalize-line.ts'
import { readClasses } from './read-classes.ts'
import { readNetwork } from './read-network.ts'
import { readTrainedData } from './read-trained-data.ts'
import { restoreMarks } from './restore-marks.ts'
import { restoreSeparators } from './restore-separators.ts'
import { settleLookalikes } from './settle-lookalikes.ts'

/** Share of a line as it is found that Tesseract takes for the height of its type: a band around the print belongs to it. */
const TYPE_HEIGHT = 0.74
/** Below it a character is a guess, and a sign at a word's edge a speck or the blank behind the line's end. */
const LEAST_CHARACTER = 0.2
const LEAST_EDGE = 0.5
/** At a word's edge it is the frame of a table. */
const RULE = '|'
/** Mean chance of a line's characters below which it may be white on black. */
const LEAST_SENSE = 0.5

const require = createRequire(import.meta.url)
const unpack = promisify(gunzip)

/** Starts Tesseract's network of one language: takes it out of its data (a tenth of a second); rejects where they are none that it can run. */
export async function startLstm(runtime: Runtime, language: Language | FurtherLanguage): Promise<LineReader> {
  const file = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
  const data = readTrainedData(await unpack(await readFile(file)))
  const { layers, height, blank } = readNetwork(data.network)
  const alphabet = readClasses(data, blank)
  const network = await openNetwork(runtime, buildModel({ layers, height, blank }))
  return {
    async readLines(picture, lines, goesOn = () => true) {
      const read: (readonly Word[])[] = []
      for (const line of lines) {
        const flat = cropLine(picture, line, height)
        const words = goesOn() ? await readWords(network, alphabet, flat.image) : []
        const fontSize = TYPE_HEIGHT * line.height
        read.push(words.map((word) => ({ ...word, box: flat.restore(word.box), fontSize })))
      }
      return read
    },
    close: () => network.close(),
  }
}

async function readWords(network: Network, alphabet: Alphabet, image: GreyImage): Promise<readonly Word[]> {
  const dark = await readCharacters(network, alphabet, image)
  const read =
    meanChance(dark) < LEAST_SENSE ? surer(dark, await readCharacters(network, alphabet, invert(image))) : dark
  const line = spaceLine(restoreMarks(read, image), image)
  return line === null ? [] : keepWords(splitAtSpaces(line))
}

async function readCharacters(
  network: Network,
  alphabet: Alphabet,
  image: GreyImage,
): Promise<readonly ReadCharacter[]> {
  const run = (line: GreyImage): Promise<Output> => network.run(normalizeLine(line), [1, 1, line.height, line.width])
  const output = await run(image)
  const read = settleLookalikes(decodeLine(output.data, output.dims[0]!, alphabet), output, alphabet)
  const characters = await restoreSeparators(read, output, alphabet, image, run)
  return characters.filter(({ text, confidence }, index, all) => {
    if (text === ' ' || hasMeaning(text)) return text === ' ' || confidence >= LEAST_CHARACTER
    const isInside = [all[index - 1], all[index + 1]].every((other) => other !== undefined && other.text !== ' ')
    return confidence >= (isInside ? LEAST_CHARACTER : LEAST_EDGE) && (isInside || text !== RULE)
  })
}

function surer(line: readonly ReadCharacter[], other: readonly ReadCharacter[]): readonly ReadCharacter[] {
  return meanChance(other) > meanChance(line) ? other : line
}

/** 0 for a line without characters. */
function meanChance(line: readonly ReadCharacter[]): number {
  return line.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, line.length)
}

function invert({ data, ...size }: GreyImage): GreyImage {
  return { ...size, data: data.map((level) => 255 - level) }
}
