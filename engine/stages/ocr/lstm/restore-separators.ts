import { cropImage, stretchImage, type GreyImage } from '../grey-image.ts'
import type { Output } from '../open-network.ts'
import type { Alphabet } from '../paddle/alphabet.ts'
import type { ReadCharacter } from '../paddle/decode-line.ts'

/** Chance of a comma or a point between two figures from which on they are looked at again: three of four that are lost have it, one in 200 other gaps. */
const HINT = 0.003
/** How much wider figures are drawn to be looked at again: what fell between two steps of the network falls on one. */
const WIDER = [1.25, 1.5, 1.75]
/** Its mean chance then, from which on it stands there. */
const SEEN = 0.3
/** Share of the line's height that is looked at before the middle of the first figure and behind that of the last. */
const MARGIN = 0.4

const SEPARATORS = [',', '.']
const FIGURE = /^\d$/

/** Part of a line, as shares of its width. */
type Stretch = readonly [from: number, to: number]

/**
 * A line's characters with commas and points that the network passed over: where it held one faintly possible between two figures, it reads those figures
 * again, drawn wider.
 * @param output what the network says of the line, step by step
 * @param run reads another image
 */
export async function restoreSeparators(
  characters: readonly ReadCharacter[],
  output: Output,
  { characters: classes }: Alphabet,
  image: GreyImage,
  run: (image: GreyImage) => Promise<Output>,
): Promise<readonly ReadCharacter[]> {
  const classesOf = SEPARATORS.map((separator) => classes.indexOf(separator))
  const restored: ReadCharacter[] = []
  const groups = groupFigures(characters)
  for (const [group, figures] of groups.entries()) {
    // No sum has a single figure between two of them.
    const isFollowed = SEPARATORS.includes(groups[group + 1]?.[0]!.text ?? '')
    const gaps = figures.slice(1, isFollowed ? -1 : undefined).map(({ at }, index): Stretch => [figures[index]!.at, at])
    const isDoubtful = gaps.map((gap) => sum(rateSeparators(output, classesOf, gap)) >= HINT)
    const wide = isDoubtful.includes(true) ? await readWider(figures, image, run) : []
    for (const [index, figure] of figures.entries()) {
      if (isDoubtful[index - 1] === true) restored.push(...findSeparator(wide, classesOf, gaps[index - 1]!))
      restored.push(figure)
    }
  }
  return restored
}

/** What the network says of a part of a line. */
interface Look {
  readonly part: Stretch
  readonly output: Output
}

async function readWider(
  figures: readonly ReadCharacter[],
  image: GreyImage,
  run: (image: GreyImage) => Promise<Output>,
): Promise<readonly Look[]> {
  const margin = MARGIN * image.height
  const left = Math.max(0, Math.round(figures[0]!.at * image.width - margin))
  const right = Math.min(image.width, Math.round(figures.at(-1)!.at * image.width + margin))
  const part = await cropImage(image, { left, top: 0, width: right - left, height: image.height })
  const looks: Look[] = []
  for (const wider of WIDER) {
    const output = await run(await stretchImage(part, wider, 1))
    looks.push({ part: [left / image.width, right / image.width], output })
  }
  return looks
}

/** The separator that looks at a gap show there, if any. */
function findSeparator(looks: readonly Look[], classesOf: readonly number[], gap: Stretch): readonly ReadCharacter[] {
  const seen = looks.map(({ part: [from, to], output }) => {
    const place = (at: number): number => (at - from) / (to - from)
    return rateSeparators(output, classesOf, [place(gap[0]), place(gap[1])])
  })
  const chances = SEPARATORS.map((_, index) => sum(seen.map((look) => look[index]!)) / looks.length)
  if (sum(chances) < SEEN) return []
  const confidence = Math.max(...chances)
  return [{ text: SEPARATORS[chances.indexOf(confidence)]!, confidence, at: (gap[0] + gap[1]) / 2 }]
}

/** Runs of figures, and each other character by itself. */
function groupFigures(characters: readonly ReadCharacter[]): readonly (readonly ReadCharacter[])[] {
  const groups: ReadCharacter[][] = []
  for (const [index, character] of characters.entries()) {
    const continues = index > 0 && FIGURE.test(character.text) && FIGURE.test(characters[index - 1]!.text)
    if (continues) groups.at(-1)!.push(character)
    else groups.push([character])
  }
  return groups
}

/** How likely each separator is in its likeliest step there. */
function rateSeparators(
  { data, dims: [steps, , classes] }: Output,
  classesOf: readonly number[],
  [from, to]: Stretch,
): readonly number[] {
  const first = Math.max(0, Math.floor(from * steps!))
  const last = Math.min(steps! - 1, Math.floor(to * steps!))
  return classesOf.map((separator) => {
    let most = 0
    for (let step = first; step <= last; step += 1) most = Math.max(most, data[step * classes! + separator]!)
    return most
  })
}

function sum(chances: readonly number[]): number {
  return chances.reduce((total, chance) => total + chance, 0)
}
