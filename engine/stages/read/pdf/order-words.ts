import type { Word } from '../../../domain/page.ts'

/** Words that stand at the same place: shadows, and bold type made by printing twice. Points per point of type size. */
const SHADOW = 0.2

/** Words line by line from top to bottom, each line from left to right, every word once. */
export function orderWords(words: readonly Word[]): Word[] {
  const lines: { words: Word[]; middle: number; height: number }[] = []
  for (const word of [...words].sort((a, b) => middleOf(a) - middleOf(b))) {
    const line = lines.at(-1)
    const height = word.box[3] - word.box[1]
    if (line !== undefined && middleOf(word) - line.middle < Math.min(line.height, height) * 0.5) {
      line.words.push(word)
      line.middle += (middleOf(word) - line.middle) / line.words.length
    } else lines.push({ words: [word], middle: middleOf(word), height })
  }
  return lines.flatMap((line) => dropShadows(line.words.sort((a, b) => a.box[0] - b.box[0])))
}

function dropShadows(line: readonly Word[]): Word[] {
  return line.filter((word, at) => {
    const reach = word.fontSize * SHADOW
    for (let before = at - 1; before >= 0 && word.box[0] - line[before]!.box[0] <= reach; before--)
      if (line[before]!.text === word.text && Math.abs(line[before]!.box[1] - word.box[1]) <= reach) return false
    return true
  })
}

function middleOf(word: Word): number {
  return (word.box[1] + word.box[3]) / 2
}
