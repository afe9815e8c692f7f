import type { Alphabet } from '../paddle/alphabet.ts'
import { ByteReader } from './read-bytes.ts'
import type { TrainedData } from './read-trained-data.ts'

/** What is written for a class: Tesseract names its space, and an i without a dot is one whose dot was lost. */
const WRITTEN = new Map([
  ['NULL', ' '],
  ['ı', 'i'],
])

/**
 * What each class of a network stands for; the class of no character comes first.
 * @param blank the network's own number of that class
 */
export function readClasses({ characters, codes }: TrainedData, blank: number): Alphabet {
  const names = characters
    .split('\n')
    .slice(1)
    .map((line) => line.split(' ')[0]!)
  const reader = new ByteReader(codes)
  const classes: (string | null)[] = [null]
  const count = reader.integer()
  for (let index = 0; index < count; index += 1) {
    // A flag of the code itself comes first.
    reader.byte()
    const code = reader.integers(reader.integer())
    if (code.length !== 1) throw new Error('The text recognizer writes a character in several classes.')
    const name = names[index]
    // The data give what is no character, `Joined` and `|Broken|`, that class too.
    if (code[0] === blank || name === undefined) continue
    classes[code[0]! + (code[0]! < blank ? 1 : 0)] = WRITTEN.get(name) ?? name
  }
  const all = Array.from(classes, (character) => character ?? null)
  return {
    characters: all,
    read: all.flatMap((character, index) => (index === 0 || character !== null ? [index] : [])),
  }
}
