import type { Alphabet } from './alphabet.ts'

/** A character of a line. */
export interface ReadCharacter {
  readonly text: string
  /** How likely the network holds it. */
  readonly confidence: number
  /** Where its middle is, as a share of the line's width. */
  readonly at: number
}

/**
 * The characters of a line, spaces among them: the likeliest class of each step, repeated ones once, without the steps
 * between characters (greedy decoding of connectionist temporal classification).
 * @param chances step by step, each with all classes
 */
export function decodeLine(
  chances: Float32Array,
  steps: number,
  { characters, read }: Alphabet,
): readonly ReadCharacter[] {
  const classes = characters.length
  const line: ReadCharacter[] = []
  let before = 0
  for (let step = 0; step < steps; step += 1) {
    const start = step * classes
    let best = 0
    for (const index of read) if (chances[start + index]! > chances[start + best]!) best = index
    const text = characters[best] ?? null
    if (text !== null) {
      const confidence = chances[start + best]!
      const at = (step + 0.5) / steps
      const last = line.at(-1)
      if (best !== before || last === undefined) line.push({ text, confidence, at })
      else if (confidence > last.confidence) line[line.length - 1] = { text, confidence, at }
    }
    before = best
  }
  return line
}
