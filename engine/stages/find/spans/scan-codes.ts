import { US_STATE_CODES } from '../../../domain/us-states.ts'
import { listMatches } from '../values/list-matches.ts'
import type { Stretch } from './stretch.ts'

/**
 * A number of the Austrian register is one word with the letter that checks it: "FN 418823 d"; one of the French social insurance with
 * the blanks between sex, year, month, department, commune, order and key: "2 88 05 35 238 114 79".
 */
const TOKEN =
  /(?<=(?<!\p{L})FN[:.]?\s)\d{5,6}\s\p{Ll}(?!\p{L})|(?<!\d\s?)[12]\s\d{2}\s\d{2}\s(?:\d{2}|2[AB])\s\d{3}\s\d{3}(?:\s\d{2})?(?![\s.,]?\d)|[^\s:;,|·•()[\]"„“”]+/gu
/** A word of a code: figures, or a few capitals ("HK-B 2291"), or a sign between figures. */
const PART = /\d|^(?:#?\p{Lu}{1,5}(?:[.\-/#]|-\p{Lu}{1,3})?|[/-]|No\.?|Nr\.?)$/u
const NUMBER_SIGN = /^(?:Nr\.?|No\.?|N[°º]|#|n\.)\s*(?=\S*\d)/iu
const EDGES = /^[\s.,\-/#*–'’+=<>]+|[\s.,\-/#*–'’+=<>]+$/g
/** "NC 28214" behind a town, "IL 60610-1318": state and ZIP code; "AR 10023" is a number. */
const US_PLACE = new RegExp(
  String.raw`^(?:.*\p{L}, ${US_STATE_CODES} \d{5}|.*(?<!\p{L})${US_STATE_CODES} \d{5}-\d{4})$`,
  'u',
)
/** Characters that are looked at before it. */
const MOST_BEFORE = 4
const MOST_TOKENS = 4
/** A longer run that goes no further is one number: "VR 30 118 774 02", "S 25 / 118 447". */
const MOST_OF_RUN = 6
const [LEAST_LENGTH, MOST_LENGTH] = [1, 32]

/** Every run of up to four words that can be a number or reference: with a figure, words of figures and capitals alone. */
export function scanCodes(text: string): readonly Stretch[] {
  if (!/\d/.test(text)) return []
  const tokens = listMatches(text, TOKEN).map(({ index, 0: value }) => ({
    from: index,
    to: index + value.length,
    value,
  }))
  const found = new Map<string, Stretch>()
  const add = (from: number, to: number): void => {
    const printed = text.slice(from, to)
    const value = printed.replace(EDGES, '')
    if (!/\d/.test(value) || value.length < LEAST_LENGTH || value.length > MOST_LENGTH) return
    const start = from + printed.indexOf(value)
    if (/^\p{Lu}{2} /u.test(value) && US_PLACE.test(text.slice(Math.max(0, start - MOST_BEFORE), start) + value)) return
    found.set(`${start} ${value.length}`, { from: start, to: start + value.length, value })
  }
  const goesOn = (index: number): boolean =>
    index > 0 &&
    index < tokens.length &&
    PART.test(tokens[index - 1]!.value) &&
    PART.test(tokens[index]!.value) &&
    text.slice(tokens[index - 1]!.to, tokens[index]!.from).trim() === ''
  tokens.forEach((token, index) => {
    if (!PART.test(token.value)) return
    if (!goesOn(index)) {
      let last = index
      while (goesOn(last + 1)) last += 1
      const count = last - index + 1
      if (count > MOST_TOKENS && count <= MOST_OF_RUN) add(token.from, tokens[last]!.to)
    }
    for (let last = index; last < Math.min(tokens.length, index + MOST_TOKENS); last += 1) {
      if (last > index && !goesOn(last)) return
      const to = tokens[last]!.to
      add(token.from, to)
      const sign = NUMBER_SIGN.exec(text.slice(token.from, to))
      if (sign !== null) add(token.from + sign[0].length, to)
    }
  })
  return [...found.values()]
}
