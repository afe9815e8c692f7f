/** Cells and lines of the last pages: one of 500 words has up to 400 different texts. */
const MOST_TEXTS = 2000

/**
 * The same function of a text, with its last answers kept: finders ask for the same texts again and again, each in a cell,
 * line or segment of its own, eight times for each on a page of many figures.
 */
export function rememberTexts<Answer extends {} | null>(read: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    if (answers.size === MOST_TEXTS) answers.clear()
    const answer = read(text)
    answers.set(text, answer)
    return answer
  }
}
