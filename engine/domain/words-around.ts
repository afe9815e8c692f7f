/** Words before and after a place in a text, in reading order. */
export interface WordsAround {
  readonly before: string
  readonly after: string
}

/** Words on each side: a label stands near its value. */
const REACH = 12

/**
 * The words around a printed value on its page; null when it does not stand there. Of several places the one that lies as
 * far down the page as the box does.
 * @param text of one page, lines parted by line ends
 * @param top of the box as a fraction of the page; null: the first place
 */
export function findWordsAround(text: string, printed: string, top: number | null): WordsAround | null {
  const words = [...text.matchAll(/\S+/g)].map((match) => match[0])
  const wanted = printed.split(/\s+/).filter((word) => word !== '')
  if (wanted.length === 0) return null
  const places = words.flatMap((_, at) => (wanted.every((word, offset) => words[at + offset] === word) ? [at] : []))
  const distance = (at: number): number => (top === null ? at : Math.abs(at / words.length - top))
  const place = places.toSorted((a, b) => distance(a) - distance(b))[0]
  if (place === undefined) return null
  const end = place + wanted.length
  return {
    before: words.slice(Math.max(0, place - REACH), place).join(' '),
    after: words.slice(end, end + REACH).join(' '),
  }
}
