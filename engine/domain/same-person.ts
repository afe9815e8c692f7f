/** Words of a name to be told by: a surname alone is that of many. */
const LEAST = 2

/**
 * "N. Requena", "Requena, Noelia" and "Noelia Requena Pastor" are one person: every word of the shorter name is one of the longer, in
 * whatever order, or the initial of one, and one of them is written out in both.
 */
export function isSamePerson(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length) as [string[], string[]]
  if (short.length < LEAST) return false
  const left = [...long]
  let written = 0
  for (const word of short.toSorted((a, b) => b.length - a.length)) {
    const at = left.findIndex((known) => known === word || isInitial(word, known) || isInitial(known, word))
    if (at < 0) return false
    if (word.length > 1 && left[at] === word) written += 1
    left.splice(at, 1)
  }
  return written > 0
}

function isInitial(letter: string, word: string): boolean {
  return letter.length === 1 && word.startsWith(letter)
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .filter((word) => word !== '')
}
