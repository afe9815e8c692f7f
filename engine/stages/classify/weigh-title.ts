import type { Line, Segment } from '../../domain/lines.ts'

/** Titles stand in this upper part of the first page. */
const HEAD = 0.6
/** How far into its line a title may begin, in characters. */
const MOST_LEAD = 25
/** Letters beside the title: a number, a day, a name may follow, a sentence may not. */
const MOST_BESIDE = 26

/** How much a title of a type stands out, 0 for none to 9: type size, weight, a line of its own, a capital letter. */
export function weighTitle(lines: readonly Line[], title: RegExp): number {
  const head = lines.filter(({ page }) => page.number === 1)
  const body = medianSize(head)
  let best = 0
  for (const { page, segments } of head) {
    for (const segment of segments) {
      if (segment.box[1] > page.height * HEAD) continue
      const match = title.exec(segment.text)
      if (match === null || match.index > MOST_LEAD) continue
      // Among several columns it heads one of them: "Gutschrift" above the credits of a statement.
      const share = segments.length >= 3 && !segment.text.endsWith(':') ? 0.5 : 1
      best = Math.max(best, share * weigh(segment, match, body))
    }
  }
  return best
}

function weigh(segment: Segment, match: RegExpExecArray, body: number): number {
  const before = segment.text.slice(0, match.index)
  const after = segment.text.slice(match.index + match[0].length)
  const beside = (before + after).replace(/[^\p{L}]/gu, '').length
  // "Rechnung 4711: Bitte um Stundung" is what a letter is about.
  const isSubject = /^[^:]{0,20}:\s*\p{L}/u.test(after)
  const isShort = beside <= MOST_BESIDE && !isSubject
  const isAlone = beside <= 4
  const size = segment.words[0]!.fontSize
  const isLarge = size >= 13 || size >= 1.25 * body
  const isCapital = /^\P{L}*\p{Lu}/u.test(match[0])
  const isLabel = /^[\p{L}.\s-]{0,14}:/u.test(after)
  const isBold = segment.words.every((word) => word.bold) || /^[^\p{Ll}]{6,}$/u.test(match[0])
  const base = (isCapital ? 2 : 1) + (isShort ? 1.2 : 0) + (isAlone && !isLabel ? 1 : 0)
  const stands = (isLarge && isShort ? 2.5 : 0) + (isBold && isShort ? 0.8 : 0)
  const isLate = before.replace(/[^\p{L}]/gu, '').length > 10
  return (base + stands) * (isShort ? 1 : 0.6) * (isLate ? 0.7 : 1) * (isLabel ? (isBold ? 0.8 : 0.5) : 1)
}

function medianSize(lines: readonly Line[]): number {
  const sizes = lines
    .flatMap(({ segments }) => segments.map(({ words }) => words[0]!.fontSize))
    .toSorted((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 10
}
