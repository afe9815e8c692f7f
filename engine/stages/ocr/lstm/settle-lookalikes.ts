import type { Output } from '../open-network.ts'
import type { Alphabet } from '../paddle/alphabet.ts'
import type { ReadCharacter } from '../paddle/decode-line.ts'

/** A character that stands where another one that looks like it nearly always does. */
interface Lookalike {
  readonly pattern: RegExp
  readonly text: string
  /** The network's chance of the other one from which on it is that: 0.007 at most where an O before a figure was printed (the postcode CO7). */
  readonly least: number
}

const LOOKALIKES: readonly Lookalike[] = [
  // A zero behind the letters of a code.
  { pattern: /O(?=O+\d)|(?<!(?<![\p{L}\d])[DNPRSWY])O(?=\d)/gu, text: '0', least: 0.01 },
  // The same in orders (PO, SO, WO, DO), countries (NO, RO) and postcodes (SO15, YO1): where a zero is printed its chance is a quarter at least.
  { pattern: /(?<=(?<![\p{L}\d])[DNPRSWY])O(?=\d)/gu, text: '0', least: 0.25 },
  // A five at the beginning of figures, among them, or at the end of a date's year.
  {
    pattern: /(?<!\p{L})s(?=\d)|(?<=\d[.,]?)[s$§](?=[.,]?\d)|(?<=\b\d\d[./]\d\d[./]\d\d\d)[s$§](?!\d)/gu,
    text: '5',
    least: 0.01,
  },
  // The country of an Irish or an Italian VAT id.
  { pattern: /(?<![\p{L}\d])1(?=E\d{7}[A-W][A-I]?(?![\p{L}\d])|T\d{11}(?!\d))/gu, text: 'I', least: 0 },
]
/** Steps: two characters are further apart, so that a sign that was read as both of two lookalikes is one. */
const SAME = 2
/** Stands for characters of several code units, so that places in the text are places in the line. */
const OTHER = '\uFFFD'

/** A line's characters, those that their neighbours tell for another one replaced where the network holds that one possible too. */
export function settleLookalikes(
  characters: readonly ReadCharacter[],
  output: Output,
  { characters: classes }: Alphabet,
): readonly ReadCharacter[] {
  const text = characters.map((character) => (character.text.length === 1 ? character.text : OTHER)).join('')
  const settled = [...characters]
  for (const lookalike of LOOKALIKES) {
    for (const { index } of text.matchAll(lookalike.pattern)) {
      const { at, confidence } = characters[index]!
      const chance = findChance(output, classes.indexOf(lookalike.text), at)
      if (chance < lookalike.least) continue
      settled[index] = { text: lookalike.text, confidence: Math.min(1, confidence + chance), at }
    }
  }
  return settled.filter((character, index) => {
    const before = settled[index - 1]
    if (before?.text !== character.text) return true
    const isSettled = character !== characters[index] || before !== characters[index - 1]
    return !isSettled || Math.round((character.at - before.at) * output.dims[0]!) > SAME
  })
}

/** A class's chance in the likeliest of the steps around a place. */
function findChance({ data, dims: [steps, , classes] }: Output, index: number, at: number): number {
  const step = Math.floor(at * steps!)
  const around = [step - 1, step, step + 1].filter((other) => other >= 0 && other < steps!)
  return Math.max(...around.map((other) => data[other * classes! + index]!))
}
